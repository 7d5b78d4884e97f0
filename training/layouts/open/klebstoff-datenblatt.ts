// Technical data sheets of makers of adhesives, coatings and filters: product name as the title, two columns of text with small headings, a table of
// typical values with norms and units, an edition day at the edge, no addressee, the maker's disclaimer in small print.
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.5 'Roboto','Liberation Sans'}.bar{left:0;top:0;width:9mm;height:297mm;background:#d35400}.hd{left:20mm;right:16mm;top:13mm;display:flex;justify-content:space-between;align-items:baseline;border-bottom:1pt solid #d35400;padding-bottom:2mm}.hd b{font:700 10pt 'Roboto','Liberation Sans'}.main{left:20mm;right:16mm;top:27mm}h1{font:700 22pt 'Roboto','Liberation Sans';margin:0}.un{font-size:11.5pt;color:#d35400;margin-bottom:5mm}.co{columns:2;column-gap:8mm}h2{font:700 10.8pt 'Roboto','Liberation Sans';color:#d35400;margin:0 0 .6mm;break-after:avoid}.co p{break-inside:avoid;margin-bottom:3mm}.g{width:100%;margin-top:3mm}.g th{background:#f6e3d5;text-align:left;padding:1mm 1.6mm;font-size:9.6pt}.g td{border-bottom:.4pt solid #ccc;padding:1.4mm 1.6mm}.ft{left:20mm;right:16mm;bottom:8mm;font-size:7pt;color:#555;line-height:1.4}`

const PRODUCTS = [
  {
    maker: 'Haftwerk Chemie GmbH',
    name: 'HW-Bond 2140',
    kind: 'Zweikomponenten-Konstruktionsklebstoff auf Epoxidbasis',
    parts: [
      [
        'Anwendung',
        'Für zähelastische Verbindungen von Metallen, faserverstärkten Kunststoffen und Keramik im Fahrzeug- und Gerätebau.',
      ],
      [
        'Vorbehandlung',
        'Klebflächen trocken, staub- und fettfrei; Metalle anschleifen oder strahlen und mit Lösemittel reinigen.',
      ],
      [
        'Verarbeitung',
        'Harz und Härter 2:1 nach Volumen mischen. Statikmischer mit 24 Elementen, die ersten 5 cm verwerfen.',
      ],
      ['Lagerung', 'Bei 15 bis 25 °C in ungeöffneten Kartuschen 18 Monate ab Herstellung. Vor Frost schützen.'],
      ['Arbeitsschutz', 'Sicherheitsdatenblatt beachten. Handschuhe aus Nitril tragen, Hautkontakt vermeiden.'],
      ['Lieferform', 'Kartusche 50 ml und 400 ml, Gebinde auf Anfrage.'],
    ],
    values: [
      ['Dichte Harz / Härter', '1,18 / 1,06', 'g/cm³', 'ISO 1183'],
      ['Topfzeit bei 23 °C', '35', 'min', 'intern'],
      ['Handfest nach', '4', 'h', 'intern'],
      ['Zugscherfestigkeit Aluminium', '24', 'MPa', 'DIN EN 1465'],
      ['Bruchdehnung', '12', '%', 'ISO 527'],
      ['Glasübergang', '68', '°C', 'DSC'],
      ['Einsatzbereich', '-40 … +110', '°C', ''],
    ],
  },
  {
    maker: 'Farbkontor Isenried AG',
    name: 'Isolin Bodensiegel matt',
    kind: 'Wässrige Versiegelung für Parkett und Kork',
    parts: [
      ['Eigenschaften', 'Sehr strapazierfähig, lösemittelarm (GISCODE W3+), vergilbt nicht, rutschhemmend R 9.'],
      ['Untergrund', 'Fein geschliffen (Körnung 120), frei von Wachs und Öl. Holzfeuchte höchstens 10 %.'],
      ['Auftrag', 'Drei Schichten mit der Rolle, nach der zweiten Zwischenschliff mit Gitter 150.'],
      ['Trocknung', 'Schleifbar nach 4 Stunden, begehbar nach 12 Stunden, voll belastbar nach 7 Tagen.'],
      ['Pflege', 'In den ersten zwei Wochen nur trocken reinigen und keine Teppiche auflegen.'],
    ],
    values: [
      ['Festkörper', '34', '%', 'ISO 3251'],
      ['Viskosität', '28', 's', 'DIN-Becher 4'],
      ['Glanz 60°', '12', 'GU', 'ISO 2813'],
      ['Verbrauch je Schicht', '100–120', 'ml/m²', ''],
      ['Abrieb Taber CS 10', '32', 'mg', 'ASTM D 4060'],
      ['VOC', '< 50', 'g/l', '2004/42/EG'],
    ],
  },
  {
    maker: 'Lüftermann Filtertechnik KG',
    name: 'Taschenfilter TF 7/85',
    kind: 'ePM1 60 % · für Zu- und Abluft in Anlagen der Raumlufttechnik',
    parts: [
      [
        'Aufbau',
        'Sechs genähte Taschen aus Synthetikvlies, dreistufig, im Rahmen aus Kunststoff, frei von Silikon und Halogenen.',
      ],
      ['Einsatz', 'Erste oder zweite Stufe nach VDI 6022; voll veraschbar.'],
      ['Einbau', 'Taschen senkrecht, Dichtung auf der Seite der Reinluft. Drehmoment der Klammern prüfen.'],
      ['Wechsel', 'Bei Enddruckverlust, spätestens nach zwölf Monaten oder 6.000 Betriebsstunden.'],
      ['Entsorgung', 'Als gewerblicher Restabfall, Abfallschlüssel 15 02 03.'],
    ],
    values: [
      ['Abmessung B x H x T', '592 x 592 x 600', 'mm', 'EN 15805'],
      ['Nennvolumenstrom', '3400', 'm³/h', ''],
      ['Anfangsdruckverlust', '85', 'Pa', 'ISO 16890'],
      ['Empf. Enddruckverlust', '300', 'Pa', 'EN 13053'],
      ['Filterfläche', '4,3', 'm²', ''],
      ['Energieklasse', 'B', '', 'Eurovent'],
      ['Gewicht', '2,1', 'kg', ''],
    ],
  },
] as const
const { date, month } = writingOf('DE')

export const layout: Layout = {
  name: 'klebstoff-datenblatt',
  kind: 'specification',
  language: 'de',
  types: ['specification'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const product = PRODUCTS[index] ?? PRODUCTS[0]
    const [own, day] = [names.company(), dayIn(random, 2022, 2026)]
    const edition = index === 1 ? month(day) : date(day)
    const number = random.code(['TDB 2140-##', 'TM ###', 'PDB-0##/#'][index] ?? '###')
    const html = `<div class="abs bar"></div><div class="abs hd"><b>${product.maker}</b><span>${['Technisches Datenblatt', 'Technisches Merkblatt', 'Produktinformation'][index]} ${number} · Stand ${edition}</span></div><div class="abs main"><h1>${product.name}</h1><div class="un">${product.kind}</div><div class="co">${each<readonly string[]>(product.parts, ([label, text]) => `<h2>${label}</h2><p>${text}</p>`)}</div>
<table class="g"><tr><th>Kennwerte</th><th>Wert</th><th>Einheit</th><th>Prüfung</th></tr>${each<readonly string[]>(product.values, ([what, value, unit, norm]) => `<tr><td>${what}</td><td>${value}</td><td>${unit}</td><td>${norm}</td></tr>`)}</table><p style="margin-top:3mm;font-size:8pt">Typische Werte, ermittelt bei 23 °C und 50 % relativer Feuchte; sie sind keine zugesicherten Eigenschaften.</p></div>
<div class="abs ft">Unsere Angaben beruhen auf Versuchen und Erfahrung. Wegen der Vielzahl der Einflüsse bei der Anwendung entbinden sie nicht von eigenen Versuchen. Mit Erscheinen dieser Ausgabe werden frühere ungültig.<br>${product.maker} · ${own.address.street} · ${own.address.place} · Anwendungstechnik ${own.phone}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${product.name.replace(/\W+/g, '_')}.pdf`,
      facts: [[product.name], [number, edition], [product.maker]],
    }
  },
}
