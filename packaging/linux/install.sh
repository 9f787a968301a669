#!/bin/sh
# Installs Tartli for you alone, in ~/.local: run it from the folder that was unpacked. Nothing needs root.
# Later, ~/.local/lib/tartli-desktop/uninstall.sh removes it again, but never your matches.
set -eu

here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
prefix=${PREFIX:-$HOME/.local}
program=$prefix/lib/tartli-desktop
starter=$prefix/bin/tartli-desktop

if [ ! -x "$here/program/tartli-desktop" ]; then
    echo "Tartli was not installed: $here/program is missing. Please unpack the archive again, and run its install.sh." >&2
    exit 1
fi
case $prefix in *[[:space:]\"\`\$\\%]*)
    echo "Tartli was not installed: a menu cannot start programs from $prefix, for a space or another such sign in it." >&2
    echo "Please name another folder: PREFIX=/some/folder $0" >&2
    exit 1 ;;
esac
if [ -e "$starter" ] && [ ! -L "$starter" ]; then
    echo "Tartli was not installed: $starter is there already and is something else." >&2
    exit 1
fi

# The new one is there in full before the old one goes.
mkdir -p "$prefix/lib" "$prefix/bin"
rm -rf "$program.new"
cp -R "$here/program" "$program.new"
cp "$here/uninstall.sh" "$program.new/"
# What uninstall.sh removes.
(cd "$here" && find share -type f) >"$program.new/installed"
if [ -x "$program/uninstall.sh" ]; then
    PREFIX=$prefix "$program/uninstall.sh" >/dev/null
fi
rm -rf "$program"
mv "$program.new" "$program"
ln -sf ../lib/tartli-desktop/tartli-desktop "$starter"
while read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    cp "$here/$file" "$prefix/$file"
done <"$program/installed"
# With its whole path, since ~/.local/bin may not be where a desktop looks for programs.
entry=$prefix/share/applications/io.github.tartli.Tartli.desktop
sed "s|^Exec=tartli-desktop|Exec=$starter|" "$here/share/applications/io.github.tartli.Tartli.desktop" >"$entry"
PREFIX=$prefix "$program/uninstall.sh" --refresh

echo "Tartli is installed. Start it from the menu, or with: $starter"
echo "To remove it: $program/uninstall.sh"
