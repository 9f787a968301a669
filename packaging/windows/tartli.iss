; The installer for Windows: iscc /DVersion=1.2.3 /Odist packaging\windows\tartli.iss
; It is made from the bundle in build\bundle\tartli-desktop and installs for one user without administrator rights.
; Removing the program leaves matches and settings in %LOCALAPPDATA%\tartli.

#ifndef Version
  #error The version is missing: iscc /DVersion=1.2.3
#endif
#define AppId "io.github.tartli.Tartli"
#define Root AddBackslash(SourcePath) + "..\.."

[Setup]
AppId={#AppId}
AppName=Tartli
AppVersion={#Version}
AppPublisher=The Tartli authors
AppPublisherURL=https://github.com/tartli/tartli-desktop
VersionInfoVersion={#Version}
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
PrivilegesRequired=lowest
DefaultDirName={autopf}\Tartli
DisableProgramGroupPage=yes
ChangesAssociations=yes
CloseApplications=yes
LicenseFile={#Root}\LICENSE
SetupIconFile={#Root}\build\icons\tartli.ico
UninstallDisplayIcon={app}\tartli-desktop.exe
OutputBaseFilename=Tartli-{#Version}-setup
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "hu"; MessagesFile: "compiler:Languages\Hungarian.isl"

[CustomMessages]
en.MatchFile=Tartli match
de.MatchFile=Tartli-Partie
hu.MatchFile=Tartli-parti

[InstallDelete]
; Files that only an older version had.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\build\bundle\tartli-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion
Source: "{#Root}\packaging\copyright"; DestDir: "{app}"; DestName: "copyright.txt"; Flags: ignoreversion

[Icons]
Name: "{autoprograms}\Tartli"; Filename: "{app}\tartli-desktop.exe"; AppUserModelID: "{#AppId}"

[Registry]
; Windows knows files by what comes after the last dot of their names, so it offers the program for .json files, but
; not as its first choice. The program imports the files opened with it.
Root: HKA; Subkey: "Software\Classes\{#AppId}.match"; ValueType: string; ValueData: "{cm:MatchFile}"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\{#AppId}.match\DefaultIcon"; ValueType: string; ValueData: "{app}\tartli-desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\{#AppId}.match\shell\open\command"; ValueType: string; ValueData: """{app}\tartli-desktop.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.json\OpenWithProgids"; ValueType: string; ValueName: "{#AppId}.match"; ValueData: ""; Flags: uninsdeletevalue

[Run]
Filename: "{app}\tartli-desktop.exe"; Description: "{cm:LaunchProgram,Tartli}"; Flags: nowait postinstall skipifsilent
