// An employer ends a contract of work within the trial period: the subject only names the contract, "Kündigung" stands in the middle
// of a sentence; hints at the employment office, leave, keys to give back and a receipt to sign below.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, herrn, lastDay, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11.2pt/1.42 'Caladea','Liberation Serif',serif;padding:18mm 25mm 15mm}
.h{text-align:center;border-bottom:3pt double #4a5a2c;padding-bottom:3mm;color:#4a5a2c}.h b{font:700 22pt 'P052','Caladea',serif}.to{margin:14mm 0 0;height:36mm}.cut{border-top:.6pt dashed #000;margin-top:9mm;padding-top:3mm;font-size:10pt}.ft{position:absolute;left:25mm;right:25mm;bottom:8mm;font-size:7.6pt;text-align:center}`

export const layout: Layout = {
  name: 'probezeit-ende',
  kind: 'termination',
  language: 'de',
  types: ['termination'],
  count: 2,
  scans: [0],
  make,
}

const { date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [person, home, own, day] = [names.person(), names.address(), names.company(), dayIn(random, 2024, 2026)]
  const end = index === 0 ? daysAfter(day, 14) : lastDay(daysAfter(day, 31))
  const began = { ...daysAfter(day, index === 0 ? -128 : -1460), day: 1 }
  const [dear, who] =
    person.salutation === 'Frau'
      ? ['Sehr geehrte Frau', 'die Mitarbeiterin']
      : ['Sehr geehrter Herr', 'der Mitarbeiter']
  const reason =
    index === 0
      ? `leider müssen wir Ihnen mitteilen, dass wir das mit Arbeitsvertrag vom ${date(began, 'long')} begründete Arbeitsverhältnis nicht über die Probezeit hinaus fortsetzen möchten. Wir sprechen daher hiermit fristgerecht zum ${date(end, 'long')} die ordentliche Kündigung aus.`
      : `wie in unserem Gespräch am ${date(daysAfter(day, -3), 'long')} bereits dargelegt, schließen wir die Filiale am Marktplatz. Das seit dem ${date(began, 'long')} bestehende Arbeitsverhältnis kündigen wir aus betriebsbedingten Gründen zum ${date(end, 'long')}, hilfsweise zum nächstmöglichen Zeitpunkt.`
  const html = `<div class="h"><b>Obsthof &amp; Hofläden Grünwettel</b><br>${own.address.street} · ${own.address.place} · Tel. ${own.phone}</div><div class="to">${index === 0 ? 'Persönlich übergeben' : 'Einschreiben mit Rückschein'}<br><br>${herrn(person)}<br>${person.full}<br>${home.street}<br>${home.place}</div><p class="r">${own.address.town}, ${date(day, 'long')}</p><p><b>${index === 0 ? `Ihr Arbeitsverhältnis, Personal-Nr. ${random.code('00##')}` : 'Filiale Marktplatz'}</b></p><p>${dear} ${person.last},</p><p>${reason}</p>
<p>Ihren Resturlaub von ${random.whole(3, 11)} Tagen gewähren wir Ihnen bis zum Ablauf der Frist; im Übrigen stellen wir Sie unter Anrechnung von Überstunden von der Arbeit frei. Schlüssel, Dienstkleidung und das Diensttelefon geben Sie bitte bis zum letzten Arbeitstag in der Verwaltung ab. Die letzte Abrechnung, die Lohnsteuerbescheinigung und ein Arbeitszeugnis senden wir Ihnen zu.</p>
<p>Wir weisen Sie darauf hin, dass Sie sich innerhalb von drei Tagen nach Erhalt dieses Schreibens bei der Agentur für Arbeit arbeitsuchend melden müssen, um Nachteile beim Arbeitslosengeld zu vermeiden.</p><p>Für Ihre Arbeit danken wir Ihnen und wünschen Ihnen für die Zukunft alles Gute.</p><p style="margin-top:5mm">Mit freundlichen Grüßen</p><p style="margin-top:11mm">${own.manager.full}<br>Inhaber/in</p>
<div class="cut">Dieses Schreiben habe ich (${who}) heute im Original erhalten.<br><br>______________________ &emsp;&emsp; ____________________________________<br>Ort, Datum &emsp;&emsp;&emsp;&emsp;&emsp;&emsp;&emsp;&emsp;&emsp; Unterschrift</div><div class="ft">Inhaber/in: ${own.manager.full} · Steuernummer ${own.taxNumber} · ${own.bank.name} · ${own.bank.iban}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: index === 0 ? `Schreiben ${person.last}.pdf` : 'Personal_Filiale.pdf',
    facts: [[date(end, 'long')], [person.last, person.full]],
  }
}
