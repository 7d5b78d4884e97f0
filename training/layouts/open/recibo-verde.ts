// A Portuguese "recibo verde" as the tax office's portal prints it: the office's name stands where others have the sender, provider and
// customer have the same labels in boxes, a column of ticks says what is paid for, tax and income tax held back stand below each other,
// so that the sum of the bill and the money received differ; the second is exempt, and all its sums are the same.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, totals, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9pt/1.4 'Liberation Sans'; padding: 13mm 17mm } .top { display: flex; justify-content: space-between; align-items: center } .at { font: 700 15pt 'Liberation Sans'; color: #00693e } .at small { display: block; font: 8pt 'Liberation Sans'; color: #333 } .kind { border: 1pt solid #00693e; padding: 2.5mm 5mm; text-align: center; font-weight: 700 } .kind span { font-weight: 400; font-size: 8.5pt }
  .box { border: .6pt solid #888; margin-top: 4mm; padding: 0 0 2mm } .box h2 { background: #00693e; color: #fff; font-size: 8.5pt; margin: 0 0 2mm; padding: .8mm 2mm } .box table { width: 100% } .box td { padding: .5mm 2mm; vertical-align: top } .box .l { color: #555; width: 46mm; font-size: 8pt } .money td { border-bottom: .4pt dotted #aaa } .money .all td { font-weight: 700; font-size: 10.5pt; border: 0 } .qr { left: 17mm; bottom: 20mm; width: 26mm } .foot { left: 17mm; right: 17mm; bottom: 10mm; font-size: 7pt; color: #555 }`

const { amount, date } = writingOf('PT')

/** Looks like a code; nobody has to read it. */
function codeSvg(random: Random): string {
  const dots = Array.from({ length: 29 * 29 }, (_, at) =>
    random.chance(0.5) ? `<rect x="${at % 29}" y="${Math.floor(at / 29)}" width="1" height="1"/>` : '',
  )
  return `<svg viewBox="0 0 29 29">${dots.join('')}</svg>`
}

const box = (title: string, rows: readonly (readonly [string, string])[]) =>
  `<div class="box"><h2>${title}</h2><table>${each(rows, ([label, value]) => `<tr><td class="l">${label}</td><td>${value}</td></tr>`)}</table></div>`

const CASES = [
  {
    activity: '1332 - Intérpretes e tradutores',
    text: 'Tradução técnica EN-PT, manual de instalação, 41.200 palavras',
    regime: 'Regime normal - taxa 23%',
    irs: 'Retenção à taxa de 23% - art. 101.º, n.º 1, do CIRS',
  },
  {
    activity: '2010 - Artistas plásticos',
    text: 'Ilustrações para livro infantil (entrega final)',
    regime: 'Regime de isenção [art.º 53.º do CIVA]',
    irs: 'Dispensa de retenção - art. 101.º-B, n.º 1, al. a) e b), do CIRS',
  },
] as const
const PAID_FOR = [
  'Pagamento dos bens ou dos serviços',
  'Adiantamento',
  'Adiantamento para pagamento de despesas por conta do cliente',
]

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [client, worker, home] = [names.company(), names.person(), names.address()]
  const { activity, text, regime, irs } = CASES[index] ?? CASES[0]
  const isTaxed = index === 0
  const seller = `${worker.first} ${names.person().last} ${worker.last}`
  const [nif, customerNif] = [nifOf(random, '2'), nifOf(random, '5')]
  const day = dayIn(random, 2024, 2025)
  const code = `FR ATSIRE01FR/${random.whole(14, 160)}`
  const net = random.whole(60, 480) * 1000
  const tax = isTaxed ? percent(net, 23) : 0
  const held = isTaxed ? percent(net, 23) : 0
  const line = (label: string, cents: number, kind = '') =>
    `<tr class="${kind}"><td>${label}</td><td class="r">${amount(cents)} €</td></tr>`
  const ticks = each(PAID_FOR, (one, at) => `<div>${at === 0 ? '☒' : '☐'} ${one}</div>`)
  const html = `<div class="top"><div class="at">AT<small>autoridade tributária e aduaneira</small></div><div class="kind">FATURA-RECIBO<br><span>N.º</span> ${code}<br><span>ATCUD: ${random.code('J@@#@@##')}-${code.split('/')[1]} · Original</span></div></div>
    ${box('Transmitente dos bens ou prestador dos serviços', [
      ['Nome', seller.toUpperCase()],
      ['Atividade exercida', activity],
      ['NIF', nif],
      ['Domicílio', home.lines.join(', ')],
    ])}
    ${box('Adquirente dos bens ou dos serviços', [
      ['Nome', client.name],
      ['Morada', client.address.lines.join(', ')],
      ['NIF', customerNif],
      ['País', 'PORTUGAL'],
    ])}
    ${box('Dados da transmissão ou prestação', [
      ['Data da transmissão/prestação', date(daysAfter(day, -3), 'dashed')],
      ['Data de emissão', date(day, 'dashed')],
      ['Descrição', text],
      ['A título de', ticks],
      ['Regime de IVA', regime],
      ['Base de incidência em IRS', irs],
    ])}
    <div class="box"><h2>Valores</h2><table class="money">${line('Valor base', net)}${line('IVA', tax)}${line('Imposto do selo', 0)}${line('Total do documento', net + tax)}${line('IRS (retenção na fonte)', held)}${line('Importância recebida', net + tax - held, 'all')}</table></div>
    <div class="abs qr">${codeSvg(random)}</div><div class="abs foot">${random.code('@#@#')}-Processado por programa certificado n.º ${random.code('####')}/AT · Documento emitido no Portal das Finanças · Consulte a validade em faturas.portaldasfinancas.gov.pt</div>`
  const gross = [fixed(net + tax), fixed(net + tax - held)]
  return {
    html: sheets(css, [html]),
    pages: 1,
    fields: {
      invoiceNumber: [code, code.replace('FR ', '')],
      issueDate: iso(day),
      sellerName: seller,
      buyerName: client.name,
      sellerVatId: nif,
      ...totals(net, tax),
      grossTotal: isTaxed ? gross : fixed(net),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'recibo-verde',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  make,
}
