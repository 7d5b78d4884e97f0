// A Swiss blind fitter's invoice with a payment part that fills the foot of the page or a second page alone: the account for it is another
// than the one for transfers, the site is not where the bill goes, discount for early payment, totals rounded to five, Euros from abroad.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { withCheck } from '../abroad.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const WORKS = [
  ['Lamellenstoren VR 90, Demontage und Entsorgung', 'Stk', 6_500, 12],
  ['Lamellenstoren VR 90, 1480 x 2210, Farbe 140', 'Stk', 58_900, 9],
  ['Motorantrieb 10 Nm inkl. Anschlusskabel', 'Stk', 24_800, 6],
  ['Sonnenstore Gelenkarm 4.20 m, Stoff Nr. 2217', 'Stk', 214_000, 1],
  ['Regie Storenmonteur', 'Std', 11_200, 18],
  ['Aufzugsband 8 mm ersetzen', 'Stk', 4_450, 10],
  ['Hebebühne, Miete pro Tag', 'Tag', 39_000, 2],
  ['Fahrzeugpauschale Zone 2', 'Pausch.', 6_800, 2],
] as const
const CSS = `.sheet{font:9.4pt/1.38 'Nimbus Sans','Liberation Sans'}.hd{left:24mm;right:16mm;top:12mm;display:flex;justify-content:space-between;align-items:flex-end;border-bottom:2.2mm solid;border-image:repeating-linear-gradient(90deg,#d9472b 0 6mm,#f1c9bf 6mm 12mm) 20;padding-bottom:2mm}.hd b{font-size:17pt;letter-spacing:-.3pt}.hd span{font-size:7.8pt;line-height:1.3;text-align:right}.to{left:118mm;top:44mm;line-height:1.35}.to small{font-size:7pt;text-decoration:underline;display:block;margin-bottom:1mm}.mt{left:24mm;top:44mm;font-size:8.6pt}.mt td{padding:.15mm 3mm .15mm 0}.main{left:24mm;right:16mm;top:83mm}h1{font-size:13pt;margin:0 0 1mm}.g{width:100%;margin-top:3mm;font-size:8.8pt}.g th{text-align:left;border-bottom:.6pt solid;padding:.6mm 0}.g td{padding:.55mm 0}.g .l td{border-top:.6pt solid}.g .k td{font-weight:700;border-top:.6pt solid;border-bottom:1.6pt double}.pay{font-size:8.4pt;margin-top:3mm}.qr{left:0;top:191.4mm;width:210mm;height:105mm;border-top:.6pt dashed #000;font:8pt/1.18 'Liberation Sans'}.qr h2{font:700 11pt 'Liberation Sans';margin:0}.qr h3{font:700 7pt 'Liberation Sans';margin:2mm 0 0}.v{left:62mm;top:0;height:105mm;border-left:.6pt dashed #000}.a{left:5mm;width:54mm}.m{left:67mm}.d{left:118mm;width:86mm;font-size:8.6pt}.x td{padding-right:6mm}.cross{left:84mm;top:34mm;width:7mm;height:7mm;background:#000;border:.6mm solid #fff;color:#fff;font:700 14pt/5.6mm 'Liberation Sans';text-align:center}`
const { amount, date, number: figures } = writingOf('CH', "'")
const slip = writingOf('CH', '\u00a0').amount

/** 27 figures, the last of which checks the others by a table of ten. */
function longReference(body: string): string {
  const table = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5]
  const rest = [...body].reduce((carry, figure) => table[(carry + Number(figure)) % 10] ?? 0, 0)
  return `${body}${(10 - rest) % 10}`.replace(/(..)(.....)(.....)(.....)(.....)(.....)/, '$1 $2 $3 $4 $5 $6')
}

function partOf(random: Random, owed: string, [account, seller, buyer, text, reference]: readonly string[]): string {
  const creditor = `<h3>Konto / Zahlbar an</h3>${account}<br>${seller}<h3>Referenz</h3>${reference}`
  const debtor = `<h3>Zahlbar durch</h3>${buyer}`
  const more = `<h3>Zusätzliche Informationen</h3>${text}`
  const money = `<table class="x"><tr><td><h3>Währung</h3>CHF</td><td><h3>Betrag</h3>${owed}</td></tr></table>`
  return `<div class="abs qr"><div class="abs v"></div><div class="abs a" style="top:5mm"><h2>Empfangsschein</h2>${creditor}${debtor}</div><div class="abs a" style="top:68mm">${money}</div><div class="abs r" style="left:36mm;top:82mm;width:21mm"><h3>Annahmestelle</h3></div><div class="abs m" style="top:5mm"><h2>Zahlteil</h2></div><div class="abs m" style="top:17mm">${squareCode(random, 46, 57)}</div><div class="abs cross" data-over>+</div><div class="abs m" style="top:68mm">${money}</div><div class="abs d" style="top:5mm">${creditor}${more}${debtor}</div></div>`
}

function sumsOf(random: Random, index: number) {
  const rows = random.sample(WORKS, [5, 8, 3][index] ?? 3).map(([name, unit, price, most]) => {
    const quantity = unit === 'Std' ? random.whole(6, most * 4) / 4 : random.whole(1, most)
    return { name, unit, price, quantity, total: Math.round(quantity * price) }
  })
  const goods = sum(rows.map(({ total }) => total))
  const off = index === 1 ? percent(goods, 5) : 0
  const net = goods - off
  const tax = index === 2 ? 0 : percent(net, 8.1)
  const total = index === 2 ? net : Math.round((net + tax) / 5) * 5
  const money = index === 2 ? 'EUR' : 'CHF'
  const line = (caption: string, cents: number, of = '') =>
    `<tr class="${of}"><td colspan="4">${caption}</td><td class="r">${amount(cents)}</td></tr>`
  const taxes =
    index === 2
      ? line('MWST 0.0 % (Lieferung ins Ausland, Art. 23 MWSTG)', 0)
      : line(`MWST 8.1 % von ${amount(net)}`, tax)
  const round = total === net + tax ? '' : line('Rundung', total - net - tax)
  const html = `<table class="g"><tr><th>Leistung</th><th class="r">Menge</th><th>&nbsp;Einh.</th><th class="r">Ansatz</th><th class="r">${money}</th></tr>${each(rows, (row) => `<tr><td>${row.name}</td><td class="r">${figures(row.quantity)}</td><td>&nbsp;${row.unit}</td><td class="r">${amount(row.price)}</td><td class="r">${amount(row.total)}</td></tr>`)}${off > 0 ? line('Zwischentotal', goods, 'l') + line('Objektrabatt 5 %', -off) : ''}${line('Total exkl. MWST', net, 'l')}${taxes}${round}${line(`Rechnungsbetrag ${money}`, total, 'k')}</table>`
  const fields = { netTotal: fixed(net), taxTotal: fixed(tax), grossTotal: fixed(total), currency: money }
  return { html, total, fields }
}

const FIRMS = [
  ['Storen Hürzeler GmbH', 'Im Grütacher 7', '8580 Amriswil', 'www.storen-huerzeler.ch', '071 4## ## ##'],
  ['Rolladen Zgraggen AG', 'Allmendstrasse 40', '6460 Altdorf UR', 'rolladen-zgraggen.ch', '041 8## ## ##'],
] as const
type Terms = readonly [iban: string, due: string, total: number]

function termsOf(random: Random, index: number, [iban, due, total]: Terms): string {
  return index === 2
    ? `Zahlbar innert 14 Tagen auf IBAN ${inFours(iban)}, SWIFT ${random.code('@@@@CH22')}, Bank Thurländische`
    : `Zahlbar bis ${due} netto, 10 Tage 2 % Skonto (CHF ${amount(percent(total, 2))}). Für E-Banking: IBAN ${inFours(iban)}.`
}

function accountsOf(random: Random): readonly [plain: string, slip: string] {
  const [bank, account] = [random.code('08###'), random.code('############')]
  return [withCheck('CH', bank + account), withCheck('CH', random.code('30###') + account)]
}

function make(random: Random, index: number): Paper {
  const [firm, street, place, web, phone] = FIRMS[index === 1 ? 1 : 0] ?? FIRMS[0]
  const names = namesIn(index === 2 ? 'DE' : 'CH', random)
  const [client, site, swiss] = [names.company(), names.address(), namesIn('CH', random)]
  const day = dayIn(random, 2024, 2026)
  const care = index === 1 ? [`c/o ${names.person().last} Liegenschaften`] : []
  const to = [client.name, ...care, ...client.address.lines].join('<br>')
  const [plain, account] = accountsOf(random)
  const { vatId } = swiss.company()
  const number = random.code(index === 1 ? `RE-${day.year}-0###` : '2####')
  const due = daysAfter(day, index === 2 ? 14 : 30)
  const { html: sums, total, fields } = sumsOf(random, index)
  const meta = [
    `Rechnungs-Nr.|${number}`,
    `Datum|${date(day)}`,
    `Fällig am|${date(due)}`,
    `Kunden-Nr.|${random.code('K1###')}`,
    `Auftrag|${random.code('A-4###')} vom ${date(daysAfter(day, -49))}`,
    `Arbeitsrapport|${random.code('R ##1##')}`,
    `Sachbearbeitung|${swiss.person().full}`,
  ].map((one) => one.split('|'))
  const main = `<div class="abs hd"><b>${firm}</b><span>${street} · ${place}<br>Tel. ${random.code(phone)} · ${web}<br>${vatId}</span></div><table class="abs mt">${each(meta, ([caption, text]) => `<tr><td>${caption}</td><td>${text}</td></tr>`)}</table><div class="abs to"><small>${firm}, ${street}, ${place}</small>${to}${index === 2 ? '<br>Deutschland' : ''}</div><div class="abs main"><h1>Rechnung</h1>Objekt: EFH ${names.person().last}, ${site.street}, ${site.place}${sums}<div class="pay">${termsOf(random, index, [plain, date(due), total])}</div></div>`
  const reference = longReference(random.code('0000000001##00000000####00'))
  const text = `Rechnung ${number} vom ${date(day)}`
  const part = partOf(random, slip(total), [inFours(account), `${firm}<br>${street}<br>${place}`, to, text, reference])
  const second = `<div class="abs" style="left:24mm;top:20mm">${firm}<br>Einzahlungsschein zur Rechnung ${number}</div>${part}`
  const pages = [[main + part], [main, second], [main]][index] ?? [main]
  const ids = { invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), buyerName: client.name }
  const own = { sellerName: firm, sellerVatId: vatId.slice(0, 15), iban: index === 2 ? plain : [account, plain] }
  return { html: sheets(CSS, pages), pages: pages.length, fields: { ...ids, ...own, ...fields } }
}

export const layout: Layout = {
  name: 'storen-einzahlung',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
