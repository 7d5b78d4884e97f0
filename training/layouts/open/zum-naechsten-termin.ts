// Letters that end a contract: a firm leaves its telephone company by three lines, a tenant of a garage explains at length, a company ends a
// cleaning contract for cause after warnings; subjects name number and contract, "endet", "löse ich auf".
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, lastDay, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:11pt/1.55 var(--f);padding:22mm 25mm}.fr{line-height:1.35;margin-bottom:12mm;text-align:var(--a)}.to{min-height:32mm;line-height:1.35}.su{font-weight:700;margin:7mm 0 5mm}`
const { date } = writingOf('DE')

interface End {
  readonly number: string
  readonly on: string
  readonly since: string
  readonly account: string
}

function textOf({ number, on, since, account }: End, index: number): string {
  if (index === 0)
    return `<p class="su">Anschluss ${number}, Kundenkonto ${account}</p><p>Guten Tag,</p><p>hiermit kündigen wir den genannten Anschluss samt allen Zusatzdiensten zum ${on}, hilfsweise zum nächstmöglichen Zeitpunkt. Die Rufnummern nehmen wir mit; der neue Anbieter meldet sich bei Ihnen.</p><p>Bitte bestätigen Sie uns das Ende schriftlich. Von Anrufen zur Rückgewinnung bitten wir abzusehen. Die Einzugsermächtigung erlischt mit der letzten Abrechnung.</p>`
  if (index === 1)
    return `<p class="su">Garage Nr. ${number}</p><p>Guten Tag ${account},</p><p>seit dem ${since} habe ich bei Ihnen die Garage im Hof gemietet, und es war immer alles in Ordnung. Nun habe ich mein Auto aus Altersgründen abgegeben und brauche die Garage nicht mehr. Ich möchte den Mietvertrag deshalb unter Einhaltung der drei Monate auf den ${on} beenden.</p><p>Sollten Sie früher jemanden finden, räume ich gerne eher; meine Nachbarin sucht, glaube ich, auch. Das Regal an der Rückwand kann, wenn Sie wollen, drinbleiben. Wann darf ich Ihnen den Schlüssel und den Handsender bringen? Die Kaution von damals (waren es 150 Euro?) werden wir wohl beide vergessen haben.</p>`
  return `<p class="su">Unterhaltsreinigung, Vertrag ${number} vom ${since}</p><p>Sehr geehrte Damen und Herren,</p><p>trotz unserer Abmahnungen vom ${account} wurden die Sanitärbereiche im Bau C erneut an vier Tagen nicht gereinigt; die Leistungsnachweise waren gleichwohl abgezeichnet. Das Vertrauen in eine ordnungsgemäße Ausführung ist damit zerstört.</p><p>Wir lösen den Vertrag aus wichtigem Grund mit sofortiger Wirkung auf, vorsorglich ordentlich zum ${on}. Die Schlüssel und Transponder (11 Stück) sind bis morgen, 12 Uhr, gegen Quittung beim Empfang abzugeben. Ihre Maschinen können werktags abgeholt werden.</p><p>Mehrkosten der Ersatzvornahme behalten wir uns vor. Noch nicht berechnete Leistungen sind prüfbar abzurechnen.</p>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, firm, writer, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const home = names.address()
  const warned = `${date(daysAfter(day, -30))} und ${date(daysAfter(day, -12))}`
  const account = [random.code('7#######'), `${firm.manager.salutation} ${firm.manager.last}`, warned][index] ?? ''
  const end: End = {
    number: random.code(['0#### 4####', '#', 'R-1#/###'][index] ?? ''),
    on: date(lastDay(daysAfter(day, 92)), index === 0 ? 'figures' : 'long'),
    since: date(daysAfter(day, -random.whole(900, 4_000)), index === 1 ? 'long' : 'figures'),
    account,
  }
  const from = index === 1 ? writer.full : own.name
  const to = index === 1 ? `${firm.manager.first} ${firm.manager.last}` : firm.name
  const html = `<div class="fr">${from}<br>${home.lines.join('<br>')}${index === 0 ? `<br>${own.email}` : ''}</div><div class="to">${index === 2 ? '<b>Per Boten</b><br>' : ''}${to}<br>${firm.address.lines.join('<br>')}</div><p class="r">${home.town}, ${date(day, 'long')}</p>${textOf(end, index)}<p style="margin-top:6mm">${['Freundliche Grüße', 'Mit freundlichen Grüßen', 'Hochachtungsvoll'][index]}</p><p style="margin-top:12mm">${writer.full}${index === 2 ? '<br>Prokura' : ''}</p>`
  const look = [`--f:'Roboto';--a:right`, `--f:'Liberation Serif';--a:left`, `--f:'Liberation Sans';--a:center`][index]
  return {
    html: sheets(`.sheet{${look ?? ''}}${CSS}`, [html]),
    pages: 1,
    fileName: ['Telefon.pdf', 'Garage.pdf', 'Schreiben Reinigung.pdf'][index] ?? '',
    facts: [[end.on], [end.number], [from, to]],
  }
}

export const layout: Layout = {
  name: 'zum-naechsten-termin',
  kind: 'termination',
  language: 'de',
  types: ['termination'],
  count: 3,
  scans: [0],
  make,
}
