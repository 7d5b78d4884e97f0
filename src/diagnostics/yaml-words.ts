// What the codes of the YAML parser mean to an author.
import type { Words } from './words.ts'

/** What is wrong, and what to do. */
export const yamlWords: Readonly<Partial<Record<string, readonly [message: Words, hint: Words]>>> = {
  ALIAS_PROPS: [
    {
      en: 'An alias (*name) cannot have an anchor or a tag.',
      de: 'Vor einer Wiederholung (*name) steht ein & oder !.',
    },
    { en: 'Remove the & or ! before it.', de: 'Das & oder ! davor herausnehmen.' },
  ],
  BAD_ALIAS: [
    { en: 'There is no anchor (&name) for this alias.', de: 'Zu dieser Wiederholung (*name) fehlt der Anker (&name).' },
    {
      en: 'A text that begins with * must stand in quotes.',
      de: 'Ein Text, der mit * beginnt, muss in Anführungszeichen stehen.',
    },
  ],
  BAD_DQ_ESCAPE: [
    { en: 'This backslash sequence has no meaning.', de: 'Diese Zeichenfolge mit Backslash hat keine Bedeutung.' },
    {
      en: 'Write \\\\ for a backslash, or use single quotes.',
      de: 'Für einen Backslash \\\\ schreiben oder einfache Anführungszeichen verwenden.',
    },
  ],
  BAD_INDENT: [
    {
      en: 'This line is not indented like its neighbours.',
      de: 'Diese Zeile ist nicht so eingerückt wie ihre Nachbarn.',
    },
    {
      en: 'Entries of one group start in the same column; or the line above misses its colon.',
      de: 'Einträge einer Gruppe beginnen in derselben Spalte; oder der Zeile davor fehlt der Doppelpunkt.',
    },
  ],
  BAD_SCALAR_START: [
    { en: 'A text cannot begin with this character.', de: 'Mit diesem Zeichen kann kein Text beginnen.' },
    { en: 'Put the whole text in quotes.', de: 'Den ganzen Text in Anführungszeichen setzen.' },
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    { en: 'A second ": " stands on this line.', de: 'In dieser Zeile steht ein zweites ": ".' },
    {
      en: 'Put the text in quotes, or start a new line.',
      de: 'Den Text in Anführungszeichen setzen oder eine neue Zeile beginnen.',
    },
  ],
  BLOCK_IN_FLOW: [
    {
      en: 'Inside [ ] and { } only short forms are allowed.',
      de: 'Zwischen [ ] und { } sind nur kurze Formen erlaubt.',
    },
    {
      en: 'Write the list with "- " on lines of their own.',
      de: 'Die Liste in eigenen Zeilen schreiben, die mit "- " beginnen.',
    },
  ],
  VALUE_WITHOUT_QUOTES: [
    {
      en: 'A text that names a value needs quotes here: YAML takes the brace for a group of fields.',
      de: 'Ein Text, der einen Wert nennt, braucht hier Anführungszeichen: YAML hält die Klammer für eine Gruppe von Feldern.',
    },
    {
      en: 'Put the whole text in quotes: "ab {price:website}".',
      de: 'Den ganzen Text in Anführungszeichen setzen: "ab {price:website}".',
    },
  ],
  COMMENT_IN_BRACKETS: [
    {
      en: 'From here on this line is a comment, and the bracket before it stays open.',
      de: 'Ab hier ist die Zeile ein Kommentar, und die Klammer davor bleibt offen.',
    },
    {
      en: 'Put the text with the # in quotes.',
      de: 'Den Text mit dem # in Anführungszeichen setzen.',
    },
  ],
  DUPLICATE_KEY: [
    { en: 'This name stands twice in the same group.', de: 'Dieser Name steht in derselben Gruppe zweimal.' },
    { en: 'Keep one of the two.', de: 'Einen der beiden herausnehmen.' },
  ],
  MISSING_CHAR: [
    {
      en: 'This quote or bracket is not closed.',
      de: 'Dieses Anführungszeichen oder diese Klammer wird nicht geschlossen.',
    },
    {
      en: 'Add the closing one; a quote inside a text needs a backslash before it.',
      de: 'Das schließende Zeichen hinzufügen; vor Anführungszeichen im Text gehört ein Backslash.',
    },
  ],
  MULTILINE_IMPLICIT_KEY: [
    {
      en: 'A colon is missing on this line, or the line above is not finished.',
      de: 'In dieser Zeile fehlt ein Doppelpunkt, oder die Zeile davor ist nicht fertig.',
    },
    { en: 'Every entry reads "name: value".', de: 'Jeder Eintrag hat die Form "name: wert".' },
  ],
  MULTIPLE_DOCS: [
    { en: 'A second document starts here (---).', de: 'Hier beginnt ein zweites Dokument (---).' },
    {
      en: 'One file holds one document: remove the line.',
      de: 'Eine Datei enthält ein Dokument: Die Zeile herausnehmen.',
    },
  ],
  NO_BLANK: [
    { en: 'A blank is missing after this character.', de: 'Nach diesem Zeichen fehlt ein Leerzeichen.' },
    {
      en: 'Write "name: value" and "- entry", each with a blank.',
      de: 'Vor dem Wert steht ein Leerzeichen: "name: wert" und "- eintrag".',
    },
  ],
  NO_BREAK_SPACE: [
    {
      en: 'This is a no-break space, which YAML takes for a letter.',
      de: 'Das ist ein geschütztes Leerzeichen; für YAML ist es ein Buchstabe.',
    },
    { en: 'Replace it with a plain blank.', de: 'Durch ein gewöhnliches Leerzeichen ersetzen.' },
  ],
  NO_OPENING_QUOTE: [
    {
      en: 'A text ends here with a quote, but does not begin with one.',
      de: 'Hier endet ein Text mit einem Anführungszeichen, beginnt aber ohne eines.',
    },
    {
      en: 'Write one before the text as well.',
      de: 'Auch vor den Text ein Anführungszeichen setzen.',
    },
  ],
  TAB_AS_INDENT: [
    { en: 'This line is indented with a tab.', de: 'Diese Zeile ist mit einem Tabulator eingerückt.' },
    { en: 'Indent with spaces, two for each level.', de: 'Mit Leerzeichen einrücken, zwei für jede Ebene.' },
  ],
  TAG_RESOLVE_FAILED: [
    { en: 'Tags (!name) are not allowed.', de: 'Kennzeichen (!name) sind nicht erlaubt.' },
    {
      en: 'A text that begins with ! must stand in quotes.',
      de: 'Ein Text, der mit ! beginnt, muss in Anführungszeichen stehen.',
    },
  ],
  TYPOGRAPHIC_QUOTE: [
    {
      en: 'For YAML this is a letter, not a quote.',
      de: 'Für YAML ist das ein Buchstabe, kein Anführungszeichen.',
    },
    {
      en: 'Put the whole text in straight quotes ("); typographic ones may stand inside.',
      de: 'Den ganzen Text in gerade Anführungszeichen (") setzen; typographische dürfen innen stehen.',
    },
  ],
  UNEXPECTED_TOKEN: [
    { en: 'This is not expected here.', de: 'Das gehört nicht hierher.' },
    {
      en: 'Put texts with special characters in quotes.',
      de: 'Texte mit Sonderzeichen in Anführungszeichen setzen.',
    },
  ],
}
