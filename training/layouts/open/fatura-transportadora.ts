// A haulier's collective bill printed from an old system in narrow letters: a row for each CT-e with day, sender, receiver, note, weight, value of
// the goods and freight, the goods' value far above the freight; long ones carry a sum over to a second sheet, toll and damage change it at the
// end, what is due stands in a frame at the foot beside the haulier's own name; the second is ceded to a fund, the third is tiny.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, parted, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:8.6pt/1.3 'Liberation Sans Narrow',sans-serif}.sheet{padding:10mm 11mm}.t{display:flex;justify-content:space-between;border-bottom:1pt solid #000;padding-bottom:1.5mm;margin-bottom:2mm}.t b{font-size:13pt}.g{display:grid;grid-template-columns:24mm 1fr 26mm 42mm;gap:.3mm 2mm;border-bottom:1pt solid #000;padding-bottom:2mm;margin-bottom:3mm}.g i{font-style:normal;color:#555}table{width:100%}th{font-weight:700;border-bottom:.6pt solid #000;text-align:left;padding:.4mm .8mm}th.r{text-align:right!important}td{padding:.45mm .8mm;white-space:nowrap}tr:nth-child(even) td{background:#ededed}.co td{font-weight:700;border-top:.6pt solid #000;background:#fff!important}.bx{display:grid;grid-template-columns:1fr 78mm;gap:6mm;margin-top:5mm}.bx .sm td{background:#fff}.due td{border:1pt solid #000;font:700 11.5pt 'Liberation Sans Narrow'}.own{left:11mm;right:11mm;bottom:9mm;border:1pt solid #000;padding:2mm 3mm;display:flex;justify-content:space-between;font-size:8pt}.own b{font-size:12pt}`
const { amount, date } = writingOf('BR')

interface Trip {
  readonly cells: readonly string[]
  readonly figures: readonly [kilos: number, goods: number, freight: number]
}

function tripsOf(
  random: Random,
  shippers: readonly string[],
  { count, made }: { count: number; made: (back: number) => string },
): Trip[] {
  const first = random.whole(20_100, 88_000)
  return Array.from({ length: count }, (_, at) => {
    const [goods, [from = '', to = '']] = [random.whole(90_000, 4_800_000), random.sample(shippers, 2)]
    const cells = [
      `${first + at * 3 + random.whole(0, 2)}-1`,
      made(17 - Math.floor((at * 13) / count)),
      from.slice(0, 20),
      to.slice(0, 20),
      random.code('00####'),
    ]
    return {
      cells,
      figures: [random.whole(12, 2400), goods, random.whole(6_800, 24_000) + percent(goods, 0.4)] as const,
    }
  })
}
const HEAD = `<tr>${each(['CTRC/CT-e', 'Emissão', 'Remetente', 'Destinatário', 'NF', '<r>Peso kg', '<r>Vr. mercad.', '<r>Vr. frete'], (one) => `<th${one.startsWith('<r>') ? ' class="r"' : ''}>${one.replace('<r>', '')}</th>`)}</tr>`
const row = ({ cells, figures }: Trip) =>
  `<tr>${each(cells, (one) => `<td>${one}</td>`)}<td class="r">${figures[0]}</td><td class="r">${amount(figures[1])}</td><td class="r">${amount(figures[2])}</td></tr>`
const carried = (text: string, cents: number) =>
  `<tr class="co"><td colspan="7">${text}</td><td class="r">${amount(cents)}</td></tr>`
const total = (trips: readonly Trip[], at: 0 | 1 | 2) => sum(trips.map(({ figures }) => figures[at]))

/** What is added and taken off behind the list: text and cents. */
function changesOf(random: Random, index: number): (readonly [string, number])[] {
  const toll = ['Pedágio / vale-pedágio', random.whole(2_800, 19_000)] as const
  const damage = [`(-) Avaria CT-e, RNC ${random.code('2###')}`, -random.whole(4_500, 21_000)] as const
  return [[toll, damage, ['TDE / reentrega', 8_500] as const], [toll], []][index] ?? []
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, client, fund] = [companyIn(names, 'Transportes'), names.company(), companyIn(names, 'Recebíveis')]
  const [day, branch, register] = [dayIn(random, 2023, 2026), random.code('0#'), random.code('0########')]
  const due = daysAfter(day, [21, 28, 10][index] ?? 21)
  const number = random.code(['00#8##', '7####-FL', '1##'][index] ?? '')
  const shippers = [client.short, names.company().short, names.company().short, names.company().short].map((one) =>
    one.toUpperCase(),
  )
  const trips = tripsOf(random, shippers, {
    count: [58, 24, 5][index] ?? 5,
    made: (back) => date(daysAfter(day, -back), 'short'),
  })
  const parts = parted(trips, index === 0 ? 44 : 40, 46)
  const freight = total(trips, 2)
  const changes = changesOf(random, index)
  const gross = freight + sum(changes.map(([, cents]) => cents))
  const icms = percent(freight, 12)
  const cession =
    index === 1
      ? `<p><b>ATENÇÃO:</b> título cedido a ${fund.name}, CNPJ ${fund.vatId}. O pagamento só libera o devedor se feito ao cessionário: ${fund.bank.name}, ${fund.bank.account}.</p>`
      : `<p>Depósito: ${firm.bank.name}, ${firm.bank.account}. Boleto enviado pelo banco.</p>`
  const sums = `<table class="sm"><tr><td>Conhecimentos: ${trips.length}</td><td class="r">Peso ${total(trips, 0)} kg</td></tr><tr><td>Valor das mercadorias</td><td class="r">${amount(total(trips, 1))}</td></tr><tr><td>Total de fretes</td><td class="r">${amount(freight)}</td></tr>${each(changes, ([text, cents]) => `<tr><td>${text}</td><td class="r">${amount(cents)}</td></tr>`)}<tr><td>ICMS incluso 12%</td><td class="r">${amount(icms)}</td></tr><tr class="due"><td>A PAGAR EM ${date(due)}</td><td class="r">R$ ${amount(gross)}</td></tr></table>`
  const top = (page: number) =>
    `<div class="t"><b>FATURA DE FRETES ${number}</b><span>Filial ${branch} &nbsp; Emis. ${date(day)} &nbsp; Pág. ${page}/${parts.length}</span></div>`
  const who = `<div class="g"><i>Pagador</i><span>${client.name} (${random.code('0####')})</span><i>CNPJ</i><span>${client.vatId}</span><i>Endereço</i><span>${client.address.street}</span><i>I.E.</i><span>${client.taxNumber}</span><i>Praça</i><span>${client.address.place}</span><i>Período</i><span>${date(daysAfter(day, -17), 'short')} a ${date(daysAfter(day, -4), 'short')}</span><i>Contato</i><span>${names.person().full}</span><i>Tabela / contrato</i><span>${random.code('FRAC-##/####')}</span></div>`
  const pages = parts.map((part, at) => {
    const before = total(parts.slice(0, at).flat(), 2)
    const isLast = at === parts.length - 1
    const list = `<table>${HEAD}${at ? carried('TRANSPORTE DA FOLHA ANTERIOR', before) : ''}${each(part, row)}${isLast ? '' : carried('A TRANSPORTAR', before + total(part, 2))}</table>`
    const end = `<div class="bx"><div><p>Reclamações em até 48 h pelo e-mail ${firm.email}. Mora de 0,33% ao dia.</p>${cession}<p>Aceite: ______________________ Data ___/___/___</p></div>${sums}</div>`
    return `${top(at + 1)}${at ? '' : who}${list}${isLast ? end : ''}<div class="abs own"><span><b>${firm.name}</b><br>${firm.address.lines.join(' - ')}</span><span class="r">CNPJ ${firm.vatId} &nbsp; IE ${firm.taxNumber}<br>RNTRC ${register} &nbsp; ${firm.phone}</span></div>`
  })
  return {
    html: sheets(CSS, pages, index === 2 ? { width: 210, height: 149 } : undefined),
    pages: pages.length,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: client.name,
      sellerVatId: firm.vatId,
      grossTotal: fixed(gross),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'fatura-transportadora',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [1, 2],
  make,
}
