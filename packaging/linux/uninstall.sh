#!/bin/sh
# Removes Tartli as install.sh installed it. Your matches and settings stay; it says where they are.
set -eu

prefix=${PREFIX:-$HOME/.local}
program=$prefix/lib/tartli-desktop

# What a desktop keeps of all menu entries, file types and icons. Where a tool is missing, it does so by itself.
refresh() {
    for command in "update-desktop-database -q $prefix/share/applications" \
        "update-mime-database $prefix/share/mime" \
        "gtk-update-icon-cache -q -t -f $prefix/share/icons/hicolor"; do
        command -v "${command%% *}" >/dev/null && $command >/dev/null 2>&1 || true
    done
}

if [ "${1-}" = --refresh ]; then
    refresh
    exit
fi
if [ ! -f "$program/installed" ]; then
    echo "Tartli is not installed in $prefix." >&2
    exit 1
fi

while read -r file; do
    rm -f "$prefix/$file"
done <"$program/installed"
if [ "$(readlink "$prefix/bin/tartli-desktop")" = ../lib/tartli-desktop/tartli-desktop ]; then
    rm -f "$prefix/bin/tartli-desktop"
fi
refresh
rm -rf "$program"

echo "Tartli is removed. Your matches are still in ${XDG_DATA_HOME:-$HOME/.local/share}/tartli, your settings in" \
    "${XDG_CONFIG_HOME:-$HOME/.config}/tartli."
