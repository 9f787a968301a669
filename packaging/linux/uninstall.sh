#!/bin/sh
# Removes Tartli as install.sh installed it: the copy that this file belongs to. Run from the unpacked folder, it
# removes the copy in ~/.local, or in PREFIX. Your matches and settings stay; it says where they are.
set -eu

# say FORMAT IN-HUNGARIAN IN-GERMAN [WORD ...]
say() {
    case ${LC_ALL:-${LC_MESSAGES:-${LANG-}}} in
        hu*) format=$2 ;;
        de*) format=$3 ;;
        *) format=$1 ;;
    esac
    shift 3
    # shellcheck disable=SC2059
    printf "$format\n" "$@"
}

program=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
if [ -f "$program/installed" ]; then
    prefix=${program%/lib/tartli-desktop}
else
    prefix=${PREFIX:-$HOME/.local}
    program=$prefix/lib/tartli-desktop
fi

# Renews the desktop's caches of menu entries, file types and icons. A desktop without a tool does this by itself.
renew() {
    if command -v "$1" >/dev/null; then
        "$@" >/dev/null 2>&1 || true
    fi
}
refresh() {
    renew update-desktop-database -q "$prefix/share/applications"
    renew update-mime-database "$prefix/share/mime"
    renew gtk-update-icon-cache -q -t -f "$prefix/share/icons/hicolor"
}

if [ "${1-}" = --refresh ]; then
    refresh
    exit
fi
if [ ! -f "$program/installed" ]; then
    say "Tartli is not installed in %s." "A Tartli nincs ide telepítve: %s" "Tartli ist nicht in %s installiert." \
        "$prefix" >&2
    exit 1
fi

while IFS= read -r file; do
    rm -f "$prefix/$file"
done <"$program/installed"
if [ "$(readlink "$prefix/bin/tartli-desktop")" = ../lib/tartli-desktop/tartli-desktop ]; then
    rm -f "$prefix/bin/tartli-desktop"
fi
refresh
rm -rf "$program"

say "Tartli has been removed. Your matches are still in %s, your settings in %s." \
    "A Tartli el lett távolítva. A partijaid megmaradtak itt: %s, a beállításaid itt: %s" \
    "Tartli ist entfernt. Deine Partien sind noch in %s, deine Einstellungen in %s." \
    "${XDG_DATA_HOME:-$HOME/.local/share}/tartli" "${XDG_CONFIG_HOME:-$HOME/.config}/tartli"
