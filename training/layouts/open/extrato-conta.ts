// A Portuguese bank's combined statement: a summary of assets before the movements of the current account, posting and value days, debits and
// credits in columns of their own, abbreviations of transfers and card payments, a running balance, a savings account with one row.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, lastDay, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.4pt/1.4 'Lato','Liberation Sans';padding:12mm 16mm}.hd{display:flex;justify-content:space-between}.hd b{font:900 19pt 'Lato','Liberation Sans';color:#00573f}.hd .q{border-left:2pt solid #00573f;padding-left:3mm}.to{margin:9mm 0 6mm 96mm;font-size:9.4pt}h2{font:700 9.6pt 'Lato','Liberation Sans';color:#fff;background:#00573f;padding:1mm 2mm;margin:4mm 0 0}.g{width:100%}.g th{font-weight:700;text-align:left;padding:1mm 1.2mm;background:#e3eeea}.g td{padding:.8mm 1.2mm;border-bottom:.3pt solid #bcd}.g .s td{font-weight:700;background:#f4f8f6}.ft{left:16mm;right:16mm;bottom:7mm;font-size:6.6pt;color:#444}`

const BANKS = ['Banco Almargem', 'Caixa Serrana', 'Banco Ponte Nova'] as const
/** What is taken off, and its least and highest amount in cents. */
const OUT = [
  ['PAG.SERV. 21### ######', 4_000, 98_000],
  ['COMPRA #### GASOLEO E SERV.', 3_000, 9_500],
  ['TRF. SEPA+ P/ FORNECEDOR', 12_000, 160_000],
  ['IMPOSTO SELO S/ COM.', 18, 90],
  ['DD EDILUZ COM. ########', 6_000, 24_000],
  ['COM. MANUT. CONTA PACOTE', 450, 1_290],
  ['TRF IMEDIATA ORDENADO', 82_000, 142_000],
  ['LEV. ATM #### AVENIDA', 2_000, 20_000],
] as const
const IN = ['TRF DE CLIENTE FT 2025/###', 'DEPOSITO NUMERARIO', 'TPA FECHO ####'] as const
const { amount, date } = writingOf('PT', '.')

function movementsOf(random: Random, count: number, opening: number) {
  let balance = opening
  const order = random.sample(OUT, OUT.length)
  return Array.from({ length: count }, (_, at) => {
    const isCredit = at % 4 === 1 || balance < 200_000
    const [text, low, high] = isCredit
      ? ([random.pick(IN), 45_000, 420_000] as const)
      : (order[at % order.length] ?? OUT[0])
    const cents = random.whole(low, high)
    balance += isCredit ? cents : -cents
    return { at, text: random.code(text), isCredit, cents, balance }
  })
}

export const layout: Layout = {
  name: 'extrato-conta',
  kind: 'statement',
  language: 'pt',
  types: ['bank-statement', 'statement'],
  count: 3,
  scans: [0],
  make(random, index) {
    const names = namesIn('PT', random)
    const bank = BANKS[index] ?? BANKS[0]
    const [own, client] = [names.company(), names.company()]
    const start = { ...dayIn(random, 2025), day: 1 }
    const [end, opening] = [lastDay(start), random.whole(120_000, 900_000)]
    const [iban, account] = [client.bank.iban ?? '', random.code('0###.######.#')]
    const rows = movementsOf(random, 13 + index * 3, opening)
    const closing = rows.at(-1)?.balance ?? opening
    const savings = random.whole(5, 40) * 50_000
    const total = (isCredit: boolean) =>
      rows.filter((one) => one.isCredit === isCredit).reduce((all, { cents }) => all + cents, 0)
    const html = `<div class="hd"><b>${bank}</b><div class="q">${['EXTRATO COMBINADO', 'Extrato de Contas', 'Extrato Integrado'][index]} n.º ${start.month}/${start.year}<br>Período ${date(start, 'dashed')} a ${date(end, 'dashed')}<br>Balcão ${own.address.town} · Gestor ${names.person().full}</div></div><div class="to">${client.name.toUpperCase()}<br>${client.address.lines.join('<br>').toUpperCase()}</div>
<h2>Património financeiro em ${date(end, 'dashed')}</h2><table class="g"><tr><th>Produto</th><th>N.º de conta</th><th class="r">Saldo (EUR)</th></tr><tr><td>Depósito à ordem ${index === 1 ? 'Empresas Mais' : 'Negócios'}</td><td>${account}</td><td class="r">${amount(closing)}</td></tr><tr><td>Poupança a prazo 180 dias</td><td>${account.replace(/.$/, '9')}</td><td class="r">${amount(savings)}</td></tr><tr class="s"><td colspan="2">Total de ativos</td><td class="r">${amount(closing + savings)}</td></tr></table>
<h2>Conta à ordem ${account} · IBAN ${inFours(iban)}</h2><table class="g"><tr><th>Data Mov.</th><th>Data Valor</th><th>Descrição</th><th class="r">Débito</th><th class="r">Crédito</th><th class="r">Saldo</th></tr><tr class="s"><td colspan="5">Saldo inicial</td><td class="r">${amount(opening)}</td></tr>${each(rows, (row) => `<tr><td>${date(daysAfter(start, Math.min(27, Math.round(row.at * 1.5))), 'dashed')}</td><td>${date(daysAfter(start, Math.min(27, Math.round(row.at * 1.5) + (row.isCredit ? 1 : 0))), 'dashed')}</td><td>${row.text}</td><td class="r">${row.isCredit ? '' : amount(row.cents)}</td><td class="r">${row.isCredit ? amount(row.cents) : ''}</td><td class="r">${amount(row.balance)}</td></tr>`)}<tr class="s"><td colspan="3">Totais do período / Saldo final</td><td class="r">${amount(total(false))}</td><td class="r">${amount(total(true))}</td><td class="r">${amount(closing)}</td></tr></table>
<p style="margin-top:4mm">Saldo disponível ${amount(closing)} · Saldo autorizado ${amount(closing + 500_000)} · TAEG do descoberto 15,2 % · Juros credores do período 0,00</p><p>Se no prazo de 15 dias não recebermos qualquer reclamação, consideramos exatos os movimentos indicados. Os depósitos beneficiam da garantia de reembolso do Fundo de Garantia de Depósitos até 100.000 € por depositante.</p>
<div class="abs ft">${bank}, S.A. · ${own.address.lines.join(', ')} · Capital Social 60.000.000 € · NIPC ${own.vatId.replace(/\D/g, '')} · Linha de apoio ${own.phone}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `${start.year}${String(start.month).padStart(2, '0')}_extrato.pdf`,
      facts: [[amount(closing)], [iban], [client.name, bank]],
    }
  },
}
