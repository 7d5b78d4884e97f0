// A job advertisement as a sheet for the notice board and the website: large type, lists of bullets, a call to apply, pay by
// tariff group or hour, a closing date. The second one is a public office's with a reference and a long legal paragraph.

import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const BAKERY = `.sheet{font:12pt/1.45 'Dosis','DejaVu Sans Condensed',sans-serif;background:#fff7e8;text-align:center;padding:20mm 22mm}.sheet h1{font-size:33pt;line-height:1.05;color:#a3470d;margin:5mm 0}.we{font-size:17pt}.cols{display:grid;grid-template-columns:1fr 1fr;gap:10mm;text-align:left;margin:9mm 0}
.cols h2{color:#a3470d;font-size:15pt;margin:0}ul{padding-left:5mm;margin:2mm 0}.go{background:#a3470d;color:#fff;border-radius:5mm;padding:6mm;font-size:14pt}`
const OFFICE = `.sheet{font:10pt/1.42 'Open Sans','DejaVu Sans Condensed',sans-serif;padding:18mm 20mm 18mm 25mm}.sheet h1{font-size:15pt;margin:2mm 0}h2{font-size:10.5pt;margin:4mm 0 1mm}ul{margin:0 0 2mm;padding-left:5mm}.top{border-left:6mm solid #174a7c;padding-left:4mm;margin-bottom:9mm;font-weight:600}.ref{float:right;font-weight:400}`

export const layout: Layout = {
  name: 'job-poster',
  kind: 'notice',
  language: 'de',
  types: ['notice', 'other', 'letter'],
  count: 2,
  scans: [],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  return index === 0 ? bakery(names) : office(names, random)
}

const list = (lines: readonly string[]) => `<ul>${each(lines, (line) => `<li>${line}`)}</ul>`

function bakery(names: Names): Paper {
  const [home, contact, phone] = [names.address(), names.person(), names.phone()]
  const html = `<div class="we">Backhaus Mehlwurm &amp; Söhne</div><p>Handwerksbäckerei in vierter Generation – 7 Filialen</p><h1>Wir suchen Dich!<br>Verkäufer (m/w/d)</h1><p class="we">in Voll- oder Teilzeit · ab sofort · Filiale ${home.town}</p>
<div class="cols"><div><h2>Das machst Du</h2>${list(['Kunden beraten und bedienen', 'Snacks und Kaffee zubereiten', 'Theke schön machen', 'Kasse'])}</div><div><h2>Das bringst Du mit</h2>${list(['Freude am Umgang mit Menschen', 'gern auch Quereinsteiger', 'Zuverlässigkeit', 'Gesundheitszeugnis (bezahlen wir)'])}</div>
<div><h2>Das bieten wir</h2>${list(['15,80 € je Stunde ab dem ersten Tag', 'Sonntagszuschlag 50 %', '30 Tage Urlaub', 'Brot und Brötchen gratis'])}</div><div><h2>So erreichst Du uns</h2>${contact.full}<br>${phone}<br>${home.street}<br>${home.place}</div></div>
<div class="go">Lebenslauf nicht nötig – ruf an, schreib eine Nachricht<br>oder komm einfach vorbei!</div>`
  return {
    html: sheets(BAKERY, [html]),
    pages: 1,
    fileName: 'Aushang Stelle.pdf',
    facts: [['Backhaus Mehlwurm & Söhne', 'Verkäufer', contact.last]],
  }
}

function office(names: Names, random: Random): Paper {
  const { date } = writingOf('DE')
  const town = names.town()
  const [closing, contact] = [daysAfter(dayIn(random, 2025, 2026), 21), names.person()]
  const reference = random.code('66-##/25')
  const html = `<div class="top">Gemeinde ${town}<span class="ref">Kennziffer ${reference}</span><br>Der Bürgermeister</div><h2>Stellenausschreibung</h2><p>Die Gemeinde ${town} (rund 14.300 Einwohner) sucht zum nächstmöglichen Zeitpunkt für das Bauamt eine</p><h1>Technische Sachbearbeitung Straßenunterhaltung (m/w/d)</h1><p>Entgeltgruppe 9b TVöD – unbefristet – Vollzeit, die Stelle ist teilbar</p>
<h2>Ihre Aufgaben</h2>${list(['Planung, Ausschreibung und Überwachung von Unterhaltungsmaßnahmen', 'Kontrolle von Straßen, Brücken und Spielplätzen', 'Bearbeitung von Anträgen auf Sondernutzung und Aufbruchgenehmigungen', 'Prüfung der Rechnungen beauftragter Firmen'])}
<h2>Ihr Profil</h2>${list(['staatlich geprüfter Techniker oder Meister im Straßen- oder Tiefbau oder vergleichbare Qualifikation', 'sicherer Umgang mit VOB und HOAI', 'Führerschein der Klasse B', 'Durchsetzungsvermögen und freundliches Auftreten'])}
<h2>Wir bieten</h2>${list(['einen sicheren Arbeitsplatz mit gleitender Arbeitszeit', 'betriebliche Altersversorgung, Jahressonderzahlung und Leistungsentgelt', 'Dienstrad-Leasing und Zuschuss zum Deutschlandticket'])}
<p>Bei gleicher Eignung, Befähigung und fachlicher Leistung werden Frauen nach Maßgabe des Gleichstellungsgesetzes und schwerbehinderte Menschen bevorzugt berücksichtigt. Mit Ihrer Bewerbung willigen Sie in die Verarbeitung Ihrer Daten für dieses Verfahren ein. Bewerbungsunterlagen werden nicht zurückgesandt.</p>
<p>Ihre aussagekräftige Bewerbung mit Lebenslauf, Zeugnissen und Nachweisen richten Sie bitte bis zum <b>${date(closing, 'long')}</b> unter Angabe der Kennziffer an die Gemeinde ${town}, Personalamt, oder als eine PDF-Datei an bewerbung@gemeinde.example. Fachliche Auskünfte erteilt ${contact.salutation} ${contact.last}, Telefon ${names.phone()}.</p>`
  return {
    html: sheets(OFFICE, [html]),
    pages: 1,
    fileName: `Ausschreibung_${reference.replace('/', '-')}.pdf`,
    facts: [[reference, date(closing, 'long'), town, 'Stellenausschreibung']],
  }
}
