<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ErrorText</name>
    <message numerus="yes">
        <source>Exactly %n holes have to be empty.</source>
        <translation>
            <numerusform>Exactly %n hole has to be empty.</numerusform>
            <numerusform>Exactly %n holes have to be empty.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameText</name>
    <message numerus="yes">
        <source>%n stones are enough: that is more than half.</source>
        <translation>
            <numerusform>%n stone is enough: that is more than half.</numerusform>
            <numerusform>%n stones are enough: that is more than half.</numerusform>
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
</context>
</TS>
