// A Portuguese freight forwarder's invoice: shipper, consignee and client are three firms, customs duty and import VAT laid out stand beside its own
// VAT, freight in dollars is turned into euros, sums run in two columns, subject and not, and the sender's name and number are small at the foot.
import { nifOf } from '../../documents/names/identifiers.ts'
import { type Company, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { textPicture } from '../letterhead.ts'
import { companyIn, dayIn, each, inFours, iso, namesIn, percent, sheets, sum, totals, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.45 'Roboto',sans-serif;padding:10mm 14mm 0 20mm}.strip{left:0;top:0;bottom:0;width:9mm;background:repeating-linear-gradient(135deg,#0b3954 0 6mm,#bfd7ea 6mm 8mm)}.hd{display:flex;justify-content:space-between;align-items:center}.no{text-align:right;font-size:13pt;font-weight:300}.no b{font-weight:700}.pt{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;margin:9mm 0 5mm}.pt div{border-top:1.6pt solid #0b3954;padding-top:1mm}.pt small{color:#0b3954;display:block;font-size:7pt;font-weight:700}.sh{display:grid;grid-template-columns:repeat(4,auto 1fr);gap:.6mm 2.4mm;background:#eef4f8;padding:2.6mm 3mm;font-size:8.4pt}.sh span{color:#567}
table{width:100%}.l{margin-top:5mm}.l th{font-size:7.6pt;text-align:left;border-bottom:1pt solid #0b3954;padding:1mm}.l td{padding:1.9mm 1mm;border-bottom:.3pt solid #ccd}.l .t td{font-weight:700;border-bottom:1pt solid #0b3954}.fin{display:flex;justify-content:space-between;margin-top:6mm}.fin table{width:76mm}.fin td{padding:.8mm 1mm}.due{background:#0b3954;color:#fff;font-size:12pt;font-weight:700}.ft{left:20mm;right:14mm;bottom:8mm;font-size:7pt;line-height:1.4;border-top:.5pt solid #0b3954;padding-top:1.4mm}`
const { amount, date } = writingOf('PT', '.')
const at = <T>(index: number, list: readonly T[]): T => list[index] as T
const RATE = 1.0845

type Row = readonly [text: string, note: string, own: number, free: number]

function rowsOf(random: Random, index: number): Row[] {
  const usd = random.whole(620, 2480) * 100
  const [carriage, dollars] = [
    at(index, ["Frete marítimo FCL 20'", 'Frete aéreo', '']),
    `USD ${amount(usd)} @ 1,0845 (M05)`,
  ]
  const freight: Row = [carriage, dollars, 0, Math.round(usd / RATE)]
  const duty = random.whole(14000, 88000)
  const laid: Row[] = [
    ['Direitos aduaneiros', random.code('liq. 2#####'), 0, duty],
    ['IVA na importação', 'pago à AT, doc. anexo', 0, duty * 3],
    ['Armazenagem terminal', 'desembolso', 0, random.whole(4000, 21000)],
  ]
  const own: Row[] = [
    ['THC – movimentação no terminal', '', random.whole(140, 230) * 100, 0],
    ['Honorários de despacho', at(index, ['importação', 'exportação', 'importação']), random.whole(65, 120) * 100, 0],
    ['Emissão de B/L e comunicações', '', 4500, 0],
    ['Transporte terrestre porto – armazém', random.code('matr. ##-@@-##'), random.whole(190, 520) * 100, 0],
    ['ISPS / sobretaxa de segurança', '', 1500, 0],
  ]
  return at(index, [
    [freight, ...own, ...laid],
    [freight, ...own.slice(1, 4)],
    [...own.slice(0, 3), ...laid.slice(0, 2)],
  ])
}

const SHIPMENTS = [
  'N/ processo|IM25/0####|B/L|LEXU#######|Navio|MV Costa Lince|Viagem|214W|Origem|Ningbo|Destino|Leixões|Volumes|3##|Contentor|TLQU ######-#',
  'N/ processo|AE/####|AWB|057-#### ####|Voo|TQ 1873|Incoterm|CPT|Origem|Porto OPO|Destino|São Paulo GRU|Volumes|4#|Kg taxáveis|1#6,5',
  'N/ processo|IM25/0####|H-B/L|HSHA25####|Navio|MV Aurora Norte|MRN|25PT0004####@@###|Origem|Mersin|Destino|Sines|Volumes|2#|Peso bruto|2 ### kg',
]
const shipmentOf = (random: Random, index: number) =>
  each(random.code(at(index, SHIPMENTS)).split('|'), (cell, place) =>
    place % 2 ? `<b>${cell}</b>` : `<span>${cell}</span>`,
  )
const logoOf = (text: string) =>
  textPicture([{ text, font: '900 10px Lato', left: 0, base: 10, colour: '#0b3954' }], { width: 74, height: 13 })
const cell = (cents: number) => `<td class="r">${cents ? amount(cents) : ''}</td>`
const line = (text: string, cents: number, look = '') => `<tr class="${look}"><td>${text}</td>${cell(cents)}</tr>`
const side = (label: string, { name, address }: Company, more = '') =>
  `<div><small>${label}</small><b>${name}</b><br>${address.lines.join('<br>')}${more}</div>`

const notesOf = (usd: string, asked: string) => [
  `Contravalor do total: USD ${usd}. O frete em USD foi convertido ao câmbio do dia.`,
  'M05 – isento, art. 14.º do CIVA. Sem dívidas vencidas nesta data.',
  `Provisão pedida em ${asked} e ainda não recebida: não deduzida.`,
]

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [firm, other] = [companyIn(names, 'Transitários'), names.company()]
  const client = companyIn(names, at(index, ['Cerâmicas', 'Têxteis', 'Frutos Secos']))
  const abroad = namesIn(at(index, ['GB', 'BR', 'DE'] as const), random).company()
  const [nif, day] = [nifOf(random, '5'), dayIn(random, 2025)]
  const [due, iban] = [daysAfter(day, at(index, [30, 15, 45])), firm.bank.iban ?? '']
  const number = random.code(at(index, ['FT IM25/1###', 'FAT AE/25-0###', 'FT 2025S/7##']))
  const rows = rowsOf(random, index)
  const [base, free] = [sum(rows.map((row) => row[2])), sum(rows.map((row) => row[3]))]
  const tax = percent(base, 23)
  const total = base + free + tax
  const logo = logoOf(at(index, ['LONGITUDE', 'nauta & vela', 'LONGITUDE']))
  const sides = `${side('CLIENTE / FATURADO A', client, `<br>NIF ${nifOf(random, '5')}`)}${side(at(index, ['EXPEDIDOR', 'DESTINATÁRIO', 'EXPEDIDOR']), abroad)}${side(at(index, ['RECEBEDOR', 'LEVANTADO EM', 'ENTREGA A']), other)}`
  const notes = at(index, notesOf(amount(Math.round(total * RATE)), date(daysAfter(day, -9))))
  const page = `<div class="abs strip"></div><div class="hd">${logo}<div class="no"><b>${number}</b><br><span style="font-size:9pt">fatura · ${at(index, ['original', 'duplicado', 'original'])}<br>emitida ${date(day, 'dashed')} · a pagar até ${date(due, 'dashed')}</span></div></div><div class="pt">${sides}</div><div class="sh">${shipmentOf(random, index)}<span>${at(index, ['Chegada', 'Partida', 'Chegada'])}</span><b>${date(daysAfter(day, -random.whole(3, 12)), 'dashed')}</b></div>
<table class="l"><tr><th>Rubrica</th><th></th><th class="r">Sujeito a IVA €</th><th class="r">Isento / não sujeito €</th></tr>${each(rows, ([text, note, own, none]) => `<tr><td>${text}</td><td style="color:#567">${note}</td>${cell(own)}${cell(none)}</tr>`)}<tr class="t"><td colspan="2">Subtotais</td>${cell(base)}${cell(free)}</tr></table><div class="fin"><div style="width:86mm;font-size:8.2pt">${notes}<br><br>Domiciliação: ${firm.bank.name}<br>${inFours(iban)}<br>${firm.bank.bic}<br><br>As mercadorias foram tratadas segundo as condições gerais dos transitários; seguro só por ordem escrita.</div><table>${line('Ilíquido', base + free)}${line(`IVA 23 % s/ ${amount(base)}`, tax)}${line('TOTAL EUR', total, 'due')}</table></div>
<div class="abs ft">${firm.name} · ${firm.address.lines.join(' · ')} · T. ${firm.phone} · Contribuinte PT${nif} · Alvará IMT ${random.code('10##')} · ${firm.register}<br>ATCUD:${random.code('J6@#@8@#')}-${number.split(/\D/).at(-1)} · ${random.code('@k#8')}-Processado por programa certificado n.º ${random.code('6##')}/AT · Op. ${names.person().first}</div>`
  return {
    html: sheets(CSS, [page]),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace(/^\w+ /, '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: firm.name,
      buyerName: client.name,
      sellerVatId: `PT${nif}`,
      iban,
      ...totals(base + free, tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'transitario-despacho',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
