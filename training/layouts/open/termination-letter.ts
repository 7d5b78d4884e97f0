// A termination: a tenant's typed letter with a day and, as a precaution, "the next possible day"; and a firm's cancellation
// of a software contract with a customer number and a request to confirm. Their titles are plain lines.
import { daysAfter, type Names } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, lastDay, namesIn, sheets, writingOf } from '../sheet.ts'

const TENANT = `.sheet{font:12pt/1.55 'Liberation Serif','DejaVu Serif Condensed',serif;padding:22mm 25mm}`
const FIRM = `.sheet{font:10pt/1.45 'URW Gothic','DejaVu Sans Condensed',sans-serif;padding:16mm 22mm 16mm 25mm}.lg{display:inline-block;background:#e4572e;color:#fff;padding:3mm 5mm;font-size:16pt}.rt{position:absolute;top:16mm;right:22mm;text-align:right;font-size:8.4pt}.ft{position:absolute;left:0;right:0;bottom:0;background:#f0efeb;padding:4mm 25mm;font-size:7.5pt}`

export const layout: Layout = {
  name: 'termination-letter',
  kind: 'termination',
  language: 'de',
  types: ['termination'],
  count: 2,
  scans: [0],
  make,
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  return index === 0 ? tenant(names, random) : firmLetter(names, random)
}

function tenant(names: Names, random: Random): Paper {
  const { date } = writingOf('DE')
  const [person, partner, home, landlord, lord] = [
    names.person(),
    names.person(),
    names.address(),
    names.person(),
    names.address(),
  ]
  const day = { ...dayIn(random, 2024, 2026), day: 2 }
  const end = lastDay(daysAfter(day, 62))
  const html = `<p>${person.first} ${person.last}<br>${partner.first} ${partner.last}<br>${home.street}<br>${home.place}</p><p style="margin-top:10mm">${landlord.salutation === 'Herr' ? 'Herrn' : 'Frau'}<br>${landlord.full}<br>${lord.street}<br>${lord.place}</p><p><b>Per Einschreiben</b></p><p class="r">${home.town}, den ${date(day)}</p><p style="margin-top:8mm"><u>Kündigung Mietvertrag Wohnung ${home.street}, 2. OG links</u></p><p>Sehr geehrte${landlord.salutation === 'Herr' ? 'r Herr' : ' Frau'} ${landlord.last},</p>
<p>hiermit kündigen wir den mit Ihnen am ${date(dayIn(random, 2014, 2020))} geschlossenen Mietvertrag über die oben genannte Wohnung samt Keller und Stellplatz Nr. ${random.whole(2, 19)} fristgerecht zum <b>${date(end)}</b>, hilfsweise zum nächstmöglichen Termin.</p><p>Bitte bestätigen Sie uns den Erhalt und das Ende des Mietverhältnisses. Für die Übergabe schlagen wir den letzten Samstag im Monat vor. Einer Weitergabe unserer Telefonnummer an Interessenten stimmen wir zu.</p><p>Die Kaution überweisen Sie bitte nach der Abrechnung auf das Ihnen bekannte Konto.</p><p>Mit freundlichen Grüßen</p><p style="margin-top:16mm">${person.first} ${person.last} &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; ${partner.first} ${partner.last}</p>`
  return {
    html: sheets(TENANT, [html]),
    pages: 1,
    fileName: 'Kuendigung Wohnung.pdf',
    facts: [[date(end)], [person.last, landlord.last, home.street]],
  }
}

function firmLetter(names: Names, random: Random): Paper {
  const { date } = writingOf('DE')
  const [other, boss, seat] = [names.company(), names.person(), names.address()]
  const day = dayIn(random, 2024, 2026)
  const end = { year: day.year + 1, month: 3, day: 31 }
  const customer = random.code('D-######')
  const html = `<div class="lg">Blattwerk Floristik</div><div class="rt">Blattwerk Floristik<br>Inh. ${boss.full}<br>${seat.street}<br>${seat.place}<br>Tel. ${names.phone()}</div><p style="margin-top:22mm">${other.name}<br>Vertragsverwaltung<br>${other.address.street}<br>${other.address.place}<br><br>vorab per E-Mail: kuendigung@${other.email.split('@')[1]}</p><p style="margin-top:8mm">${date(day, 'long')}</p><p style="margin-top:8mm;font-weight:700">Kassensystem „TillFix Pro“, Kundennummer ${customer}, Vertrag ${random.code('V##/####')}</p><p>Guten Tag,</p><p>den oben genannten Vertrag kündige ich ordentlich und fristgerecht zum Ablauf der Mindestlaufzeit am ${date(end)}.</p>
<p>Grund ist die zum Jahreswechsel angekündigte Erhöhung der monatlichen Gebühr von 49 € auf 69 €. Zum selben Tag widerrufe ich die Einzugsermächtigung. Bitte schicken Sie mir bis zum ${date(daysAfter(day, 14))} eine schriftliche Bestätigung und teilen Sie mir mit, wie ich meine Kassendaten nach GoBD exportieren kann und wohin die beiden Leihgeräte zurückzusenden sind.</p><p>Von Anrufen mit dem Ziel der Rückgewinnung bitte ich abzusehen.</p><p>Freundliche Grüße</p><p style="margin-top:12mm">${boss.full}</p><div class="ft">Steuernummer ${other.taxNumber} · geöffnet Mo–Fr 8–18 Uhr, Sa 8–14 Uhr</div>`
  return {
    html: sheets(FIRM, [html]),
    pages: 1,
    fileName: 'Kündigung_TillFix.pdf',
    facts: [[date(end)], [customer, other.name, 'Blattwerk Floristik']],
  }
}
