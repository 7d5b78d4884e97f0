// A district's notice about a building permit, two pages: file references in a narrow column at the right, an operative part with
// Roman numbers, a fee table, and the instruction on legal remedies; the town's name is in the letterhead and in the seal.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, herrn, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.45 'Nimbus Sans','Liberation Sans',sans-serif;font-variant-ligatures:none;padding:18mm 62mm 18mm 24mm}.head{position:absolute;left:24mm;right:18mm;top:14mm;border-bottom:.8pt solid #000;font-size:15pt}.col{position:absolute;right:16mm;top:52mm;width:40mm;font-size:8pt;line-height:1.4}.col b{display:block;margin-top:2mm}h2{font-size:10.6pt;margin:4mm 0 1mm}table{width:100%}td{padding:.6mm 0}.seal{position:absolute;right:22mm;top:210mm;width:30mm;height:30mm;border:1.2pt double #334;border-radius:50%;font-size:6.4pt;display:flex;align-items:center;justify-content:center;text-align:center;color:#334}`
const { amount, date } = writingOf('DE')

function make(random: Random): Paper {
  const names = namesIn('DE', random)
  const [owner, home, clerk, town] = [names.person(), names.address(), names.person(), names.town()]
  const [day, asked, sign] = [dayIn(random, 2025, 2026), dayIn(random, 2024), random.code('63.2-0####/2#')]
  const fees = [
    ['Genehmigungsgebühr Nr. 2.5.3.1 Tarif', random.whole(280, 640) * 100],
    ['Prüfung des Brandschutznachweises', random.whole(90, 160) * 100],
    ['Auslagen (Zustellung)', 387],
  ] as const
  const total = sum(fees.map(([, cents]) => cents))
  const data = [
    ['Aktenzeichen', sign],
    ['Auskunft erteilt', `${clerk.salutation} ${clerk.last}`],
    ['Zimmer', `B ${random.whole(101, 318)}`],
    ['Telefon', names.phone()],
    ['Datum', date(day)],
    ['Sprechzeiten', 'Mo, Do 8–12 Uhr<br>Di 14–17.30 Uhr'],
  ] as const
  const one = `<div class="head">LANDKREIS ${town.toUpperCase()} &nbsp;·&nbsp; Der Landrat</div><div class="col">Bauaufsichtsamt${each(data, ([label, value]) => `<b>${label}</b>${value}`)}</div><p style="margin-top:34mm;font-size:8pt">Gegen Postzustellungsurkunde</p><p>${herrn(owner)}<br>${owner.full}<br>${home.street}<br>${home.place}</p><p style="margin-top:12mm"><b>Baugenehmigung</b><br>Vorhaben: Anbau einer Werkstatt mit Carport<br>Grundstück: Gemarkung ${home.town}, Flur ${random.whole(2, 14)}, Flurstück ${random.code('1##/#')}<br>Ihr Antrag vom ${date(asked)}</p><p>Sehr geehrte${owner.salutation === 'Herr' ? 'r' : ''} ${owner.salutation} ${owner.last},</p><p>auf Ihren Antrag ergeht folgender</p><p class="c"><b>B e s c h e i d :</b></p><p>I. Die Baugenehmigung für das oben bezeichnete Vorhaben wird unbeschadet der Rechte Dritter erteilt.</p><p>II. Die mit Prüfvermerk versehenen Bauvorlagen sind Bestandteil dieses Bescheides.</p><p>III. Die Genehmigung erlischt, wenn mit der Ausführung nicht innerhalb von drei Jahren begonnen wird.</p><p>IV. Die Kosten des Verfahrens tragen Sie. Sie werden auf ${amount(total)} € festgesetzt.</p>`
  const two = `<div class="head" style="font-size:9pt">Seite 2 zum Schreiben vom ${date(day)}, Az. ${sign}</div><h2 style="margin-top:14mm">Nebenbestimmungen</h2><p>1. Der Baubeginn ist mindestens eine Woche vorher anzuzeigen.</p><p>2. Niederschlagswasser ist auf dem Grundstück zu versickern.</p><p>3. Arbeiten mit Maschinen sind auf die Zeit von 7 bis 20 Uhr zu beschränken.</p><h2>Begründung</h2><p>Das Vorhaben liegt im unbeplanten Innenbereich und fügt sich nach Art und Maß der baulichen Nutzung in die Eigenart der näheren Umgebung ein (§ 34 BauGB). Die Nachbarn wurden beteiligt; Einwendungen wurden nicht erhoben.</p><h2>Kostenentscheidung</h2><table>${each(fees, ([label, cents]) => `<tr><td>${label}</td><td class="r">${amount(cents)} €</td></tr>`)}<tr><td><b>Summe</b></td><td class="r"><b>${amount(total)} €</b></td></tr></table><p>Der Betrag ist einen Monat nach Bekanntgabe fällig.</p><h2>Rechtsbehelfsbelehrung</h2><p>Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Widerspruch beim Landkreis ${town} erhoben werden.</p><p style="margin-top:8mm">Im Auftrag</p><p style="margin-top:12mm">${clerk.last}<br>Sachgebiet 63.2</p><div class="seal">Landkreis<br>${town}<br>7</div>`
  return {
    html: sheets(CSS, [one, two]),
    pages: 2,
    fileName: `Bescheid_${sign.replace(/\W/g, '-')}.pdf`,
    facts: [[sign], ['Baugenehmigung', amount(total)]],
  }
}

export const layout: Layout = {
  name: 'bauamt-bescheid',
  kind: 'authority-letter',
  language: 'de',
  types: ['authority-letter'],
  count: 1,
  scans: [0],
  make,
}
