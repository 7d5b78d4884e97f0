// The sentences of texts.ts in German. Names of fields stay as they stand in the file; what is to be typed stands as
// it is to be typed, everything else in German quotes.
import type { SchemaTexts } from './texts.ts'

const FILE = 'diese Datei'

/** "in dieser Datei": the only name of a value that a preposition changes. */
function inside(what: string): string {
  return what === FILE ? 'dieser Datei' : what
}

function upper(text: string): string {
  return `${text[0]?.toUpperCase()}${text.slice(1)}`
}

/** Kinds of text that JSON Schema knows (`format`). */
const FORMATS: Readonly<Record<string, string>> = {
  date: 'kein gültiges Datum',
  'date-time': 'kein gültiger Zeitpunkt',
  time: 'keine gültige Uhrzeit',
  email: 'keine gültige E-Mail-Adresse',
  uri: 'keine gültige Adresse',
}

/** @param descriptions of schemas, by the English ones; what has none is left out */
export function germanWith(descriptions: ReadonlyMap<string, string>): SchemaTexts {
  const described: SchemaTexts['described'] = ({ description }) => {
    const known = typeof description === 'string' ? descriptions.get(description) : undefined
    return known === undefined ? '' : `${known} `
  }
  return { ...german, described }
}

export const german: SchemaTexts = {
  language: 'de',
  file: FILE,
  key: (name) => `„${name}“`,
  entry: (number, list) => `Eintrag ${number} von „${list}“`,
  section: (number, type) => `Abschnitt ${number} („${type}“)`,

  unknownKey: (key, where) => `In ${inside(where)} gibt es kein Feld „${key}“.`,
  didYouMean: (name) => `Gemeint ist wohl „${name}“.`,
  alreadyThere: (name) => `„${name}“ steht schon da. Eines von beiden herausnehmen.`,
  known: (what, names) => `${what}: ${names.join(', ')}.`,
  knownKeys: 'Bekannte Felder',
  knownSections: 'Bekannte Arten',
  possible: 'Möglich',
  noKeys: 'Hier sind keine Felder erlaubt.',
  indent: (parent) => `„${parent}“ ist leer: Gehört das Feld dort hinein, um zwei Leerzeichen weiter einrücken.`,

  missingKey: (key, where) => `In ${inside(where)} fehlt das Feld „${key}“.`,
  add: (description, entry) => `${description}Hinzufügen, zum Beispiel: ${entry}`,
  addNothingKnown: (description, key) => `${description}„${key}“ hinzufügen.`,

  empty: (what) => `In ${inside(what)} steht nichts.`,
  fill: (expected) => `Dahinter gehört ${expected}.`,
  fillOrRemove: (expected) => `Dahinter gehört ${expected}; sonst das Feld weglassen.`,

  type: (what, expected, given) => `${what} muss ${expected} sein, ist aber ${given}.`,
  forExample: (example) => `Zum Beispiel: ${example}`,
  quotes: (what, given) => `${what} muss ein Text sein, wird ohne Anführungszeichen aber als ${given} gelesen.`,
  quote: (key) =>
    `In Anführungszeichen schreiben, Zeichen für Zeichen wie gewünscht: ${key === '-' ? '- "…"' : `${key}: "…"`}`,
  writeQuotes: (value) => `${value} schreiben, mit Anführungszeichen.`,
  noQuotes: (value) => `${value} schreiben, ohne Anführungszeichen.`,
  dashes: (example) => `Jeden Eintrag in eine eigene Zeile schreiben, die mit "- " beginnt: ${example}`,
  noDashes: 'Das "- " am Anfang der Zeilen herausnehmen.',

  choice: (what, given) => `${what} kann nicht ${given} sein.`,
  unknownLanguage: (key, what) =>
    `${upper(what)} hat einen Text für „${key}“; das ist keine Sprache der Texte dieser Website.`,
  sectionType: (given) => `Es gibt keinen Abschnitt der Art ${given}.`,
  kind: (tag, given) => `Für „${tag}“ gibt es ${given} nicht.`,

  pattern: (what, given) => `${what} lautet ${given}; das ist nicht die richtige Schreibweise.`,
  keyPattern: (key) => `So wie „${key}“ werden Namen hier nicht geschrieben.`,
  nameRule: 'Nur Kleinbuchstaben, Ziffern und Bindestriche verwenden.',
  renameFile: (name) => `Die Datei unter site/assets in ${name} umbenennen und hier so nennen.`,
  fileRule: 'Namen von Dateien: Buchstaben ohne Umlaute, Ziffern, „-“ und „_“, keine Leerzeichen.',
  pictureRule:
    'Ein Bild ist JPEG, PNG, WebP, AVIF oder SVG. Sein Name: Buchstaben ohne Umlaute, Ziffern, „-“ und „_“, keine Leerzeichen.',

  money: (what, given) => `${what} muss ein Betrag in ganzen Euro sein, ist aber ${given}.`,
  readAs: (point, read, amount) => `YAML liest ${point} als ${read}; richtig geschrieben: ${amount}`,
  amount: (amount) => `${amount} schreiben: nur Ziffern, ohne Punkt, Währung und Anführungszeichen.`,
  wholeEuros: 'Ganze Euro ohne Punkt schreiben, zum Beispiel 2500.',

  atLeast: (what, limit, given) => `${what} muss mindestens ${limit} sein, ist aber ${given}.`,
  atMost: (what, limit, given) => `${what} darf höchstens ${limit} sein, ist aber ${given}.`,
  moreThan: (what, limit, given) => `${what} muss größer als ${limit} sein, ist aber ${given}.`,
  lessThan: (what, limit, given) => `${what} muss kleiner als ${limit} sein, ist aber ${given}.`,
  multiple: (what, of, given) => `${what} muss ein Vielfaches von ${of} sein, ist aber ${given}.`,
  tooFew: (what, limit, given, of) => `${what} braucht mindestens ${limit} ${of}, hat aber ${given}.`,
  tooMany: (what, limit, given, of) => `${what} darf höchstens ${limit} ${of} haben, hat aber ${given}.`,
  entries: (count) => (count === 1 ? 'Eintrag' : 'Einträge'),
  characters: () => 'Zeichen',
  keys: (count) => (count === 1 ? 'Feld' : 'Felder'),
  removeSome: 'Überzählige herausnehmen.',

  repeated: (what, first, second) => `In ${inside(what)} sind die Einträge ${first} und ${second} gleich.`,
  removeOne: 'Einen der beiden herausnehmen.',
  format: (what, given, format) =>
    `${what} lautet ${given}; das ist ${FORMATS[format] ?? `nicht richtig geschrieben (Form „${format}“)`}.`,
  alternatives: (what, given) => `${what} ist ${given}; das passt zu keiner der erlaubten Formen.`,
  ambiguous: (what) => `${what} passt zu mehr als einer der erlaubten Formen.`,
  rule: (what, { keyword }) => `${what} passt nicht zur Regel „${keyword}“ des Schemas.`,
  ruleStands: (file) => `Die Regel steht in schemas/${file}.`,

  // What the schemas say is known to `germanWith`: an example alone says more than half a translation.
  described: () => '',
  types: {
    string: 'ein Text',
    integer: 'eine ganze Zahl',
    number: 'eine Zahl',
    boolean: 'true oder false',
    array: 'eine Liste',
    object: 'eine Gruppe von Feldern',
    null: 'null',
  },
  or: ' oder ',
  nothing: 'leer',
  list: 'eine Liste',
  group: 'eine Gruppe von Feldern',
  text: (given) => `der Text ${given}`,
  number: (given) => `die Zahl ${given}`,
  quoted: (text) => `„${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}“`,
}
