<?xml version="1.0" encoding="utf-8"?>
<!--
SPDX-FileCopyrightText: 2026 The Qumalaq authors
SPDX-License-Identifier: GPL-3.0-or-later
The contexts of Qt itself that this program shows. Source texts as in Qt 6.
-->
<!DOCTYPE TS>
<TS version="2.1" language="kk" sourcelanguage="en">
<context>
    <name>CloseButton</name>
    <message>
        <source>Close Tab</source>
        <translation>Қойындыны жабу</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 файлы</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Қалта</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Қалта</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Жарлық</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Жарлық</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Белгісіз</translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Барлығын таңдау</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Арттыру</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Кеміту</translation>
    </message>
</context>
<context>
    <name>QAccessibleActionInterface</name>
    <message>
        <source>Press</source>
        <translation>Басу</translation>
    </message>
    <message>
        <source>Increase</source>
        <translation>Арттыру</translation>
    </message>
    <message>
        <source>Decrease</source>
        <translation>Кеміту</translation>
    </message>
    <message>
        <source>ShowMenu</source>
        <translation>Мәзірді көрсету</translation>
    </message>
    <message>
        <source>SetFocus</source>
        <translation>Фокус беру</translation>
    </message>
    <message>
        <source>Toggle</source>
        <translation>Ауыстыру</translation>
    </message>
    <message>
        <source>Scroll Left</source>
        <translation>Солға айналдыру</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Оңға айналдыру</translation>
    </message>
    <message>
        <source>Scroll Up</source>
        <translation>Жоғары айналдыру</translation>
    </message>
    <message>
        <source>Scroll Down</source>
        <translation>Төмен айналдыру</translation>
    </message>
    <message>
        <source>Next Page</source>
        <translation>Келесі бет</translation>
    </message>
    <message>
        <source>Previous Page</source>
        <translation>Алдыңғы бет</translation>
    </message>
    <message>
        <source>Triggers the action</source>
        <translation>Әрекетті орындайды</translation>
    </message>
    <message>
        <source>Increase the value</source>
        <translation>Мәнін арттырады</translation>
    </message>
    <message>
        <source>Decrease the value</source>
        <translation>Мәнін кемітеді</translation>
    </message>
    <message>
        <source>Shows the menu</source>
        <translation>Мәзірді көрсетеді</translation>
    </message>
    <message>
        <source>Sets the focus</source>
        <translation>Фокус береді</translation>
    </message>
    <message>
        <source>Toggles the state</source>
        <translation>Қосады немесе өшіреді</translation>
    </message>
</context>
<context>
    <name>QColorDialog</name>
    <message>
        <source>Hu&amp;e:</source>
        <translation>Ре&amp;ңк:</translation>
    </message>
    <message>
        <source>&amp;Sat:</source>
        <translation>&amp;Қанықтық:</translation>
    </message>
    <message>
        <source>&amp;Val:</source>
        <translation>&amp;Жарықтық:</translation>
    </message>
    <message>
        <source>&amp;Red:</source>
        <translation>Қ&amp;ызыл:</translation>
    </message>
    <message>
        <source>&amp;Green:</source>
        <translation>Ж&amp;асыл:</translation>
    </message>
    <message>
        <source>Bl&amp;ue:</source>
        <translation>&amp;Көк:</translation>
    </message>
    <message>
        <source>A&amp;lpha channel:</source>
        <translation>Мө&amp;лдірлік:</translation>
    </message>
    <message>
        <source>&amp;HTML:</source>
        <translation>&amp;HTML:</translation>
    </message>
    <message>
        <source>Cursor at %1, %2
Press ESC to cancel</source>
        <translation>Меңзер: %1, %2
Бас тарту үшін Esc басыңыз</translation>
    </message>
    <message>
        <source>Select Color</source>
        <translation>Түсті таңдау</translation>
    </message>
    <message>
        <source>&amp;Basic colors</source>
        <translation>&amp;Негізгі түстер</translation>
    </message>
    <message>
        <source>&amp;Custom colors</source>
        <translation>Ө&amp;з түстеріңіз</translation>
    </message>
    <message>
        <source>&amp;Add to Custom Colors</source>
        <translation>Өз түстеріңізге қ&amp;осу</translation>
    </message>
    <message>
        <source>&amp;Pick Screen Color</source>
        <translation>Экраннан т&amp;аңдау</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Тізімді ашу</translation>
    </message>
    <message>
        <source>False</source>
        <translation>Жоқ</translation>
    </message>
    <message>
        <source>True</source>
        <translation>Иә</translation>
    </message>
</context>
<context>
    <name>QCommandLineParser</name>
    <message>
        <source>Unknown option &apos;%1&apos;.</source>
        <translation>Белгісіз параметр: «%1».</translation>
    </message>
    <message>
        <source>Unknown options: %1.</source>
        <translation>Белгісіз параметрлер: %1.</translation>
    </message>
    <message>
        <source>Missing value after &apos;%1&apos;.</source>
        <translation>«%1» параметрінің мәні берілмеген.</translation>
    </message>
    <message>
        <source>Unexpected value after &apos;%1&apos;.</source>
        <translation>«%1» параметрінен кейін мән болмауы керек.</translation>
    </message>
</context>
<context>
    <name>QDialog</name>
    <message>
        <source>What's This?</source>
        <translation>Бұл не?</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>Жарайды</translation>
    </message>
</context>
<context>
    <name>QDockWidget</name>
    <message>
        <source>Float</source>
        <translation>Бөлек терезе</translation>
    </message>
    <message>
        <source>Undocks and re-attaches the dock widget</source>
        <translation>Панельді бөліп шығарады немесе орнына қайтарады</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Жабу</translation>
    </message>
    <message>
        <source>Closes the dock widget</source>
        <translation>Панельді жабады</translation>
    </message>
</context>
<context>
    <name>QErrorMessage</name>
    <message>
        <source>Debug Message:</source>
        <translation>Жөндеу хабары:</translation>
    </message>
    <message>
        <source>Warning:</source>
        <translation>Ескерту:</translation>
    </message>
    <message>
        <source>Critical Error:</source>
        <translation>Ауыр қате:</translation>
    </message>
    <message>
        <source>Fatal Error:</source>
        <translation>Түзетілмейтін қате:</translation>
    </message>
    <message>
        <source>Information:</source>
        <translation>Мәлімет:</translation>
    </message>
    <message>
        <source>&amp;Show this message again</source>
        <translation>Бұл хабарды тағы &amp;көрсету</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Жарайды</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Қалта:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Артқа</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Артқа қайту</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Алға</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Алға өту</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Жоғарғы қалта</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Жоғарғы қалтаға өту</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Жаңа қалта жасау</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Жаңа қалта жасау</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Тізім</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Тізім түрінде көрсету</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Кесте</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Кесте түрінде көрсету</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Бүйір панель</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Орындар мен бетбелгілердің тізімі</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Файл түрі:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Фа&amp;йл аты:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Қалта:</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлдар</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ашу</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ашу</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сақтау</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Басқаша сақтау</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Таңдау</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Атын &amp;өзгерту</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Жою</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Жою</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Жасырын файлдарды &amp;көрсету</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Жаңа қалта</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Жаңа қалта</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Барлық файл (*)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Барлық файл (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Қалталар</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Қалтаны табу</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Соңғы орындар</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Алып тастау</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Диск</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1 файлы</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Қалта</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Қалта</translation>
    </message>
    <message>
        <source>Alias</source>
        <translation>Жарлық</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Жарлық</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Белгісіз</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Көрсету </translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Қалта табылмады.
Аты дұрыс жазылғанын тексеріңіз.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Файл табылмады.
Аты дұрыс жазылғанын тексеріңіз.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 бұрыннан бар.
Ауыстыру керек пе?</translation>
    </message>
    <message>
        <source>'%1' is write protected.
Do you want to delete it anyway?</source>
        <translation>«%1» жазудан қорғалған.
Бәрібір жою керек пе?</translation>
    </message>
    <message>
        <source>Are you sure you want to delete '%1'?</source>
        <translation>«%1» шынымен жойылсын ба?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Қалтаны жою мүмкін болмады.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Аты</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Көлемі</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Түрі</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Түрі</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Өзгертілген күні</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Жарамсыз файл аты</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name "%1" cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;«%1» деген атты қолдануға болмайды.&lt;/b&gt;&lt;p&gt;Қысқарақ немесе тыныс белгісіз басқа ат жазып көріңіз.</translation>
    </message>
</context>
<context>
    <name>QFontDialog</name>
    <message>
        <source>Select Font</source>
        <translation>Қаріпті таңдау</translation>
    </message>
    <message>
        <source>&amp;Font</source>
        <translation>Қ&amp;аріп</translation>
    </message>
    <message>
        <source>Font st&amp;yle</source>
        <translation>Қаріп &amp;мәнері</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Өлшемі</translation>
    </message>
    <message>
        <source>Effects</source>
        <translation>Әсерлер</translation>
    </message>
    <message>
        <source>Stri&amp;keout</source>
        <translation>&amp;Сызылған</translation>
    </message>
    <message>
        <source>&amp;Underline</source>
        <translation>Асты с&amp;ызылған</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Үлгі</translation>
    </message>
    <message>
        <source>Wr&amp;iting System</source>
        <translation>&amp;Жазу жүйесі</translation>
    </message>
</context>
<context>
    <name>QGnomeTheme</name>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Жарайды</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сақтау</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Бас тарту</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Жабу</translation>
    </message>
    <message>
        <source>Close without Saving</source>
        <translation>Сақтамай жабу</translation>
    </message>
</context>
<context>
    <name>QInputDialog</name>
    <message>
        <source>Enter a value:</source>
        <translation>Мәнін енгізіңіз:</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Қайтару</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Қайт&amp;алау</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Қи&amp;ып алу</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Көшіріп алу</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>К&amp;ірістіру</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Жою</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Барлығын таңдау</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Толығырақ…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Қысқарақ…</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Qt туралы</translation>
    </message>
    <message>
        <source>&lt;h3&gt;About Qt&lt;/h3&gt;&lt;p&gt;This program uses Qt version %1.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Qt туралы&lt;/h3&gt;&lt;p&gt;Бұл бағдарлама Qt кітапханасын пайдаланады, нұсқасы — %1.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>QPageSetupWidget</name>
    <message>
        <source>Paper</source>
        <translation>Қағаз</translation>
    </message>
    <message>
        <source>Page size:</source>
        <translation>Қағаз өлшемі:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Ені:</translation>
    </message>
    <message>
        <source>Height:</source>
        <translation>Биіктігі:</translation>
    </message>
    <message>
        <source>Paper source:</source>
        <translation>Қағаз көзі:</translation>
    </message>
    <message>
        <source>Orientation</source>
        <translation>Бағыты</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Тік</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Көлденең</translation>
    </message>
    <message>
        <source>Reverse landscape</source>
        <translation>Кері көлденең</translation>
    </message>
    <message>
        <source>Reverse portrait</source>
        <translation>Кері тік</translation>
    </message>
    <message>
        <source>Margins</source>
        <translation>Шеттері</translation>
    </message>
    <message>
        <source>top margin</source>
        <translation>жоғарғы шеті</translation>
    </message>
    <message>
        <source>left margin</source>
        <translation>сол жақ шеті</translation>
    </message>
    <message>
        <source>right margin</source>
        <translation>оң жақ шеті</translation>
    </message>
    <message>
        <source>bottom margin</source>
        <translation>төменгі шеті</translation>
    </message>
    <message>
        <source>Page Layout</source>
        <translation>Беттің орналасуы</translation>
    </message>
    <message>
        <source>Pages per sheet:</source>
        <translation>Парақтағы бет саны:</translation>
    </message>
    <message>
        <source>Page order:</source>
        <translation>Беттер реті:</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Басқа өлшем</translation>
    </message>
    <message>
        <source>mm</source>
        <translation>мм</translation>
    </message>
    <message>
        <source>pt</source>
        <translation>пт</translation>
    </message>
    <message>
        <source>in</source>
        <translation>дюйм</translation>
    </message>
    <message>
        <source>Millimeters (mm)</source>
        <translation>Миллиметр (мм)</translation>
    </message>
    <message>
        <source>Points (pt)</source>
        <translation>Пункт (пт)</translation>
    </message>
    <message>
        <source>Inches (in)</source>
        <translation>Дюйм</translation>
    </message>
    <message>
        <source>Pica (P̸)</source>
        <translation>Пика (P̸)</translation>
    </message>
    <message>
        <source>Didot (DD)</source>
        <translation>Дидо (DD)</translation>
    </message>
    <message>
        <source>Cicero (CC)</source>
        <translation>Цицеро (CC)</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>Жарайды</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сақтау</translation>
    </message>
    <message>
        <source>Save All</source>
        <translation>Барлығын сақтау</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ашу</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Иә</translation>
    </message>
    <message>
        <source>Yes to &amp;All</source>
        <translation>&amp;Барлығына иә</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Жоқ</translation>
    </message>
    <message>
        <source>N&amp;o to All</source>
        <translation>Барлығына ж&amp;оқ</translation>
    </message>
    <message>
        <source>Abort</source>
        <translation>Тоқтату</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Қайталау</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Елемеу</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Жабу</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Бас тарту</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сақтамау</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Анықтама</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Қолдану</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Қалпына келтіру</translation>
    </message>
    <message>
        <source>Restore Defaults</source>
        <translation>Әдепкі мәндер</translation>
    </message>
</context>
<context>
    <name>QPrintDialog</name>
    <message>
        <source>Print</source>
        <translation>Басып шығару</translation>
    </message>
    <message>
        <source>&amp;Print</source>
        <translation>Басып &amp;шығару</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Жарайды</translation>
    </message>
    <message>
        <source>&amp;Options &gt;&gt;</source>
        <translation>&amp;Баптаулар &gt;&gt;</translation>
    </message>
    <message>
        <source>&amp;Options &lt;&lt;</source>
        <translation>&amp;Баптаулар &lt;&lt;</translation>
    </message>
    <message>
        <source>Print to File (PDF)</source>
        <translation>Файлға (PDF)</translation>
    </message>
    <message>
        <source>Local file</source>
        <translation>Осы компьютердегі файл</translation>
    </message>
    <message>
        <source>Write PDF file</source>
        <translation>PDF файлын жазу</translation>
    </message>
    <message>
        <source>Print To File ...</source>
        <translation>Файлға басып шығару…</translation>
    </message>
    <message>
        <source>%1 is a directory.
Please choose a different file name.</source>
        <translation>%1 — қалта.
Файлға басқа ат таңдаңыз.</translation>
    </message>
    <message>
        <source>File %1 is not writable.
Please choose a different file name.</source>
        <translation>%1 файлына жазуға болмайды.
Файлға басқа ат таңдаңыз.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to overwrite it?</source>
        <translation>%1 бұрыннан бар.
Үстінен жазу керек пе?</translation>
    </message>
    <message>
        <source>The &apos;From&apos; value cannot be greater than the &apos;To&apos; value.</source>
        <translation>Бірінші беттің нөмірі соңғысынан үлкен болмауы керек.</translation>
    </message>
    <message>
        <source>All Pages</source>
        <translation>Барлық бет</translation>
    </message>
    <message>
        <source>Odd Pages</source>
        <translation>Тақ беттер</translation>
    </message>
    <message>
        <source>Even Pages</source>
        <translation>Жұп беттер</translation>
    </message>
    <message>
        <source>Invalid Pages Definition</source>
        <translation>Беттер дұрыс берілмеген</translation>
    </message>
    <message>
        <source>%1 does not follow the correct syntax. Please use &apos;,&apos; to separate ranges and pages, &apos;-&apos; to define ranges and make sure ranges do not intersect with each other.</source>
        <translation>«%1» дұрыс жазылмаған. Беттер мен аралықтарды үтірмен бөліңіз, аралықты сызықшамен жазыңыз; аралықтар қиылыспауы керек.</translation>
    </message>
    <message>
        <source>Duplex Settings Conflicts</source>
        <translation>Екі жақты басу баптаулары бір-біріне қайшы</translation>
    </message>
    <message>
        <source>There are conflicts in duplex settings. Do you want to fix them?</source>
        <translation>Екі жақты басу баптаулары бір-біріне қайшы. Түзету керек пе?</translation>
    </message>
    <message>
        <source>Options &apos;Pages Per Sheet&apos; and &apos;Page Set&apos; cannot be used together.
Please turn one of those options off.</source>
        <translation>Парақтағы бет саны мен беттер жиынын қатар қолдануға болмайды.
Біреуін өшіріңіз.</translation>
    </message>
    <message>
        <source>1 (1x1)</source>
        <translation>1 (1x1)</translation>
    </message>
    <message>
        <source>2 (2x1)</source>
        <translation>2 (2x1)</translation>
    </message>
    <message>
        <source>4 (2x2)</source>
        <translation>4 (2x2)</translation>
    </message>
    <message>
        <source>6 (2x3)</source>
        <translation>6 (2x3)</translation>
    </message>
    <message>
        <source>9 (3x3)</source>
        <translation>9 (3x3)</translation>
    </message>
    <message>
        <source>16 (4x4)</source>
        <translation>16 (4x4)</translation>
    </message>
    <message>
        <source>Left to Right, Top to Bottom</source>
        <translation>Солдан оңға, жоғарыдан төмен</translation>
    </message>
    <message>
        <source>Left to Right, Bottom to Top</source>
        <translation>Солдан оңға, төменнен жоғары</translation>
    </message>
    <message>
        <source>Right to Left, Top to Bottom</source>
        <translation>Оңнан солға, жоғарыдан төмен</translation>
    </message>
    <message>
        <source>Right to Left, Bottom to Top</source>
        <translation>Оңнан солға, төменнен жоғары</translation>
    </message>
    <message>
        <source>Bottom to Top, Left to Right</source>
        <translation>Төменнен жоғары, солдан оңға</translation>
    </message>
    <message>
        <source>Bottom to Top, Right to Left</source>
        <translation>Төменнен жоғары, оңнан солға</translation>
    </message>
    <message>
        <source>Top to Bottom, Left to Right</source>
        <translation>Жоғарыдан төмен, солдан оңға</translation>
    </message>
    <message>
        <source>Top to Bottom, Right to Left</source>
        <translation>Жоғарыдан төмен, оңнан солға</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesDialog</name>
    <message>
        <source>Printer Properties</source>
        <translation>Принтер баптаулары</translation>
    </message>
    <message>
        <source>Job Options</source>
        <translation>Тапсырма баптаулары</translation>
    </message>
    <message>
        <source>Page Setup Conflicts</source>
        <translation>Бет баптаулары бір-біріне қайшы</translation>
    </message>
    <message>
        <source>There are conflicts in page setup options. Do you want to fix them?</source>
        <translation>Бет баптаулары бір-біріне қайшы. Түзету керек пе?</translation>
    </message>
    <message>
        <source>Advanced Option Conflicts</source>
        <translation>Қосымша баптаулар бір-біріне қайшы</translation>
    </message>
    <message>
        <source>There are conflicts in some advanced options. Do you want to fix them?</source>
        <translation>Кейбір қосымша баптаулар бір-біріне қайшы. Түзету керек пе?</translation>
    </message>
</context>
<context>
    <name>QPrintPropertiesWidget</name>
    <message>
        <source>Page</source>
        <translation>Бет</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Қосымша</translation>
    </message>
    <message>
        <source>There are conflicts in some options. Please fix them.</source>
        <translation>Кейбір баптаулар бір-біріне қайшы. Оларды түзетіңіз.</translation>
    </message>
</context>
<context>
    <name>QPrintSettingsOutput</name>
    <message>
        <source>Copies</source>
        <translation>Даналар</translation>
    </message>
    <message>
        <source>Print range</source>
        <translation>Басылатын беттер</translation>
    </message>
    <message>
        <source>Print all</source>
        <translation>Бәрі</translation>
    </message>
    <message>
        <source>Pages from</source>
        <translation>Беттер:</translation>
    </message>
    <message>
        <source>to</source>
        <translation>—</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Беттер</translation>
    </message>
    <message>
        <source>Specify pages or ranges separated by commas. Ranges are specified by two numbers separated by a hyphen. E.g: 3,5-7,9 prints pages 3, 5, 6, 7 and 9.</source>
        <translation>Беттер мен аралықтарды үтірмен бөліңіз, аралықты сызықшамен жазыңыз. Мысалы, 3,5-7,9 — 3, 5, 6, 7 және 9-беттер.</translation>
    </message>
    <message>
        <source>Current Page</source>
        <translation>Ағымдағы бет</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Белгіленгені</translation>
    </message>
    <message>
        <source>Page Set:</source>
        <translation>Беттер жиыны:</translation>
    </message>
    <message>
        <source>Output Settings</source>
        <translation>Шығару</translation>
    </message>
    <message>
        <source>Copies:</source>
        <translation>Дана:</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Даналап жинау</translation>
    </message>
    <message>
        <source>Reverse</source>
        <translation>Кері ретпен</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Баптаулар</translation>
    </message>
    <message>
        <source>Color Mode</source>
        <translation>Түс</translation>
    </message>
    <message>
        <source>Color</source>
        <translation>Түрлі-түсті</translation>
    </message>
    <message>
        <source>Grayscale</source>
        <translation>Сұр реңкті</translation>
    </message>
    <message>
        <source>Double Sided Printing</source>
        <translation>Екі жақты басу</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Жоқ</translation>
    </message>
    <message>
        <source>Long side binding</source>
        <translation>Ұзын жағынан түптеу</translation>
    </message>
    <message>
        <source>Short side binding</source>
        <translation>Қысқа жағынан түптеу</translation>
    </message>
</context>
<context>
    <name>QPrintWidget</name>
    <message>
        <source>Printer</source>
        <translation>Принтер</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Аты:</translation>
    </message>
    <message>
        <source>P&amp;roperties</source>
        <translation>&amp;Қасиеттері</translation>
    </message>
    <message>
        <source>Location:</source>
        <translation>Орны:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Алдын ала көру</translation>
    </message>
    <message>
        <source>Type:</source>
        <translation>Түрі:</translation>
    </message>
    <message>
        <source>Output &amp;file:</source>
        <translation>&amp;Файл:</translation>
    </message>
    <message>
        <source>...</source>
        <translation>…</translation>
    </message>
</context>
<context>
    <name>QProgressDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Бас тарту</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Осы жерге айналдыру</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Сол жақ шеті</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Басы</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Оң жақ шеті</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Соңы</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Бір бет солға</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Бір бет жоғары</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Бір бет оңға</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Бір бет төмен</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Солға айналдыру</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Жоғары айналдыру</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Оңға айналдыру</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Төмен айналдыру</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Space</source>
        <translation>Бос орын</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Солға</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Оңға</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Жоғары</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Төмен</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Ins</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Alt</source>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Meta</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Num</source>
        <translation>Num</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>F%1</source>
        <translation>F%1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Солға айналдыру</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Оңға айналдыру</translation>
    </message>
</context>
<context>
    <name>QWhatsThisAction</name>
    <message>
        <source>What's This?</source>
        <translation>Бұл не?</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Қайтару</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Қайт&amp;алау</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Қи&amp;ып алу</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Көшіріп алу</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>К&amp;ірістіру</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Жою</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Барлығын таңдау</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>&amp;Сілтемені көшіріп алу</translation>
    </message>
</context>
</TS>
