// What choices are called in the panel, by the place of the choice in the schemas (field-names.ts) and the value in the file.
import type { UiLanguage } from '../../diagnostics/words.ts'
import { placeOf } from './field-names.ts'
import type { FieldName } from './names-by-key.ts'

export const CHOICES: Readonly<Record<string, Readonly<Record<string, FieldName>>>> = {
  'common/action/kind': {
    primary: ['Filled', 'Gefüllt'],
    secondary: ['Outlined', 'Umrandet'],
    tertiary: ['Text only', 'Nur Text'],
  },
  'common/actionEvent/name': {
    cta_clicked: ['Button was clicked', 'Knopf angeklickt'],
    package_selected: ['Package was chosen', 'Paket gewählt'],
    floating_cta_clicked: ['Floating button was clicked', 'Schwebender Knopf angeklickt'],
  },
  'common/appScreen': {
    appointments: ['Appointments', 'Termine'],
    orders: ['Orders', 'Bestellungen'],
    chat: ['Chat', 'Chat'],
    training: ['Training', 'Training'],
    delivery: ['Delivery', 'Lieferung'],
    inventory: ['Inventory', 'Lagerbestand'],
    learning: ['Learning', 'Lernen'],
    timesheet: ['Time sheet', 'Stundenzettel'],
    dashboard: ['Overview', 'Übersicht'],
  },
  'common/drawing': {
    'exploded-process': ['Process, taken apart', 'Ablauf, zerlegt'],
    'production-line': ['Production line', 'Fertigungsstraße'],
    pigeonholes: ['Pigeonholes', 'Ablagefächer'],
    'working-day': ['Working day', 'Arbeitstag'],
    'test-bench': ['Test bench', 'Prüfstand'],
    'website-elevation': ['Website, elevation', 'Website, Aufriss'],
    'website-inspection': ['Website, inspected', 'Website, geprüft'],
    'shop-elevation': ['Shop, elevation', 'Shop, Aufriss'],
    'chatbot-conversation': ['Talk with the chatbot', 'Gespräch mit dem Chatbot'],
    'consulting-table': ['Consulting table', 'Beratungstisch'],
    'app-phones': ['Phones with apps', 'Telefone mit Apps'],
    'software-assembly': ['Software, put together', 'Software, zusammengebaut'],
    'thirty-minutes': ['Thirty minutes', 'Dreißig Minuten'],
    automation: ['Automation', 'Automatisierung'],
    consulting: ['Consulting', 'Beratung'],
    chatbot: ['Chatbot', 'Chatbot'],
    software: ['Software', 'Software'],
    app: ['App', 'App'],
    website: ['Website', 'Website'],
    shop: ['Shop', 'Shop'],
    'floor-plan': ['Floor plan', 'Grundriss'],
    stamp: ['Stamp', 'Stempel'],
    portrait: ['Portrait', 'Porträt'],
  },
  'common/icon': {
    arrow: ['Arrow', 'Pfeil'],
    check: ['Check mark', 'Häkchen'],
    close: ['Cross', 'Kreuz'],
    menu: ['Menu', 'Menü'],
    plus: ['Plus', 'Plus'],
    left: ['Arrow to the left', 'Pfeil nach links'],
    right: ['Arrow to the right', 'Pfeil nach rechts'],
    down: ['Arrow down', 'Pfeil nach unten'],
    upload: ['Upload', 'Hochladen'],
    file: ['Sheet of paper', 'Blatt Papier'],
    phone: ['Phone', 'Telefon'],
    mail: ['Letter', 'Brief'],
    clock: ['Clock', 'Uhr'],
    shield: ['Shield', 'Schild'],
    pause: ['Pause', 'Pause'],
    play: ['Play', 'Abspielen'],
    star: ['Star', 'Stern'],
    alert: ['Warning', 'Warnung'],
    info: ['Information', 'Information'],
    calendar: ['Calendar', 'Kalender'],
    refresh: ['Refresh', 'Erneuern'],
    lock: ['Lock', 'Schloss'],
    copy: ['Copy', 'Kopieren'],
    hourglass: ['Hourglass', 'Sanduhr'],
    keyboard: ['Keyboard', 'Tastatur'],
    stack: ['Stack', 'Stapel'],
    people: ['People', 'Menschen'],
    moon: ['Moon', 'Mond'],
    gauge: ['Gauge', 'Messuhr'],
    search: ['Magnifying glass', 'Lupe'],
    wrench: ['Wrench', 'Schraubenschlüssel'],
  },
  'common/logo': {
    kanzlei: ['Law firm', 'Kanzlei'],
    sanitaer: ['Plumber', 'Sanitärbetrieb'],
    personal: ['Staffing', 'Personaldienst'],
    grosshandel: ['Wholesale', 'Großhandel'],
    praxis: ['Practice', 'Praxis'],
    spedition: ['Haulage', 'Spedition'],
  },
  'common/screen': {
    tischlerei: ['Joinery', 'Tischlerei'],
    kanzlei: ['Law firm', 'Kanzlei'],
    praxis: ['Practice', 'Praxis'],
    hofladen: ['Farm shop', 'Hofladen'],
    architektur: ['Architecture', 'Architektur'],
  },
  'common/tone': {
    paper: ['Paper', 'Papier'],
    deep: ['Deeper paper', 'Tieferes Papier'],
    night: ['Night', 'Nacht'],
  },
  'data/appointments/calendars/kind': {
    ics: ['Calendar as a file (ICS)', 'Kalender als Datei (ICS)'],
    caldav: ['Calendar on a server (CalDAV)', 'Kalender auf einem Server (CalDAV)'],
  },
  'data/appointments/state': {
    BW: ['Baden-Württemberg', 'Baden-Württemberg'],
    BY: ['Bavaria', 'Bayern'],
    BE: ['Berlin', 'Berlin'],
    BB: ['Brandenburg', 'Brandenburg'],
    HB: ['Bremen', 'Bremen'],
    HE: ['Hesse', 'Hessen'],
    HH: ['Hamburg', 'Hamburg'],
    MV: ['Mecklenburg-Western Pomerania', 'Mecklenburg-Vorpommern'],
    NI: ['Lower Saxony', 'Niedersachsen'],
    NW: ['North Rhine-Westphalia', 'Nordrhein-Westfalen'],
    RP: ['Rhineland-Palatinate', 'Rheinland-Pfalz'],
    SL: ['Saarland', 'Saarland'],
    SN: ['Saxony', 'Sachsen'],
    ST: ['Saxony-Anhalt', 'Sachsen-Anhalt'],
    SH: ['Schleswig-Holstein', 'Schleswig-Holstein'],
    TH: ['Thuringia', 'Thüringen'],
  },
  'data/claims/item/evidence/measured': {
    reply: ['Times to the reply', 'Antwortzeiten'],
  },
  'data/claims/item/kind': {
    fact: ['About the business', 'Über den Betrieb'],
    result: ['What customers gain', 'Was Kunden gewinnen'],
    rating: ['Rating', 'Bewertung'],
    promise: ['Promise', 'Versprechen'],
    guarantee: ['Guarantee', 'Garantie'],
    price: ['Price', 'Preis'],
    comparison: ['Comparison', 'Vergleich'],
    scarcity: ['Scarcity', 'Knappheit'],
    'former-price': ['Earlier price', 'Früherer Preis'],
  },
  'data/document-advice/action/priority': {
    immediate: ['At once', 'Sofort'],
    high: ['High', 'Hoch'],
    other: ['Other', 'Andere'],
  },
  'data/document-advice/finding/as': {
    issue: ['Possible problem', 'Mögliches Problem'],
    insight: ['Insight', 'Erkenntnis'],
    step: ['Next step', 'Nächster Schritt'],
  },
  'data/references/item/status': {
    'Live seit': ['Live since', 'Live seit'],
    'In Entwicklung': ['In development', 'In Entwicklung'],
    'Beta-Phase': ['Beta', 'Beta-Phase'],
    'Aktuelle Erweiterung': ['Being extended', 'Aktuelle Erweiterung'],
    Abgeschlossen: ['Finished', 'Abgeschlossen'],
  },
  'data/storage/items/kind': {
    local: ['Local storage', 'Lokaler Speicher'],
    session: ['Storage of the session', 'Speicher der Sitzung'],
    cookie: ['Cookie', 'Cookie'],
  },
  'sections/app-demo/prototype': {
    'work-order': ['Work order', 'Arbeitsauftrag'],
  },
  'sections/before-after/website': {
    tischlerei: ['Joinery', 'Tischlerei'],
  },
  'sections/comparison/rows/best': {
    1: ['The left one', 'Die linke'],
    2: ['The right one', 'Die rechte'],
    null: ['None', 'Keine'],
  },
  'sections/document-demo/variant': {
    documents: ['Any business document', 'Ein Geschäftsdokument'],
    process: ['Picture of a process', 'Das Bild eines Ablaufs'],
  },
  'sections/shop-demo/articles/picture': {
    apples: ['Apples', 'Äpfel'],
    honey: ['Honey', 'Honig'],
    candle: ['Candle', 'Kerze'],
  },
}

/**
 * What a value of a choice is called; one without a name keeps what stands in the file.
 *
 * @param at the place of the choice: "common.json#/$defs/tone"
 */
export function choiceName(value: string, at: string, language: UiLanguage): string {
  const [en = value, de = value] = CHOICES[placeOf(at)]?.[value] ?? []
  return language === 'de' ? de : en
}
