; SPDX-FileCopyrightText: 2026 The Qumalaq authors
; SPDX-License-Identifier: GPL-3.0-or-later
;
; The installer: for one user, without an administrator. build.sh calls makensis with VERSION, SIZE (KiB), STAGE (the
; folder with the programs), ICON, PICTURE (of the last page, 164x314) and OUTPUT.
;   qumalaq-…-setup.exe /S [/D=FOLDER]     installs without asking
;   uninstall.exe /S                       removes the programs and leaves the user's games and settings
;   uninstall.exe /S /GAMES                removes them too
; The programs are 64-bit too.
Target amd64-unicode
!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

!define NAME "Qumalaq"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Qumalaq"
; As Qt names them: after the organization and the application.
!define SETTINGS "$APPDATA\qumalaq\qumalaq.ini"
!define DATA "$APPDATA\qumalaq\qumalaq"

Name "${NAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Qumalaq"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
SetCompressor /SOLID lzma
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey ProductName "${NAME}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey FileDescription "${NAME}"
VIAddVersionKey LegalCopyright "GPL-3.0-or-later"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\qumalaq.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
; The language of Windows is chosen if it is one of these, otherwise the first.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGEEX "." "Kazakh" ; makensis works in the folder of this script

LangString GAME_TYPE ${LANG_ENGLISH} "Togyzqumalaq game"
LangString GAME_TYPE ${LANG_RUSSIAN} "Партия в тогызкумалак"
LangString GAME_TYPE ${LANG_KAZAKH} "Тоғызқұмалақ партиясы"
LangString PACK_TYPE ${LANG_ENGLISH} "Qumalaq pack of puzzles and lessons"
LangString PACK_TYPE ${LANG_RUSSIAN} "Сборник задач и уроков Qumalaq"
LangString PACK_TYPE ${LANG_KAZAKH} "Qumalaq есептері мен сабақтарының жинағы"
LangString SECTION_PROGRAM ${LANG_ENGLISH} "The program"
LangString SECTION_PROGRAM ${LANG_RUSSIAN} "Программа"
LangString SECTION_PROGRAM ${LANG_KAZAKH} "Бағдарлама"
LangString SECTION_GAMES ${LANG_ENGLISH} "Games and settings"
LangString SECTION_GAMES ${LANG_RUSSIAN} "Партии и настройки"
LangString SECTION_GAMES ${LANG_KAZAKH} "Партиялар, баптаулар"
LangString DESCRIBE_PROGRAM ${LANG_ENGLISH} "Removes Qumalaq from this computer."
LangString DESCRIBE_PROGRAM ${LANG_RUSSIAN} "Удаляет Qumalaq с этого компьютера."
LangString DESCRIBE_PROGRAM ${LANG_KAZAKH} "Qumalaq бағдарламасын осы компьютерден өшіреді."
LangString DESCRIBE_GAMES ${LANG_ENGLISH} "Deletes your library, the unfinished games, the progress in lessons and the settings. They cannot be brought back."
LangString DESCRIBE_GAMES ${LANG_RUSSIAN} "Удаляет вашу библиотеку, неоконченные партии, пройденные уроки и настройки. Вернуть их будет нельзя."
LangString DESCRIBE_GAMES ${LANG_KAZAKH} "Кітапханаңызды, аяқталмаған партияларды, сабақтардағы жетістікті және баптауларды жояды. Оларды қайтару мүмкін болмайды."
LangString RUNNING ${LANG_ENGLISH} "Qumalaq is running. Please close it first."
LangString RUNNING ${LANG_RUSSIAN} "Qumalaq запущен. Сначала закройте его."
LangString RUNNING ${LANG_KAZAKH} "Qumalaq ашық тұр. Алдымен оны жабыңыз."

; Windows lets a running program not be replaced or deleted, but a file can be opened for writing otherwise.
!macro REFUSE_WHILE_RUNNING
    ${If} ${FileExists} "$INSTDIR\qumalaq.exe"
    retry:
        ClearErrors
        FileOpen $0 "$INSTDIR\qumalaq.exe" a
        ${If} ${Errors}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY retry
            SetErrorLevel 2
            Quit
        ${EndIf}
        FileClose $0
    ${EndIf}
!macroend

; Removes what this installer wrote, and nothing else that is in the folder.
!macro REMOVE_PROGRAM
    Delete "$INSTDIR\*.dll"
    Delete "$INSTDIR\qumalaq.exe"
    Delete "$INSTDIR\qumalaq-engine.exe"
    Delete "$INSTDIR\LICENSE.txt"
    RMDir /r "$INSTDIR\platforms"
    RMDir /r "$INSTDIR\styles"
    RMDir /r "$INSTDIR\sqldrivers"
    RMDir /r "$INSTDIR\multimedia"
    RMDir /r "$INSTDIR\licenses"
    RMDir /r "$INSTDIR\guide"
!macroend

; The program opens files with this suffix.
!macro REGISTER_TYPE SUFFIX NAME
    WriteRegStr HKCU "Software\Classes\Qumalaq.${SUFFIX}" "" "${NAME}"
    WriteRegStr HKCU "Software\Classes\Qumalaq.${SUFFIX}\DefaultIcon" "" "$INSTDIR\qumalaq.exe,0"
    WriteRegStr HKCU "Software\Classes\Qumalaq.${SUFFIX}\shell\open\command" "" '"$INSTDIR\qumalaq.exe" "%1"'
    WriteRegStr HKCU "Software\Classes\.${SUFFIX}" "" "Qumalaq.${SUFFIX}"
    WriteRegStr HKCU "Software\Classes\.${SUFFIX}\OpenWithProgids" "Qumalaq.${SUFFIX}" ""
!macroend

; Leaves a suffix that another program has registered since.
!macro FORGET_TYPE SUFFIX
    DeleteRegKey HKCU "Software\Classes\Qumalaq.${SUFFIX}"
    DeleteRegValue HKCU "Software\Classes\.${SUFFIX}\OpenWithProgids" "Qumalaq.${SUFFIX}"
    DeleteRegKey /ifempty HKCU "Software\Classes\.${SUFFIX}\OpenWithProgids"
    ReadRegStr $0 HKCU "Software\Classes\.${SUFFIX}" ""
    ${If} $0 == "Qumalaq.${SUFFIX}"
        DeleteRegValue HKCU "Software\Classes\.${SUFFIX}" ""
    ${EndIf}
    DeleteRegKey /ifempty HKCU "Software\Classes\.${SUFFIX}"
!macroend

Section "-install"
    !insertmacro REFUSE_WHILE_RUNNING
    !insertmacro REMOVE_PROGRAM ; of an older version
    SetOutPath "$INSTDIR"
    File /r "${STAGE}\*.*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortCut "$SMPROGRAMS\Qumalaq.lnk" "$INSTDIR\qumalaq.exe"

    !insertmacro REGISTER_TYPE tgk "$(GAME_TYPE)"
    !insertmacro REGISTER_TYPE qpack "$(PACK_TYPE)"

    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\qumalaq.exe"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "The Qumalaq authors"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "URLInfoAbout" "https://qumalaq.org/"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${SIZE}
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
    ; SHCNE_ASSOCCHANGED: the Explorer shows the new type at once.
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "un.$(SECTION_PROGRAM)" UN_PROGRAM
    SectionIn RO
    !insertmacro REFUSE_WHILE_RUNNING
    !insertmacro REMOVE_PROGRAM
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR" ; only if nothing else is in it
    Delete "$SMPROGRAMS\Qumalaq.lnk"
    !insertmacro FORGET_TYPE tgk
    !insertmacro FORGET_TYPE qpack
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section /o "un.$(SECTION_GAMES)" UN_GAMES
    RMDir /r "${DATA}"
    Delete "${SETTINGS}"
    RMDir "$APPDATA\qumalaq"
SectionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${UN_PROGRAM} "$(DESCRIBE_PROGRAM)"
    !insertmacro MUI_DESCRIPTION_TEXT ${UN_GAMES} "$(DESCRIBE_GAMES)"
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END

Function un.onInit
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/GAMES" $1
    ${IfNot} ${Errors}
        !insertmacro SelectSection ${UN_GAMES}
    ${EndIf}
FunctionEnd
