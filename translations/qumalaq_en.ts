<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AnnouncementText</name>
    <message numerus="yes">
        <source>Threat: with pit %1 the opponent takes %n stones from your pit %2.</source>
        <translation>
            <numerusform>Threat: with pit %1 the opponent takes %n stone from your pit %2.</numerusform>
            <numerusform>Threat: with pit %1 the opponent takes %n stones from your pit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n times %1</source>
        <comment>pits in a row, stones in each</comment>
        <translation>
            <numerusform>%n times %1</numerusform>
            <numerusform>%n times %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClockText</name>
    <message numerus="yes">
        <source>%n seconds</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>Exactly %n holes must be empty.</source>
        <translation>
            <numerusform>Exactly %n hole must be empty.</numerusform>
            <numerusform>Exactly %n holes must be empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactText</name>
    <message numerus="yes">
        <source>%n stones fall into the opponent’s tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>%n stone falls into the opponent’s tuzdyk, pit %1.</numerusform>
            <numerusform>%n stones fall into the opponent’s tuzdyk, pit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones fall into the player’s own tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>%n stone falls into the player’s own tuzdyk, pit %1.</numerusform>
            <numerusform>%n stones fall into the player’s own tuzdyk, pit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more stones in the kazan make %1, which wins.</source>
        <comment>number</comment>
        <translation>
            <numerusform>%n more stone in the kazan makes %1, which wins.</numerusform>
            <numerusform>%n more stones in the kazan make %1, which wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 takes %n stone.</numerusform>
            <numerusform>%1 takes %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n stones; %2 would take only %3.</source>
        <comment>move, another move, how many</comment>
        <translation>
            <numerusform>%1 takes %n stone; %2 would take only %3.</numerusform>
            <numerusform>%1 takes %n stones; %2 would take only %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n stones; %2 took only %3.</source>
        <comment>move, another move, how many</comment>
        <translation>
            <numerusform>%1 takes %n stone; %2 took only %3.</numerusform>
            <numerusform>%1 takes %n stones; %2 took only %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is common here: %2 of %n games (%3).</source>
        <comment>move, how many, where from</comment>
        <translation>
            <numerusform>%1 is common here: %2 of %n game (%3).</numerusform>
            <numerusform>%1 is common here: %2 of %n games (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is rare here: %2 of %n games (%3).</source>
        <comment>move, how many, where from</comment>
        <translation>
            <numerusform>%1 is rare here: %2 of %n game (%3).</numerusform>
            <numerusform>%1 is rare here: %2 of %n games (%3).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones left in the player’s row are added to the kazan.</source>
        <translation>
            <numerusform>%n stone left in the player’s row is added to the kazan.</numerusform>
            <numerusform>%n stones left in the player’s row are added to the kazan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones fall into your tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>%n stone falls into your tuzdyk, pit %1.</numerusform>
            <numerusform>%n stones fall into your tuzdyk, pit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones left in your row are added to your kazan.</source>
        <translation>
            <numerusform>%n stone left in your row is added to your kazan.</numerusform>
            <numerusform>%n stones left in your row are added to your kazan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones left in the opponent’s row are added to their kazan.</source>
        <translation>
            <numerusform>%n stone left in the opponent’s row is added to their kazan.</numerusform>
            <numerusform>%n stones left in the opponent’s row are added to their kazan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from the player’s pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 keeps the opponent from taking %n stone from the player’s pit %2.</numerusform>
            <numerusform>%1 keeps the opponent from taking %n stones from the player’s pit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from the player’s pit %2; they can then take %3 at most.</source>
        <comment>move, number, how many</comment>
        <translation>
            <numerusform>%1 keeps the opponent from taking %n stone from the player’s pit %2; they can then take %3 at most.</numerusform>
            <numerusform>%1 keeps the opponent from taking %n stones from the player’s pit %2; they can then take %3 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from your pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 keeps the opponent from taking %n stone from your pit %2.</numerusform>
            <numerusform>%1 keeps the opponent from taking %n stones from your pit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps the opponent from taking %n stones from your pit %2; they can then take %3 at most.</source>
        <comment>move, number, how many</comment>
        <translation>
            <numerusform>%1 keeps the opponent from taking %n stone from your pit %2; they can then take %3 at most.</numerusform>
            <numerusform>%1 keeps the opponent from taking %n stones from your pit %2; they can then take %3 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps you from taking %n stones from the opponent’s pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 keeps you from taking %n stone from the opponent’s pit %2.</numerusform>
            <numerusform>%1 keeps you from taking %n stones from the opponent’s pit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 keeps you from taking %n stones from the opponent’s pit %2; you can then take %3 at most.</source>
        <comment>move, number, how many</comment>
        <translation>
            <numerusform>%1 keeps you from taking %n stone from the opponent’s pit %2; you can then take %3 at most.</numerusform>
            <numerusform>%1 keeps you from taking %n stones from the opponent’s pit %2; you can then take %3 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and the moves after it gain %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 and the moves after it gain %n stone.</numerusform>
            <numerusform>%1 and the moves after it gain %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and the moves after it lose %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 and the moves after it lose %n stone.</numerusform>
            <numerusform>%1 and the moves after it lose %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 took %n stones.</source>
        <comment>move</comment>
        <translation>
            <numerusform>%1 took %n stone.</numerusform>
            <numerusform>%1 took %n stones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones fell into your tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>%n stone fell into your tuzdyk, pit %1.</numerusform>
            <numerusform>%n stones fell into your tuzdyk, pit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones fell into the opponent’s tuzdyk, pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>%n stone fell into the opponent’s tuzdyk, pit %1.</numerusform>
            <numerusform>%n stones fell into the opponent’s tuzdyk, pit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to take %n stones from the opponent’s pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 threatens to take %n stone from the opponent’s pit %2.</numerusform>
            <numerusform>%1 threatens to take %n stones from the opponent’s pit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to take %n stones from your pit %2.</source>
        <comment>move, number</comment>
        <translation>
            <numerusform>%1 threatens to take %n stone from your pit %2.</numerusform>
            <numerusform>%1 threatens to take %n stones from your pit %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponent threatens to take %n stones from your pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>The opponent threatens to take %n stone from your pit %1.</numerusform>
            <numerusform>The opponent threatens to take %n stones from your pit %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonText</name>
    <message numerus="yes">
        <source>Otherwise the opponent could take %n stones from your pit %1.</source>
        <comment>number</comment>
        <translation>
            <numerusform>Otherwise the opponent could take %n stone from your pit %1.</numerusform>
            <numerusform>Otherwise the opponent could take %n stones from your pit %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise the opponent could take %n stones from your pit %1; now %2 at most.</source>
        <comment>number, how many</comment>
        <translation>
            <numerusform>Otherwise the opponent could take %n stone from your pit %1; now %2 at most.</numerusform>
            <numerusform>Otherwise the opponent could take %n stones from your pit %1; now %2 at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The move from your pit %1 takes %n stones.</source>
        <comment>number</comment>
        <translation>
            <numerusform>The move from your pit %1 takes %n stone.</numerusform>
            <numerusform>The move from your pit %1 takes %n stones.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryNotices</name>
    <message numerus="yes">
        <source>%n new games are now in the library.</source>
        <translation>
            <numerusform>%n new game is now in the library.</numerusform>
            <numerusform>%n new games are now in the library.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were already there.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n was already there.</numerusform>
            <numerusform>%n were already there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read completely and were left out.</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n could not be read completely and was left out.</numerusform>
            <numerusform>%n could not be read completely and were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were saved to %1.</source>
        <translation>
            <numerusform>%n game was saved to %1.</numerusform>
            <numerusform>%n games were saved to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n copies were merged into other games.</source>
        <translation>
            <numerusform>%n copy was merged into another game.</numerusform>
            <numerusform>%n copies were merged into other games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games are in the library more than once. Merge the copies of each into one game with all names and comments?</source>
        <translation>
            <numerusform>%n game is in the library more than once. Merge its copies into one game with all names and comments?</numerusform>
            <numerusform>%n games are in the library more than once. Merge the copies of each into one game with all names and comments?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were removed from the library.</source>
        <translation>
            <numerusform>%n game was removed from the library.</numerusform>
            <numerusform>%n games were removed from the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackText</name>
    <message numerus="yes">
        <source>There are %n more problems.</source>
        <translation>
            <numerusform>There is %n more problem.</numerusform>
            <numerusform>There are %n more problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceText</name>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stones</source>
        <comment>southern games</comment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seeds</source>
        <translation>
            <numerusform>%n seed</numerusform>
            <numerusform>%n seeds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreText</name>
    <message numerus="yes">
        <source>%1 wins in %n moves</source>
        <comment>proven, a player&apos;s name</comment>
        <translation>
            <numerusform>%1 wins in %n move</numerusform>
            <numerusform>%1 wins in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win in %n moves</source>
        <comment>proven</comment>
        <translation>
            <numerusform>You win in %n move</numerusform>
            <numerusform>You win in %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ChooseGameDialog</name>
    <message numerus="yes">
        <source>%Ln games found.</source>
        <translation>
            <numerusform>%Ln game found.</numerusform>
            <numerusform>%Ln games found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::CountingRushPage</name>
    <message numerus="yes">
        <source>%n seconds are left.</source>
        <translation>
            <numerusform>%n second is left.</numerusform>
            <numerusform>%n seconds are left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Level %1 · %n points</source>
        <translation>
            <numerusform>Level %1 · %n point</numerusform>
            <numerusform>Level %1 · %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::FaultsDialog</name>
    <message numerus="yes">
        <source>%Ln games could be read.</source>
        <translation>
            <numerusform>%Ln game could be read.</numerusform>
            <numerusform>%Ln games could be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more problems</source>
        <translation>
            <numerusform>%n more problem</numerusform>
            <numerusform>%n more problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LessonList</name>
    <message numerus="yes">
        <source>&amp;Tasks to practise today: %n</source>
        <translation>
            <numerusform>&amp;Tasks to practise today: %n</numerusform>
            <numerusform>&amp;Tasks to practise today: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LibraryModel</name>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::LibraryPage</name>
    <message numerus="yes">
        <source>%Ln games</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Export %n games…</source>
        <translation>
            <numerusform>Export %n game…</numerusform>
            <numerusform>Export %n games…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n games</source>
        <translation>
            <numerusform>Remove %n game</numerusform>
            <numerusform>Remove %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review %n games</source>
        <translation>
            <numerusform>Review %n game</numerusform>
            <numerusform>Review %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, about %n minutes</source>
        <comment>a command</comment>
        <translation>
            <numerusform>%1, about %n minute</numerusform>
            <numerusform>%1, about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::MistakesPage</name>
    <message numerus="yes">
        <source>&amp;Practise: %n puzzles</source>
        <translation>
            <numerusform>&amp;Practise: %n puzzle</numerusform>
            <numerusform>&amp;Practise: %n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ProgressRow</name>
    <message numerus="yes">
        <source>%Ln new games</source>
        <translation>
            <numerusform>%Ln new game</numerusform>
            <numerusform>%Ln new games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln games saved</source>
        <translation>
            <numerusform>%Ln game saved</numerusform>
            <numerusform>%Ln games saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::PuzzlesPage</name>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Today’s &amp;practice: %n puzzles</source>
        <translation>
            <numerusform>Today’s &amp;practice: %n puzzle</numerusform>
            <numerusform>Today’s &amp;practice: %n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More &amp;practice: %n puzzles</source>
        <translation>
            <numerusform>More &amp;practice: %n puzzle</numerusform>
            <numerusform>More &amp;practice: %n puzzles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewPanel</name>
    <message numerus="yes">
        <source>%n stones</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ReviewsPage</name>
    <message numerus="yes">
        <source>%n games reviewed.</source>
        <translation>
            <numerusform>%n game reviewed.</numerusform>
            <numerusform>%n games reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n games reviewed.</source>
        <translation>
            <numerusform>%1 of %n game reviewed.</numerusform>
            <numerusform>%1 of %n games reviewed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n minutes left.</source>
        <translation>
            <numerusform>About %n minute left.</numerusform>
            <numerusform>About %n minutes left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were removed from the reviews. They are still in the library.</source>
        <translation>
            <numerusform>%n game was removed from the reviews. It is still in the library.</numerusform>
            <numerusform>%n games were removed from the reviews. They are still in the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ScoresheetCheckPage</name>
    <message numerus="yes">
        <source>Everything fits: %n moves.</source>
        <translation>
            <numerusform>Everything fits: %n move.</numerusform>
            <numerusform>Everything fits: %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At least %n corrections are equally small: only the paper shows which one is right.</source>
        <translation>
            <numerusform>At least %n correction is equally small: only the paper shows which one is right.</numerusform>
            <numerusform>At least %n corrections are equally small: only the paper shows which one is right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections are equally small: only the paper shows which one is right.</source>
        <translation>
            <numerusform>%n correction is equally small: only the paper shows which one is right.</numerusform>
            <numerusform>%n corrections are equally small: only the paper shows which one is right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more corrections</source>
        <translation>
            <numerusform>%n more correction</numerusform>
            <numerusform>%n more corrections</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n corrections.</source>
        <translation>
            <numerusform>%n correction.</numerusform>
            <numerusform>%n corrections.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StartPage</name>
    <message numerus="yes">
        <source>%n puzzles for you</source>
        <translation>
            <numerusform>%n puzzle for you</numerusform>
            <numerusform>%n puzzles for you</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last time: %n puzzles</source>
        <translation>
            <numerusform>Last time: %n puzzle</numerusform>
            <numerusform>Last time: %n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n days in a row.</source>
        <translation>
            <numerusform>%n day in a row.</numerusform>
            <numerusform>%n days in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles</source>
        <translation>
            <numerusform>%n puzzle</numerusform>
            <numerusform>%n puzzles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your mistakes</source>
        <translation>
            <numerusform>%n of your mistakes</numerusform>
            <numerusform>%n of your mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new ones</source>
        <translation>
            <numerusform>%n new one</numerusform>
            <numerusform>%n new ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves to practise today</source>
        <translation>
            <numerusform>%n move to practise today</numerusform>
            <numerusform>%n moves to practise today</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StudyBoardController</name>
    <message numerus="yes">
        <source>%n ways to go on.</source>
        <translation>
            <numerusform>%n way to go on.</numerusform>
            <numerusform>%n ways to go on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WorksheetDialog</name>
    <message numerus="yes">
        <source>%1 of %n puzzles. The answers are on the last page.</source>
        <comment>how many are printed</comment>
        <translation>
            <numerusform>%1 of %n puzzle. The answers are on the last page.</numerusform>
            <numerusform>%1 of %n puzzles. The answers are on the last page.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingText</name>
    <message numerus="yes">
        <source>%n more rated games until your rating is shown.</source>
        <translation>
            <numerusform>%n more rated game until your rating is shown.</numerusform>
            <numerusform>%n more rated games until your rating is shown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningText</name>
    <message numerus="yes">
        <source>Added to your openings as %1: %n moves.</source>
        <comment>First or Second</comment>
        <translation>
            <numerusform>Added to your openings as %1: %n move.</numerusform>
            <numerusform>Added to your openings as %1: %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves were removed from your openings.</source>
        <translation>
            <numerusform>%n move was removed from your openings.</numerusform>
            <numerusform>%n moves were removed from your openings.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::OpeningsPage</name>
    <message numerus="yes">
        <source>&amp;Practise: %n moves</source>
        <translation>
            <numerusform>&amp;Practise: %n move</numerusform>
            <numerusform>&amp;Practise: %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 · another move in %n games</source>
        <comment>a move</comment>
        <translation>
            <numerusform>%1 · another move in %n game</numerusform>
            <numerusform>%1 · another move in %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::ProgressPage</name>
    <message numerus="yes">
        <source>Pra&amp;ctise: %n puzzles of this kind</source>
        <translation>
            <numerusform>Pra&amp;ctise: %n puzzle of this kind</numerusform>
            <numerusform>Pra&amp;ctise: %n puzzles of this kind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::WindowPages</name>
    <message numerus="yes">
        <source>The list of reviews is full: %n games were not added. Remove reviewed games first.</source>
        <translation>
            <numerusform>The list of reviews is full: %n game was not added. Remove reviewed games first.</numerusform>
            <numerusform>The list of reviews is full: %n games were not added. Remove reviewed games first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>qumalaq::desktop::StudyPage</name>
    <message numerus="yes">
        <source>%n moves</source>
        <comment>of a game</comment>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
</TS>
