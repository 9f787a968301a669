#!/bin/sh
# Installs Tartli for you alone, in ~/.local: run it from the unpacked folder. Nothing needs root.
# PREFIX=/some/folder ./install.sh installs it there instead. The uninstall.sh that is installed with it removes
# that copy again, but never your matches.
set -eu

here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)

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
refuse() {
    say "$@" >&2
    exit 1
}

prefix=${PREFIX:-$HOME/.local}
case $prefix in
    /) prefix= ;;
    /*/) prefix=${prefix%/} ;;
    /*) ;;
    *) prefix=$(pwd)/${prefix#./} ;;
esac
program=$prefix/lib/tartli-desktop
starter=$prefix/bin/tartli-desktop

[ -x "$here/program/tartli-desktop" ] || refuse \
    "Tartli was not installed: %s is missing. Unpack the archive again and run its install.sh." \
    "A Tartli nem lett telepítve: ez hiányzik: %s. Csomagold ki újra az archívumot, és futtasd az install.sh fájlját." \
    "Tartli wurde nicht installiert: %s fehlt. Entpack das Archiv noch einmal und starte daraus install.sh." \
    "$here/program"
# These characters cannot stand in a menu entry, by the Desktop Entry Specification; other special ones are quoted.
case $prefix in *[\"\`\$\\%=]* | *[[:cntrl:]]*) refuse \
    "Tartli was not installed: a menu cannot start programs from %s. Choose a folder without \" \` \$ \\\\ %% or = in its name: PREFIX=/some/folder %s" \
    "A Tartli nem lett telepítve: a menü innen nem tud programot indítani: %s. Válassz olyan mappát, amelynek a nevében nincs \" \` \$ \\\\ %% vagy = jel: PREFIX=/másik/mappa %s" \
    "Tartli wurde nicht installiert: Ein Menü kann von %s aus keine Programme starten. Nimm einen Ordner ohne \" \` \$ \\\\ %% oder = im Namen: PREFIX=/anderer/Ordner %s" \
    "$prefix" "$0" ;;
esac
if [ -e "$starter" ] && [ ! -L "$starter" ]; then
    refuse \
        "Tartli was not installed: %s already exists and is another program." \
        "A Tartli nem lett telepítve: már van ilyen nevű, másik program: %s" \
        "Tartli wurde nicht installiert: %s gibt es schon, und es ist ein anderes Programm." \
        "$starter"
fi
if ! mkdir -p "$prefix/lib" "$prefix/bin" "$prefix/share" 2>/dev/null || [ ! -w "$prefix/lib" ]; then
    refuse \
        "Tartli was not installed: nothing can be written to %s. Choose another folder: PREFIX=/some/folder %s" \
        "A Tartli nem lett telepítve: ide nem lehet írni: %s. Válassz másik mappát: PREFIX=/másik/mappa %s" \
        "Tartli wurde nicht installiert: In %s kann nichts geschrieben werden. Nimm einen anderen Ordner: PREFIX=/anderer/Ordner %s" \
        "$prefix" "$0"
fi

# The new copy is complete before the old one goes.
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
while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    cp "$here/$file" "$prefix/$file"
done <"$program/installed"
# With its whole path, since a desktop may not look for programs in ~/.local/bin.
case $starter in
    *[!A-Za-z0-9/._+-]*) quoted=\"$starter\" ;;
    *) quoted=$starter ;;
esac
entry=share/applications/io.github.tartli.Tartli.desktop
while IFS= read -r line; do
    case $line in
        Exec=tartli-desktop*) printf 'Exec=%s%s\n' "$quoted" "${line#Exec=tartli-desktop}" ;;
        *) printf '%s\n' "$line" ;;
    esac
done <"$here/$entry" >"$prefix/$entry"
"$program/uninstall.sh" --refresh

say "Tartli is installed. Start it from the menu, or with: %s" \
    "A Tartli telepítve van. Indítsd a menüből, vagy így: %s" \
    "Tartli ist installiert. Starte es aus dem Menü oder so: %s" \
    "$starter"
case :${XDG_DATA_DIRS:-/usr/local/share:/usr/share}:${XDG_DATA_HOME:-$HOME/.local/share}: in
    *":$prefix/share:"* | *":$prefix/share/:"*) ;;
    *) say "Your menu shows it only if XDG_DATA_DIRS names %s." \
        "A menüdben csak akkor jelenik meg, ha az XDG_DATA_DIRS változóban ez is szerepel: %s" \
        "In deinem Menü erscheint es nur, wenn XDG_DATA_DIRS %s enthält." \
        "$prefix/share" ;;
esac
say "To remove it: %s" "Így távolíthatod el: %s" "So entfernst du es wieder: %s" "$program/uninstall.sh"
