// Rules of a municipal harbour, a market and a hall with what they charge: paragraphs with § signs, tariff tables within them, a day of the
// council's decision and one of coming into force; amounts abound, nobody is addressed, and a mayor signs on the second sheet.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.4pt/1.55 'Liberation Serif';padding:20mm 25mm 0 28mm}h1{font-size:16pt;text-align:center;margin:0 0 2mm;line-height:1.25}.pr{text-align:center;margin-bottom:7mm;font-size:11pt}h2{font-size:11.4pt;text-align:center;margin:5mm 0 1.5mm}.a{display:grid;grid-template-columns:8mm 1fr;margin-bottom:1.5mm}.g{width:100%;margin:2mm 0 3mm}.g td,.g th{border:.4pt solid #000;padding:.7mm 1.8mm;text-align:left;font-size:10.4pt}.pg{left:28mm;right:25mm;bottom:10mm;text-align:center;font-size:8.4pt}`

const PLACES = [
  {
    title: 'Entgeltordnung für den Kommunalhafen Grodensiel',
    town: 'Grodensiel',
    by: 'Der Rat der Gemeinde Grodensiel',
    what: 'des Hafens, seiner Liegeplätze und Anlagen',
    tariff: [
      ['Liegeplatz je m² und Monat', 145, 210],
      ['Sportboote bis 8 m je Nacht', 900, 1400],
      ['Kran bis 5 t je Hub', 3800, 5200],
      ['Landstrom je kWh', 42, 58],
      ['Frischwasser je m³', 380, 520],
    ],
    people: 'Führer eines Wasserfahrzeugs',
    rules: [
      'Fahrzeuge haben sich binnen zwei Stunden nach dem Festmachen beim Hafenmeister zu melden.',
      'Das Einleiten von Bilgenwasser, Öl und Fäkalien ist verboten.',
      'Feuerarbeiten an Bord bedürfen der Erlaubnis.',
    ],
  },
  {
    title: 'Satzung über die Erhebung von Marktstandsgeld',
    town: 'Bruchhagen',
    by: 'Die Stadtverordnetenversammlung der Stadt Bruchhagen',
    what: 'der Wochen-, Jahr- und Weihnachtsmärkte',
    tariff: [
      ['Wochenmarkt je angefangener Frontmeter und Tag', 180, 320],
      ['Jahrmarkt, Imbiss je Tag', 4500, 7500],
      ['Weihnachtsmarkt, Hütte je Woche', 18000, 26000],
      ['Strompauschale 16 A je Tag', 400, 700],
    ],
    people: 'Standinhaber',
    rules: [
      'Die Stände sind spätestens eine halbe Stunde vor Marktbeginn aufzubauen.',
      'An jedem Stand ist ein Schild mit Namen und Anschrift anzubringen.',
      'Abfälle sind mitzunehmen; das Abstellen von Fahrzeugen auf der Marktfläche ist untersagt.',
    ],
  },
  {
    title: 'Nutzungs- und Entgeltordnung für das Haus der Vereine',
    town: 'Bruchhagen',
    by: 'Der Vorstand des Trägervereins Alte Seilerei e.V.',
    what: 'des Saals, der Küche und der Gruppenräume',
    tariff: [
      ['Großer Saal je Tag, Mitglieder', 9000, 14000],
      ['Großer Saal je Tag, Gewerbe', 28000, 42000],
      ['Küche je Veranstaltung', 4500, 8000],
      ['Gruppenraum je Stunde', 600, 1200],
      ['Endreinigung', 6500, 9500],
    ],
    people: 'Nutzer',
    rules: [
      'Die Räume sind besenrein und in der Bestuhlung zu übergeben, in der sie vorgefunden wurden.',
      'Nach 22 Uhr sind Fenster und Türen zum Hof geschlossen zu halten.',
      'Offenes Feuer, Nebelmaschinen und Konfetti sind nicht gestattet.',
    ],
  },
] as const
const { amount, date } = writingOf('DE')
const clause = (at: number, text: string) => `<div class="a"><span>(${at})</span><span>${text}</span></div>`

export const layout: Layout = {
  name: 'hafen-entgelte',
  kind: 'bylaws',
  language: 'de',
  types: ['bylaws'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('DE', random)
    const place = PLACES[index] ?? PLACES[0]
    const [decided, signer] = [dayIn(random, 2019, 2025), names.person()]
    const start = { ...daysAfter(decided, 40), day: 1 }
    const rows = place.tariff.map(([text, low, high]) => [
      text,
      amount(low > 1000 ? random.whole(low / 50, high / 50) * 50 : random.whole(low, high)),
    ])
    const title = `<h1>${place.title}</h1><p class="pr">${place.by} hat in der Sitzung am ${date(decided, 'long')} folgende ${index === 1 ? 'Satzung' : 'Ordnung'} beschlossen:</p>`
    const first = `${title}<h2>§ 1 Geltungsbereich</h2>${clause(1, `Diese Ordnung gilt für die Benutzung ${place.what}.`)}${clause(2, `Sie ist für alle verbindlich, die sich dort aufhalten. Wer als ${place.people} die Anlagen in Anspruch nimmt, erkennt sie an.`)}<h2>§ 2 Pflicht zur Zahlung</h2>${clause(1, 'Zur Zahlung verpflichtet ist, wer die Leistung beantragt oder in Anspruch nimmt. Mehrere haften als Gesamtschuldner.')}${clause(2, 'Die Pflicht entsteht mit der Zuweisung, spätestens mit dem Beginn der Benutzung. Angefangene Einheiten werden voll berechnet.')}
<h2>§ 3 Höhe</h2>${clause(1, 'Es werden erhoben:')}<table class="g"><tr><th>Leistung</th><th class="r">Euro</th></tr>${each(rows, ([text, price]) => `<tr><td>${text}</td><td class="r">${price}</td></tr>`)}</table>${clause(2, index === 1 ? 'Die Beträge unterliegen nicht der Umsatzsteuer.' : 'Zu den Beträgen tritt die gesetzliche Umsatzsteuer, soweit sie anfällt.')}${clause(3, `Bei Belegung für mehr als ${random.whole(3, 6)} Monate kann ein Nachlass von bis zu ${random.pick([10, 15, 20])} vom Hundert gewährt werden.`)}<div class="abs pg">– 1 –</div>`
    const second = `<h2>§ 4 Fälligkeit</h2>${clause(1, `Die Beträge sind mit Bekanntgabe fällig und binnen ${random.pick([14, 21, 30])} Tagen zu zahlen, Tagessätze sofort gegen Quittung.`)}${clause(2, 'Bei Verzug werden Zinsen in gesetzlicher Höhe und Mahnkosten von 5,00 Euro erhoben.')}<h2>§ 5 Verhalten</h2>${each(place.rules, (rule, at) => clause(at + 1, rule))}${clause(4, 'Den Weisungen der Aufsicht ist Folge zu leisten. Bei groben Verstößen kann die Benutzung mit sofortiger Wirkung untersagt werden.')}
<h2>§ 6 Befreiung</h2>${clause(1, 'Behörden, Rettungsdienste und gemeinnützige Vereinigungen können auf Antrag ganz oder teilweise befreit werden.')}<h2>§ 7 Haftung</h2>${clause(1, 'Die Benutzung geschieht auf eigene Gefahr. Für abgestellte Sachen wird keine Haftung übernommen.')}${clause(2, 'Der Benutzer haftet für alle Schäden, die er, seine Beauftragten oder Gäste verursachen.')}${index === 1 ? `<h2>§ 8 Ordnungswidrigkeiten</h2>${clause(1, 'Ordnungswidrig handelt, wer vorsätzlich oder fahrlässig entgegen § 5 handelt. Die Ordnungswidrigkeit kann mit einer Geldbuße bis zu 1.000,00 Euro geahndet werden.')}` : ''}<h2>§ ${index === 1 ? 9 : 8} Inkrafttreten</h2>${clause(1, `Diese ${index === 1 ? 'Satzung' : 'Ordnung'} tritt am ${date(start, 'long')} in Kraft. Gleichzeitig tritt die Fassung vom ${date(dayIn(random, 2006, 2015), 'long')} außer Kraft.`)}
<p style="margin-top:10mm">${place.town}, den ${date(decided, 'long')}</p><p style="margin-top:14mm">${signer.first} ${signer.last}<br>${index === 2 ? 'Für den Vorstand' : 'Bürgermeisteramt'}</p><div class="abs pg">– 2 –</div>`
    return {
      html: sheets(CSS, [first, second]),
      pages: 2,
      fileName: ['Hafen_2.pdf', 'Ortsrecht 4-03.pdf', 'HdV Aushang.pdf'][index] ?? '',
      facts: [[place.title], [date(start, 'long')]],
    }
  },
}
