// A lease of a parking space on a form bought in a shop, filled in with a typewriter face: lines of the form and entries stand at
// different heights, unused passages are crossed out, two parties of two persons.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, inFours, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.5 'Liberation Sans',sans-serif;padding:14mm 18mm}h1{font:700 17pt 'Liberation Sans Narrow','Liberation Sans',sans-serif;margin:0 0 1mm}h2{font-size:9.4pt;margin:3.2mm 0 .6mm}u{text-decoration:none;border-bottom:.6pt solid #000;font:10pt 'Courier Prime','Liberation Mono',monospace;padding:0 2mm;color:#111}s{color:#333}p{margin:0 0 1.4mm}.sg{display:flex;gap:12mm;margin-top:16mm}.sg div{flex:1;border-top:.6pt solid #000;font-size:7.4pt}.box{border:1pt solid #000;padding:2.4mm 3mm}`
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [owner, tenant, place, home, bank] = [
    names.person(),
    names.person(),
    names.address(),
    names.address(),
    names.company().bank,
  ]
  const [day, rent, number] = [dayIn(random, 2025, 2026), random.whole(45, 120) * 100, random.whole(3, 88)]
  const start = { ...day, day: 1, month: (day.month % 12) + 1, year: day.month === 12 ? day.year + 1 : day.year }
  const second = names.person()
  const isCouple = index === 1
  const thing = index === 0 ? 'Tiefgaragenstellplatz' : 'Garage'
  const html = `<h1>Mietvertrag für Garagen und Stellplätze</h1><p style="font-size:7.4pt">Vordruck Nr. 612 – Nichtzutreffendes streichen</p><div class="box"><p>Zwischen <u>${owner.full}</u> als Vermieter</p><p>wohnhaft <u>${place.street}, ${place.place}</u></p><p>und <u>${tenant.full}${isCouple ? ` und ${second.first} ${tenant.last}` : ''}</u> als Mieter</p><p>wohnhaft <u>${home.street}, ${home.place}</u></p><p>wird folgender Vertrag geschlossen:</p></div><h2>§ 1 Mietsache</h2><p>Vermietet wird auf dem Grundstück <u>${place.street}, ${place.town}</u> ${index === 0 ? '<s>die Garage</s> / der Stellplatz' : 'die Garage / <s>der Stellplatz</s>'} Nr. <u>${number}</u> (${thing}) zum Einstellen eines ${isCouple ? 'Wohnanhängers' : 'Personenkraftwagens'}. Übergeben werden <u>${random.whole(1, 2)}</u> Schlüssel und <u>1</u> Handsender.</p>
<h2>§ 2 Mietzeit</h2><p>Das Mietverhältnis beginnt am <u>${date(start)}</u> und läuft auf unbestimmte Zeit. Es kann von jedem Teil spätestens am dritten Werktag eines Kalendermonats zum Ablauf des übernächsten Monats gekündigt werden. Die Kündigung bedarf der Schriftform.</p><h2>§ 3 Miete</h2><p>Die Miete beträgt monatlich <u>${amount(rent)} EUR</u>, in Worten: <s>&emsp;&emsp;&emsp;&emsp;&emsp;&emsp;&emsp;</s> und ist im Voraus bis zum dritten Werktag zu zahlen auf das Konto IBAN <u>${inFours(bank.iban ?? '')}</u>.</p><p><s>Hinzu kommt die gesetzliche Umsatzsteuer.</s></p><h2>§ 4 Kaution</h2><p>Der Mieter leistet eine Sicherheit von <u>${amount(rent * 2)} EUR</u>.</p><h2>§ 5 Benutzung</h2><p>Der Mieter darf die Mietsache nur zum vereinbarten Zweck benutzen. Das Lagern von Kraftstoff, das Laden von Elektrofahrzeugen an der Hausinstallation sowie Reparaturen sind nicht gestattet. Eine Untervermietung bedarf der Zustimmung.</p><h2>§ 6 Haftung</h2><p>Der Vermieter übernimmt keine Obhutspflicht. Schäden hat der Mieter unverzüglich anzuzeigen.</p><h2>§ 7 Rückgabe</h2><p>Bei Beendigung ist die Mietsache besenrein und mit allen Schlüsseln zurückzugeben.</p><h2>§ 8 Weitere Vereinbarungen</h2><p><u>${isCouple ? 'Garagentor wird vom Vermieter neu gestrichen.' : 'Winterdienst der Zufahrt durch Hausmeister.'}</u></p>
<div class="sg"><div style="border:0;font-size:8.8pt"><u>${place.town}, ${date(day)}</u></div><div>Vermieter</div><div>Mieter</div></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `Mietvertrag_${thing}_${number}.pdf`,
    facts: [
      [tenant.full, tenant.last, owner.full],
      [amount(rent), date(start)],
    ],
  }
}

export const layout: Layout = {
  name: 'stellplatz-mietvertrag',
  kind: 'contract',
  language: 'de',
  types: ['contract'],
  count: 2,
  scans: [0],
  make,
}
