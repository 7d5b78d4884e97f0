// German suppliers whose goods come later than agreed: a salesman's apologetic letter, a furniture dealer's card-like note, an industrial
// firm's print with old and new weeks; the old order is named, the new day, a cause, what the customer may do.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.55 var(--f);padding:20mm 25mm}.hd{color:var(--c);margin-bottom:15mm}.hd b{font-size:20pt;display:block;line-height:1.1}.to{min-height:33mm;line-height:1.35}.su{font-weight:700;margin:6mm 0 5mm}.bx{background:#f3efe6;padding:4mm 6mm;margin:4mm 0}.w{margin:3mm 0 4mm}.w td{border:.5pt solid #555;padding:1mm 3mm}.ft{left:25mm;right:25mm;bottom:10mm;font-size:7.4pt;color:#777}`

const FIRMS = [
  { sign: 'Pumpen Grevenkamp', look: `--f:'Carlito';--c:#003b70`, thing: 'Kreiselpumpe KP 80-250 mit Norm-Motor' },
  { sign: 'Küchenzeit', look: `--f:'Lato';--c:#7a3b2e`, thing: 'Arbeitsplatte aus Naturstein' },
  { sign: 'Schaltkasten Ilmgrund', look: `--f:'Open Sans';--c:#333`, thing: 'Schaltschrank 2000 x 800, verdrahtet' },
] as const
const { date } = writingOf('DE')

interface Shift {
  readonly order: string
  readonly thing: string
  readonly before: string
  readonly after: string
  readonly answer: string
}

function textOf({ order, thing, before, after, answer }: Shift, index: number): string {
  if (index === 0)
    return `<p class="su">Ihre Bestellung ${order}, ${thing}</p><p>Sehr geehrte Damen und Herren,</p><p>zugesagt war Ihnen die Auslieferung für den ${before}. Leider müssen wir Ihnen heute mitteilen, dass wir dieses Datum nicht halten können: Der Motorenhersteller hat uns gestern informiert, dass die Wicklung erneut durch die Prüfung gefallen ist und ein neuer Motor gefertigt werden muss.</p><p>Nach heutigem Stand verlässt die Pumpe unser Haus am <b>${after}</b>. Wir haben Samstagsschichten angesetzt und hoffen, noch ein paar Tage gutzumachen, möchten Ihnen aber nichts versprechen, was wir nicht halten.</p><p>Wenn Sie in der Zwischenzeit eine Ersatzpumpe brauchen, stellen wir Ihnen unsere Vorführpumpe ohne Berechnung zur Verfügung. Sagen Sie uns bitte bis ${answer}, ob das für Sie hilfreich ist.</p><p>Wir bitten, die Unannehmlichkeiten zu entschuldigen.</p>`
  if (index === 1)
    return `<p class="su">Der Stein ist gebrochen …</p><p>Liebe Familie,</p><p>… und zwar beim Zuschnitt, genau am Spülenausschnitt. Das tut uns sehr leid, denn wir wissen, wie sehr Sie sich auf Ihre Küche freuen. Der Steinmetz sägt aus einer neuen Tafel, die aber erst kommen muss.</p><div class="bx">Geplante Montage: ${before}<br><b>Neuer Montagetag: ${after}, ab 8 Uhr</b><br>Auftrag ${order}</div><p>Schränke und Geräte bauen wir wie verabredet ein und legen eine provisorische Platte auf, sodass Sie kochen können. Passt Ihnen der neue Tag nicht, rufen Sie bitte bis ${answer} an. Für das Warten ziehen wir 150 Euro von der Schlusszahlung ab.</p>`
  return `<p class="su">Terminänderung zu Ihrer Abrufnummer ${order}</p><p>Guten Tag,</p><p>durch fehlende Frequenzumrichter (Allokation des Herstellers) verschieben sich Ihre Positionen wie folgt:</p><table class="w"><tr><td>Position<td>bestätigt<td>neu</tr><tr><td>10 ${thing}<td>${before}<td><b>${after}</b></tr><tr><td>20 Montageplatte, Ersatz<td>${before}<td>unverändert</tr></table><p>Teillieferung der Position 20 erfolgt ohne Mehrkosten, sofern Sie nicht bis ${answer} widersprechen. Vertragsstrafen erkennen wir unter Hinweis auf Ziffer 6.3 unserer Bedingungen (höhere Gewalt) nicht an. Die Werksabnahme wird neu vereinbart.</p>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { sign, look, thing } = FIRMS[index] ?? FIRMS[0]
  const [own, client, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const style = index === 2 ? 'figures' : 'long'
  const [before, after] = [
    date(daysAfter(day, random.whole(2, 8)), style),
    date(daysAfter(day, random.whole(22, 47)), style),
  ]
  const order = random.code(['E-2####', 'K2#-0##', '47000#####'][index] ?? '')
  const to = index === 1 ? `Familie ${client.manager.last}` : `${client.name}<br>z. Hd. ${client.manager.full}`
  const text = textOf({ order, thing, before, after, answer: date(daysAfter(day, 5), style) }, index)
  const html = `<div class="hd"><b>${sign}</b>${own.address.street} · ${own.address.place} · ${own.phone}</div><div class="to">${to}<br>${client.address.lines.join('<br>')}</div><p class="r">${own.address.town}, ${date(day, style)}</p>${text}<p style="margin-top:6mm">${['Mit besten Grüßen', 'Es grüßt Sie herzlich', 'Mit freundlichen Grüßen'][index]}</p><p style="margin-top:11mm">${clerk.full}<br>${['Vertrieb Innendienst', 'Küchenplanung', 'i. A. Auftragszentrum'][index]}</p><div class="abs ft">${sign} · ${own.register} · ${own.vatId}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: [`${order}_Info.pdf`, 'Kuechenzeit Brief.pdf', `TA_${order}.pdf`][index] ?? '',
    facts: [[after], [order], [sign, clerk.full]],
  }
}

export const layout: Layout = {
  name: 'kommt-leider-spaeter',
  kind: 'delay',
  language: 'de',
  types: ['delay'],
  count: 3,
  scans: [0],
  make,
}
