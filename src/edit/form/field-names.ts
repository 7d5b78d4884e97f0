// What fields are called in the panel. A field without a word here keeps the name that it has in its file.
import type { UiLanguage } from '../../diagnostics/words.ts'

const NAMES: Readonly<Record<string, readonly [en: string, de: string]>> = {
  title: ['Title', 'Titel'],
  label: ['Label', 'Beschriftung'],
  lead: ['Introduction', 'Einleitung'],
  text: ['Text', 'Text'],
  head: ['Heading', 'Kopf'],
  heading: ['Heading', 'Überschrift'],
  emphasis: ['Emphasised words', 'Hervorgehobene Wörter'],
  question: ['Question', 'Frage'],
  answer: ['Answer', 'Antwort'],
  items: ['Entries', 'Einträge'],
  sections: ['Sections', 'Abschnitte'],
  action: ['Button', 'Knopf'],
  actions: ['Buttons', 'Knöpfe'],
  to: ['Leads to', 'Führt zu'],
  price: ['Price', 'Preis'],
  name: ['Name', 'Name'],
  note: ['Note', 'Hinweis'],
  notice: ['Notice', 'Hinweis'],
  points: ['Points', 'Punkte'],
  steps: ['Steps', 'Schritte'],
  icon: ['Icon', 'Zeichen'],
  picture: ['Picture', 'Bild'],
  portrait: ['Portrait', 'Porträt'],
  file: ['File', 'Datei'],
  alt: ['What it shows (for those who cannot see it)', 'Was zu sehen ist (für alle, die es nicht sehen)'],
  caption: ['Caption', 'Bildunterschrift'],
  seo: ['Search engines', 'Suchmaschinen'],
  description: ['Description', 'Beschreibung'],
  routes: ['Addresses', 'Adressen'],
  languages: ['Languages', 'Sprachen'],
  sheet: ['Sheet', 'Blatt'],
  number: ['Number', 'Nummer'],
  booking: ['Booking', 'Termin'],
  tone: ['Ground', 'Grund'],
  drawing: ['Drawing', 'Zeichnung'],
  id: ['Name for links', 'Name für Verweise'],
  type: ['Kind', 'Art'],
  kind: ['Kind', 'Art'],
  faq: ['List of questions', 'Fragenliste'],
  packages: ['Packages', 'Pakete'],
  cases: ['Cases', 'Fälle'],
  from: ['from', 'von'],
  to_number: ['to', 'bis'],
  open: ['open at the top', 'nach oben offen'],
  exclusive: ['One open at a time', 'Nur eine gleichzeitig offen'],
  phone: ['Phone', 'Telefon'],
  email: ['E-mail', 'E-Mail'],
  company: ['Company', 'Firma'],
  subtitle: ['Subtitle', 'Untertitel'],
  badge: ['Badge', 'Plakette'],
  badges: ['Badges', 'Plaketten'],
  extras: ['Extras', 'Extras'],
  highlighted: ['Highlighted', 'Hervorgehoben'],
  promises: ['Promises', 'Zusagen'],
  doors: ['Entrances', 'Einstiege'],
  parts: ['Parts', 'Teile'],
  plan: ['Plan', 'Ablauf'],
  minutes: ['Minutes', 'Minuten'],
  value: ['Value', 'Wert'],
  source: ['Source', 'Herkunft'],
  example: ['Example', 'Beispiel'],
  confirmed: ['Confirmed', 'Bestätigt'],
  url: ['Address', 'Adresse'],
  before: ['Before', 'Vorher'],
  after: ['After', 'Nachher'],
}

/** What a field is called, by its name in the file. */
export function fieldName(name: string, language: UiLanguage): string {
  const [en, de] = NAMES[name] ?? []
  if (en !== undefined && de !== undefined) return language === 'de' ? de : en
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** What an entry is called: by its own words, or by its number. */
export function entryName(value: unknown, index: number, languages: readonly string[]): string {
  const number = `${index + 1}`
  if (typeof value === 'string') return `${number} · ${shortened(value)}`
  if (typeof value !== 'object' || value === null) return number
  const group = value as Readonly<Record<string, unknown>>
  const named = ['title', 'question', 'name', 'label', 'text', 'head', 'type'].flatMap((field) =>
    wordsIn(group[field], languages),
  )
  return named[0] ? `${number} · ${shortened(named[0])}` : number
}

function wordsIn(value: unknown, languages: readonly string[]): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const group = value as Readonly<Record<string, unknown>>
  const first = languages.map((language) => group[language]).find((one) => typeof one === 'string')
  return typeof first === 'string' ? [first] : 'title' in group ? wordsIn(group['title'], languages) : []
}

export function shortened(text: string, most = 60): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1)}…` : line
}
