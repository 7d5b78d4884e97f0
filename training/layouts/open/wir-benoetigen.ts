// Orders as letters and notes of small buyers: "bitte liefern Sie uns", a workshop's list by hand-like type, a school's order by its
// secretary with a cost centre, an inn's short note with the day on which the lorry may come.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10.6pt/1.5 var(--f);padding:16mm 24mm}.hd{text-align:var(--a);margin-bottom:12mm;line-height:1.3}.hd b{font-size:16pt}.to{min-height:32mm;line-height:1.35}.rf{display:flex;justify-content:space-between;font-size:9pt;margin:5mm 0;color:#444}.su{font-weight:700;margin:3mm 0 4mm}.l{margin:3mm 0 5mm;width:100%}.l td{padding:.9mm 3mm .9mm 0;vertical-align:top;border-bottom:var(--b)}.ft{left:24mm;right:24mm;bottom:10mm;font-size:8pt;color:#555}`

const BUYERS = [
  {
    sign: 'Autohaus-Werkstatt Brömmel',
    look: `--f:'Liberation Sans';--a:left;--b:.3pt solid #999`,
    goods: ['Bremsscheibe 280 x 22 belüftet', 'Bremsklötze Satz VA', 'Motoröl 5W-30, Fass 60 l', 'Radbolzen M14 x 1,5'],
  },
  {
    sign: 'Gesamtschule Am Weiher',
    look: `--f:'Caladea';--a:center;--b:0`,
    goods: [
      'Mikroskop, binokular, 400-fach',
      'Objektträger, Packung 50',
      'Deckgläser 18 mm, Packung 100',
      'Methylenblau 100 ml',
    ],
  },
  {
    sign: 'Landgasthof Zur Tenne',
    look: `--f:'Courier Prime';--a:left;--b:.4pt dashed #777`,
    goods: [
      'Weinglas 0,2 geeicht',
      'Tellerwärmer klein',
      'Serviette 40 x 40 bordeaux, Karton',
      'Gastro-Behälter 1/2 100 mm',
    ],
  },
] as const
const { amount, date } = writingOf('DE')

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const { sign, look, goods } = BUYERS[index] ?? BUYERS[0]
  const [own, supplier, clerk, day] = [names.company(), names.company(), names.person(), dayIn(random, 2024, 2026)]
  const [number, wanted] = [random.code(['W-###', 'NW-2#/##', '####'][index] ?? ''), daysAfter(day, 9)]
  const rows = random
    .sample(goods, 3 + (index % 2))
    .map((name) => ({ name, count: random.whole(2, 24), price: random.whole(390, 9_800) }))
  const subject = ['Ersatzteile', `Sammlung Biologie, Kostenstelle ${random.code('2##')}`, ''][index]
  const opening = [
    `bitte liefern Sie uns wie telefonisch mit Ihrem Herrn ${names.person().last} abgesprochen:`,
    `auf der Grundlage Ihres Schreibens vom ${date(daysAfter(day, -13))} benötigen wir für das neue Schuljahr:`,
    'wir brauchen bis Freitag wieder:',
  ][index]
  const closing = [
    `Anlieferung bis ${date(wanted)}, 16 Uhr, an das Lager im Hof. Rückstände bitte gleich nennen, keine Ersatzfabrikate. Auf Ihrem Lieferschein bitte unser Zeichen ${number} angeben.`,
    `Die Lieferung erbitten wir bis ${date(wanted, 'long')} an das Sekretariat, die Rechnung in zweifacher Ausfertigung an den Schulträger unter Angabe der Nummer ${number}. Skonto wird in Anspruch genommen.`,
    `Bitte nicht vor 10 Uhr kommen, spätestens am ${date(wanted, 'bare')}. Die leeren Kisten stehen hinten (Zettel ${number}).`,
  ][index]
  const cells = (row: (typeof rows)[number]) => (index === 2 ? '' : `<td class="r">je ${amount(row.price)} €`)
  const html = `<div class="hd"><b>${sign}</b><br>${own.address.street}, ${own.address.place}<br>Telefon ${own.phone}</div><div class="to">${supplier.name}<br>${index === 2 ? '' : 'Auftragsannahme<br>'}${supplier.address.street}<br>${supplier.address.place}</div><div class="rf"><span>Unser Zeichen: ${number}</span><span>Ihre Kunden-Nr. für uns: ${random.code('#####')}</span><span>${date(day, 'long')}</span></div>${subject ? `<p class="su">${subject}</p>` : ''}<p>${index === 2 ? 'Hallo zusammen,' : 'Sehr geehrte Damen und Herren,'}</p><p>${opening ?? ''}</p><table class="l">${each(rows, (row) => `<tr><td>${row.count} ${index === 1 ? 'Stück' : 'x'}<td>${row.name}${cells(row)}</tr>`)}</table><p>${closing ?? ''}</p><p style="margin-top:7mm">${index === 2 ? 'Danke und Gruß' : 'Mit freundlichen Grüßen'}</p><p style="margin-top:10mm">${clerk.full}${index === 1 ? '<br>Sekretariat' : ''}</p><div class="abs ft">${index === 1 ? 'Gesamtschule Am Weiher, Schule der Sekundarstufen I und II in kommunaler Trägerschaft' : `${sign} · Inhaber ${own.manager.full} · ${own.vatId}`}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: ['Teile.pdf', `Biologie_${number.replace('/', '-')}.pdf`, 'Zettel.pdf'][index] ?? '',
    facts: [[number], [supplier.name, sign], [rows[0]?.name ?? '']],
  }
}

export const layout: Layout = {
  name: 'wir-benoetigen',
  kind: 'order',
  language: 'de',
  types: ['order'],
  count: 3,
  scans: [0],
  make,
}
