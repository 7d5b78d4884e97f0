// A job advertisement as it is mailed round and hung up: colours, a big question as title, lists with ticks, a closing day in the
// running text, a person to write to; nobody is addressed.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:14pt/1.5 'Dosis','Lato',sans-serif;background:#fff8e7}.hero{background:#f2a900;padding:18mm 20mm 12mm;clip-path:polygon(0 0,100% 0,100% 84%,0 100%);height:96mm}.hero h1{font:800 38pt/1 'Dosis',sans-serif;margin:0;color:#20313a}.hero p{font-size:17pt;margin-top:5mm}.cols{display:grid;grid-template-columns:1fr 1fr;gap:8mm;padding:2mm 20mm}h2{font-size:18pt;color:#b06a00;margin:0 0 2mm}ul{list-style:'✓  ';padding-left:6mm;margin:0}.foot{position:absolute;left:0;right:0;bottom:0;background:#20313a;color:#fff;padding:8mm 20mm;display:flex;justify-content:space-between}`
const { date } = writingOf('DE')

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [firm, contact, day] = [companyIn(names, 'Dachbegrünung'), names.person(), dayIn(random, 2026)]
  const job = 'Gärtner/in Fachrichtung Garten- und Landschaftsbau (m/w/d)'
  const list = (lines: readonly string[]) => `<ul>${each(lines, (line) => `<li>${line}`)}</ul>`
  const html = `<div class="hero"><h1>Höhenluft<br>statt Hörsaal?</h1><p>Wir suchen zum 1. August ${day.year + 1} zwei Auszubildende:<br><b>${job}</b></p></div><div class="cols"><div><h2>Das machst du bei uns</h2>${list(['Dächer, Höfe und Fassaden bepflanzen', 'Maschinen führen und warten', 'Pläne lesen und Baustellen einmessen', 'Pflanzen kennen lernen, die Hitze vertragen'])}</div><div><h2>Das bringst du mit</h2>${list(['Hauptschulabschluss oder mehr', 'schwindelfrei, gern draußen, auch bei Regen', 'Lust auf ein Team von neun Leuten', 'Führerschein? Bezahlen wir zur Hälfte.'])}</div>
<div><h2>Das bekommst du</h2>${list(['1.080 € im ersten, 1.210 € im zweiten, 1.330 € im dritten Jahr', '30 Tage Urlaub, Feierabend um 16 Uhr', 'Arbeitskleidung und Werkzeug, das dir gehört', 'Übernahme, wenn es passt'])}</div><div><h2>So geht es weiter</h2><p>Schick uns bis zum <b>${date(daysAfter(day, 45), 'long')}</b> eine kurze Nachricht mit Lebenslauf und letztem Zeugnis. Ein Anschreiben brauchen wir nicht. Lieber erst schnuppern? Ein Praktikum geht jederzeit.</p></div></div>
<div class="foot"><div><b>${firm.name}</b><br>${firm.address.street}<br>${firm.address.place}</div><div>${contact.first} ${contact.last}, Ausbildung<br>${firm.mobile} (auch Messenger)<br>${names.email(contact, firm)}</div></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: 'Aushang Azubi.pdf',
    facts: [[firm.name, firm.short, 'Garten- und Landschaftsbau', 'Höhenluft']],
  }
}

export const layout: Layout = {
  name: 'ausbildung-gesucht',
  kind: 'notice',
  language: 'de',
  types: ['notice', 'other', 'letter'],
  count: 1,
  scans: [0],
  make,
}
