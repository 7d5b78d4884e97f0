// What fields are called in the panel. A field without a word here keeps the name that it has in its file.
import { valueAt } from '../../content/pointer.ts'
import type { UiLanguage } from '../../diagnostics/words.ts'
import { sectionName } from './section-names.ts'

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
  intervalMs: ['Milliseconds to the next one', 'Millisekunden bis zum nächsten'],
  autoplay: ['Moves by itself', 'Bewegt sich von selbst'],
  autoplayMs: ['Milliseconds to the next one', 'Millisekunden bis zum nächsten'],
  financing: ['Ways to pay', 'Zahlungswege'],
  priceNote: ['What prices include', 'Was die Preise enthalten'],
  location: ['Place in statistics', 'Ort in der Statistik'],
  showAfterPx: ['Pixels until it appears', 'Pixel bis zum Erscheinen'],
  hideBeforeEndPx: ['Pixels before the end', 'Pixel vor dem Ende'],
  table: ['Table', 'Tabelle'],
  trades: ['Trades', 'Branchen'],
  fits: ['Mark of what fits', 'Zeichen für das Passende'],
  moved: ['What has changed', 'Was sich geändert hat'],
  places: ['Places', 'Stellen'],
  employees: ['Employees', 'Beschäftigte'],
  percent: ['Percent', 'Prozent'],
  case: ['Case', 'Fall'],
  package: ['Package', 'Paket'],
  closing: ['Closing call', 'Schlussaufruf'],
  assembly: ['Group', 'Gruppe'],
  bookingForm: ['Booking instead of the drawing', 'Buchung statt der Zeichnung'],
  designs: ['Designs', 'Entwürfe'],
  proof: ['Real case', 'Echter Fall'],
  stars: ['Five stars', 'Fünf Sterne'],
  elsewhere: ['Leads elsewhere in', 'Führt woandershin in'],
  language: ['Language', 'Sprache'],
  message: ['Message', 'Nachricht'],
  testimonials: ['Quotes', 'Kundenstimmen'],
  prices: ['Prices', 'Preise'],
  log: ['Name of the conversation', 'Name des Gesprächs'],
  speakers: ['Who speaks', 'Wer spricht'],
  greeting: ['Greeting', 'Begrüßung'],
  field: ['Field', 'Feld'],
  ask: ['Button to ask', 'Knopf zum Fragen'],
  suggestions: ['Suggestions', 'Vorschläge'],
  near: ['Words before the nearest', 'Worte vor dem Ähnlichsten'],
  unknown: ['Without an answer', 'Ohne Antwort'],
  words: ['Words', 'Wörter'],
  visitor: ['Visitor', 'Besucher'],
  machine: ['Machine', 'Maschine'],
  questions: ['Questions', 'Fragen'],
  fillers: ['Words without meaning', 'Wörter ohne Bedeutung'],
  same: ['Words with one meaning', 'Wörter mit gleicher Bedeutung'],
  tiers: ['Sizes', 'Größen'],
  articles: ['Articles', 'Artikel'],
  deliveries: ['Ways of delivery', 'Lieferwege'],
  cents: ['Price in cents', 'Preis in Cent'],
  taxPercent: ['Tax in percent', 'Steuer in Prozent'],
  amount: ['Amount', 'Menge'],
  freeFromCents: ['Free from (cents)', 'Kostenlos ab (Cent)'],
  basket: ['Basket', 'Warenkorb'],
  each: ['Price of one', 'Preis für eins'],
  less: ['Less', 'Weniger'],
  more: ['More', 'Mehr'],
  delivery: ['Delivery', 'Lieferung'],
  bill: ['Bill', 'Rechnung'],
  row: ['Row', 'Zeile'],
  free: ['Free', 'Kostenlos'],
  total: ['Total', 'Summe'],
  tax: ['Tax', 'Steuer'],
  missing: ['Missing', 'Was fehlt'],
  empty: ['Empty', 'Leer'],
  announced: ['Read out', 'Was vorgelesen wird'],
  cards: ['Cards', 'Karten'],
  panel: ['Panel', 'Kasten'],
  paragraphs: ['Paragraphs', 'Absätze'],
  variant: ['Variant', 'Variante'],
  formats: ['Formats', 'Formate'],
  samples: ['Samples', 'Beispiele'],
  columns: ['Columns', 'Spalten'],
  rows: ['Rows', 'Zeilen'],
  criterion: ['Criterion', 'Kriterium'],
  values: ['Values', 'Werte'],
  best: ['Better column', 'Bessere Spalte'],
  stamp: ['Stamp', 'Stempel'],
  ring: ['Words round the stamp', 'Worte um den Stempel'],
  unit: ['Unit', 'Einheit'],
  website: ['Website', 'Website'],
  slider: ['Slider', 'Regler'],
  share: ['Share', 'Anteil'],
  changes: ['Changes', 'Änderungen'],
  offer: ['Offer', 'Angebot'],
  answers: ['Answers', 'Antworten'],
  bands: ['Results', 'Ergebnisse'],
  progress: ['Progress', 'Fortschritt'],
  reach: ['From how many points', 'Ab wie vielen Punkten'],
  score: ['Points', 'Punktzahl'],
  result: ['Result', 'Ergebnis'],
  advice: ['Advice', 'Rat'],
  form: ['Form', 'Formular'],
  formType: ['Kind of form', 'Art des Formulars'],
  page: ['Page', 'Seite'],
  fields: ['Fields', 'Felder'],
  subject: ['Subject', 'Betreff'],
  subjectPlaceholder: ['Example of a subject', 'Beispiel für den Betreff'],
  messagePlaceholder: ['Example of a message', 'Beispiel für die Nachricht'],
  folded: ['Folded', 'Zusammengeklappt'],
  fullScreen: ['Whole screen', 'Ganzer Bildschirm'],
  redirect: ['Then leads to', 'Führt danach zu'],
  afterMs: ['After milliseconds', 'Nach Millisekunden'],
  document: ['Long text', 'Langer Text'],
  toggle: ['Languages to switch', 'Sprachen zum Umschalten'],
  figures: ['Figures', 'Zahlen'],
  entries: ['Entries', 'Einträge'],
  links: ['Links', 'Verweise'],
  references: ['References', 'Referenzen'],
  prototype: ['App', 'App'],
  screen: ['Screen', 'Bildschirm'],
  again: ['Again', 'Noch einmal'],
  help: ['Help', 'Hilfe'],
  painPoints: ['What costs time', 'Was Zeit kostet'],
  fact: ['Small print', 'Kleingedrucktes'],
  index: ['Found by search engines', 'Für Suchmaschinen'],
  canonical: ['Main page of this one', 'Hauptseite zu dieser'],
  service: ['Service', 'Leistung'],
  about: ['In words', 'In Worten'],
  messageLabel: ['Label of the description', 'Beschriftung der Beschreibung'],
  bar: ['Button in the bar', 'Knopf in der Leiste'],
  webhook: ['Address for leads', 'Adresse für Anfragen'],
  focus: ['Point that stays in view', 'Punkt, der zu sehen bleibt'],
  event: ['Event in statistics', 'Ereignis in der Statistik'],
  one: ['For one', 'Für eins'],
  other: ['For others', 'Für andere'],
  link: ['Link', 'Verweis'],
  placeholder: ['Example in the field', 'Beispiel im Feld'],
  staff: ['Company size', 'Betriebsgröße'],
  roiMonths: ['Months until it pays', 'Monate bis es sich lohnt'],
  deliveryWeeks: ['Weeks to delivery', 'Wochen bis zur Lieferung'],
  supportMonths: ['Months of support', 'Monate Support'],
  cubes: ['Cubes of the drawing', 'Würfel der Zeichnung'],
  was: ['Earlier price', 'Früherer Preis'],
  saving: ['Saving', 'Ersparnis'],
  features: ['Included', 'Enthalten'],
  logo: ['Drawn sign', 'Gezeichnetes Zeichen'],
  logoImage: ['Logo', 'Logo'],
  role: ['Role', 'Rolle'],
  industry: ['Industry', 'Branche'],
  problem: ['Problem', 'Problem'],
  solution: ['Solution', 'Lösung'],
  investment: ['Investment', 'Investition'],
  status: ['Status', 'Stand'],
  month: ['Month', 'Monat'],
  desktopImage: ['Picture on the computer', 'Bild am Rechner'],
  mobileImage: ['Picture on the phone', 'Bild am Telefon'],
  town: ['Town', 'Ort'],
  photo: ['Photo', 'Foto'],
  claims: ['Claims', 'Behauptungen'],
  faqs: ['Questions and answers', 'Fragen und Antworten'],
  offers: ['Offers', 'Angebote'],
  proofs: ['Real cases', 'Echte Fälle'],
  navigation: ['Navigation', 'Navigation'],
  operator: ['Operator', 'Betreiber'],
  place: ['Place', 'Stelle'],
  why: ['Why', 'Warum'],
  says: ['What it says', 'Was sie sagt'],
  texts: ['Wordings', 'Wortlaute'],
  since: ['Since', 'Seit'],
  evidence: ['Evidence', 'Beleg'],
  brand: ['Brand', 'Marke'],
  tagline: ['Sentence below the brand', 'Satz unter der Marke'],
  main: ['Main navigation', 'Hauptnavigation'],
  services: ['Services', 'Leistungen'],
  legal: ['Legal pages', 'Rechtliches'],
  contact: ['Contact', 'Kontakt'],
  lines: ['Lines', 'Zeilen'],
  home: ['Home page', 'Startseite'],
}

/** What a field is called, by its name in the file. */
export function fieldName(name: string, language: UiLanguage): string {
  const [en, de] = NAMES[name] ?? []
  if (en !== undefined && de !== undefined) return language === 'de' ? de : en
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** Whose words something is called by. */
export interface Naming {
  /** Of the file's texts, the first that has words. */
  readonly languages: readonly string[]
  /** Of the panel. */
  readonly language: UiLanguage
  /** Puts the values that a text names in the place of their names; left out: it is shown as it is written. */
  readonly fill?: (text: string) => string
}

/** What an entry of a map is called: by its own words, else by its name in the file. */
export function keyName(key: string, value: unknown, { languages, fill }: Naming): string {
  return wordsOf(value, { languages, fill }) ?? key
}

/** What an entry is called: by its own words, or by its number. */
export function entryName(value: unknown, index: number, { languages, language, fill }: Naming): string {
  const number = `${index + 1}`
  if (typeof value === 'string') return `${number} · ${shortened(value)}`
  const type = valueAt(value, '/type')
  const words = wordsOf(value, { languages, fill }) ?? (typeof type === 'string' ? sectionName(type, language) : null)
  return words === null ? number : `${number} · ${words}`
}

interface Spoken {
  readonly languages: readonly string[]
  readonly fill: Naming['fill'] | undefined
}

/** What says most about a group; null: nothing does. */
function wordsOf(value: unknown, naming: Spoken): string | null {
  if (typeof value !== 'object' || value === null) return null
  const group = value as Readonly<Record<string, unknown>>
  const fields = ['title', 'question', 'name', 'label', 'text', 'says', 'company', 'head']
  const [words] = fields.flatMap((field) => wordsIn(group[field], naming.languages))
  if (words) return shortened(naming.fill?.(words) ?? words)
  const { items } = group
  return Array.isArray(items) ? wordsOf(items[0], naming) : null
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
