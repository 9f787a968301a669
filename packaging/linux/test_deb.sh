#!/usr/bin/env bash
# Installs the Debian package on a bare Debian 12, plays there, upgrades it and removes it again:
#     test_deb.sh OLDER.deb NEWER.deb FOLDER
# FOLDER gets what the demo leaves, and pictures of the windows. Needs root, debootstrap, Xvfb, xdotool and
# ImageMagick, and Debian's registry. The bare system is kept in build/bookworm for the next time.
set -euo pipefail

older=$(realpath "$1")
newer=$(realpath "$2")
mkdir -p "$3"
results=$(realpath "$3")
mirror=${MIRROR:-http://deb.debian.org/debian}
cd "$(dirname "$0")/../.."
base=$PWD/build/bookworm
root=$(mktemp -d "$PWD/build/bare.XXXXXX")
display=:${DISPLAY_NUMBER:-81}
home=/home/kata
started=()

clean_up() {
    for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
    for place in tmp/.X11-unix dev proc; do umount "$root/$place" 2>/dev/null || umount -l "$root/$place" 2>/dev/null || true; done
    # Never delete in what might still be mounted.
    rm -rf --one-file-system "$root"
}
trap clean_up EXIT

fail() {
    echo "FAILED: $*" >&2
    exit 1
}
inside() { chroot "$root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 "$@"; }
as_kata() {
    chroot --userspec=kata:kata "$root" /usr/bin/env -i PATH=/usr/bin:/bin HOME=$home LC_ALL=C.UTF-8 \
        DISPLAY=$display sh -c "cd $home && $1"
}
# The files on the disk, without those that change with every installation.
listed() { find "$root" -xdev -mindepth 1 -printf '%P\n' | grep -vE '^(proc|dev|tmp|run|home/kata|var/(lib/dpkg|lib/apt|cache|log))(/|$)' | sort; }
stored() { # every card of the player's matches, as one sum; these tables are the same in all versions
    python3 - "$root$home/.local/share/tartli/matches.sqlite3" <<'PYTHON'
import hashlib, sqlite3, sys
base = sqlite3.connect(f"file:{sys.argv[1]}?mode=ro", uri=True)
rows = [row for name in ("hand", "action") for row in base.execute(f"select * from {name} order by rowid")]
assert rows
print(len(rows), hashlib.sha256(repr(rows).encode()).hexdigest())
PYTHON
}

if [ ! -e "$base/complete" ]; then
    echo "Getting a bare Debian 12 ..."
    rm -rf --one-file-system "$base"
    debootstrap --variant=minbase bookworm "$base" "$mirror" >"$results/debootstrap.log"
    touch "$base/complete"
fi
cp -a "$base/." "$root"
mkdir -p "$root/tmp/.X11-unix"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
cp "$older" "$root/tmp/older.deb"
cp "$newer" "$root/tmp/newer.deb"
inside useradd --create-home kata
# No service may start in there, so none needs to be stopped.
printf '#!/bin/sh\nexit 101\n' >"$root/usr/sbin/policy-rc.d"
chmod 755 "$root/usr/sbin/policy-rc.d"

Xvfb "$display" -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
started+=($!)
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"

echo "What it depends on is installed ..."
inside apt-get -qq -o Dpkg::Use-Pty=0 update
inside apt-get -qq -o Dpkg::Use-Pty=0 satisfy -y --no-install-recommends "$(dpkg-deb -f "$older" Depends)" >"$results/apt.log"
listed >"$results/before.txt"

echo "The package alone is installed ..."
inside dpkg -i /tmp/older.deb >>"$results/apt.log"
lacking=$(inside sh -c 'find /usr/lib/tartli-desktop -type f \( -name "*.so*" -o -name tartli-desktop \) |
    LD_LIBRARY_PATH=/usr/lib/tartli-desktop/_internal xargs -n 1 ldd 2>/dev/null | grep "not found"' || true)
[ -z "$lacking" ] || fail "the package does not depend on what has $lacking"

echo "It plays the demo ..."
as_kata "tartli-desktop --demo demo" >"$results/demo.log" || fail "the demo: $(cat "$results/demo.log")"
[ "$(find "$root$home/demo" -name '*.png' | wc -l)" = 6 ] || fail "the demo left no six pictures"
as_kata "tartli-desktop --check demo/match.tartli.json" >>"$results/demo.log" || fail "the record of the demo"
cp "$root$home/demo/"*.png "$results/"

show() { # start it with the other arguments, take a picture of its window as $1, and close it
    local picture=$1 window
    shift
    as_kata "exec tartli-desktop $*" 2>"$results/$picture.log" &
    local program=$!
    started+=("$program")
    DISPLAY=$display timeout 60 xdotool search --sync --onlyvisible --name Tartli >/dev/null ||
        fail "no window came: $(cat "$results/$picture.log")"
    # Wait until the picture shows what lies on the table.
    sleep 4
    DISPLAY=$display import -window root "$results/$picture.png"
    # Close a dialog over the window first.
    for key in Escape ctrl+q; do
        for window in $(DISPLAY=$display xdotool search --onlyvisible --class . 2>/dev/null); do
            DISPLAY=$display xdotool windowfocus "$window" key --window "$window" "$key" 2>/dev/null || true
        done
        sleep 1
    done
    for _ in $(seq 30); do
        kill -0 "$program" 2>/dev/null || break
        sleep 1
    done
    if kill -0 "$program" 2>/dev/null; then
        DISPLAY=$display import -window root "$results/$picture.png"
        fail "Ctrl+Q did not end it"
    fi
    wait "$program" || fail "it ended badly: $(cat "$results/$picture.log")"
    [ ! -s "$results/$picture.log" ] || fail "it complained: $(cat "$results/$picture.log")"
}

echo "Its window comes up, and takes in a match ..."
show window demo/match.tartli.json
before=$(stored)

echo "The newer package is installed over it, where a desktop is ..."
inside apt-get -qq -o Dpkg::Use-Pty=0 install -y --no-install-recommends shared-mime-info desktop-file-utils >>"$results/apt.log"
inside apt-get -qq -o Dpkg::Use-Pty=0 satisfy -y --no-install-recommends "$(dpkg-deb -f "$newer" Depends)" >>"$results/apt.log"
listed | grep -vi tartli >"$results/with-desktop.txt"
inside dpkg -i /tmp/newer.deb >>"$results/apt.log"
[ "$(inside dpkg-query -W -f '${Version}' tartli-desktop)" = "$(dpkg-deb -f "$newer" Version)" ] || fail "the version"
[ "$(stored)" = "$before" ] || fail "the matches changed with the upgrade"
grep -q tartli.json "$root/usr/share/mime/globs2" || fail "the file type is not known"
grep -q tartli "$root/usr/share/applications/mimeinfo.cache" || fail "nothing opens the file type"
show upgraded
[ "$(stored)" = "$before" ] || fail "the upgraded program changed the matches"

echo "It is removed ..."
inside dpkg --purge tartli-desktop >>"$results/apt.log"
# Everything left now was there without the package, or came with the desktop.
left=$(comm -13 <(sort -u "$results/before.txt" "$results/with-desktop.txt") <(listed))
[ -z "$left" ] || fail "it left behind $left"
remains=$(listed | grep -i tartli || true)
[ -z "$remains" ] || fail "it left behind $remains"
! grep -rq tartli "$root/usr/share/mime" "$root/usr/share/applications" || fail "it is still named in $(grep -rl tartli "$root/usr/share/mime" "$root/usr/share/applications")"
[ "$(stored)" = "$before" ] || fail "the matches were removed too"
echo "Installed, played, upgraded and removed; the matches are still there."
