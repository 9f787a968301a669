#!/bin/sh
# Makes the AppImage: appimage.sh BUNDLE APPDIR [FILE]. Without FILE it only makes APPDIR, its folder.
# FILE needs appimagetool, from https://github.com/AppImage/appimagetool/releases, which fetches the runtime
# from https://github.com/AppImage/type2-runtime/releases, unless APPIMAGE_RUNTIME names a file with it.
set -eu

here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
id=io.github.tartli.Tartli
bundle=$1
folder=$2

rm -rf "$folder"
mkdir -p "$folder/usr/lib"
cp -R "$bundle" "$folder/usr/lib/tartli-desktop"
"${PYTHON:-python3}" "$here/share.py" "$folder/usr"
install -m 755 "$here/AppRun" "$folder/AppRun"
cp "$folder/usr/share/applications/$id.desktop" "$folder/$id.desktop"
cp "$folder/usr/share/icons/hicolor/256x256/apps/$id.png" "$folder/$id.png"
ln -s "$id.png" "$folder/.DirIcon"
if [ $# -gt 2 ]; then
    # Every file gets one time. appimagetool sets that of the whole, and mksquashfs refuses SOURCE_DATE_EPOCH beside it.
    env -u SOURCE_DATE_EPOCH appimagetool --no-appstream ${APPIMAGE_RUNTIME:+--runtime-file "$APPIMAGE_RUNTIME"} \
        --mksquashfs-opt -all-time --mksquashfs-opt "${SOURCE_DATE_EPOCH:-0}" \
        --mksquashfs-opt -Xcompression-level --mksquashfs-opt 22 "$folder" "$3"
fi
