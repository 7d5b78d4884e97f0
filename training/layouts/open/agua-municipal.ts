// A Portuguese municipal water company's bill: the sum stands large at the top, the paying reference in a box of its own, period, reading and
// next-reading days all around, three services with subtotals, rates of 6 and 23 % and untaxed fees, owner and consumption place differ.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.6pt/1.38 'Open Sans';padding:0 14mm}.wave{position:absolute;left:0;top:0}.n{padding:7mm 0 0;color:#fff;font:600 14pt 'Open Sans';position:relative}.top{display:grid;grid-template-columns:66mm 1fr;gap:12mm;margin-top:22mm}.amt{background:#e6f3fa;border-radius:4mm;padding:4mm 5mm}.amt b{font-size:21pt;display:block;color:#00558b}.to{padding-top:14mm}.k{display:grid;grid-template-columns:repeat(3,1fr);gap:1mm 6mm;margin:8mm 0}.k span{display:flex;justify-content:space-between;border-bottom:.3pt solid #9cc}.s{width:100%}.s th{text-align:left;color:#00558b;padding-top:2.5mm}.s td{padding:.4mm 0}.s .r{text-align:right}.mb{position:absolute;left:14mm;bottom:20mm;border:1pt solid #00558b;border-radius:2mm;padding:2mm 4mm;width:70mm}.mb td{padding:0 5mm 0 0}.iva{position:absolute;right:14mm;bottom:20mm;width:92mm;font-size:7.8pt}.iva table{width:100%}.iva .r{text-align:right}.ft{position:absolute;left:14mm;right:14mm;bottom:7mm;font-size:6.6pt;color:#555}`

const { amount, date } = writingOf('PT')

type Row = readonly [text: string, cents: number, rate: number]

const servicesOf = (cubic: number, isMeterChecked: boolean): readonly (readonly [string, readonly Row[]])[] => [
  [
    'Abastecimento de água',
    [
      ['Quota de serviço, 30 dias', 412, 6],
      [`Consumo ${cubic} m³, escalões 1 a ${cubic > 15 ? 3 : 2}`, cubic * 97, 6],
    ],
  ],
  [
    'Saneamento',
    [
      ['Quota de serviço', 287, 6],
      [`Variável, 90% de ${cubic} m³`, cubic * 61, 6],
    ],
  ],
  [
    'Resíduos urbanos',
    [
      ['Tarifa fixa', 334, 0],
      ['Taxa de gestão de resíduos', cubic * 9, 0],
    ],
  ],
  [
    'Outros',
    [
      ['Taxa de recursos hídricos', cubic * 3, 6],
      ...(isMeterChecked ? [['Aferição de contador', 2650, 23] as const] : []),
    ],
  ],
]

export const layout: Layout = {
  name: 'agua-municipal',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('PT', random)
    const { address, vatId, phone } = names.company()
    const [client, home, day] = [names.person(), names.address(), dayIn(random, 2024, 2026)]
    const seller = ['Águas do Vale do Xisto, E.M.', 'Serviços Municipalizados de Figueiróz'][index] ?? ''
    const [number, due] = [random.code(index === 0 ? 'FT 01A####/#####' : '2######/#'), daysAfter(day, 21)]
    const cubic = random.whole(6, 31)
    const services = servicesOf(cubic, index === 1)
    const groups = taxGroupsOf(services.flatMap(([, rows]) => rows.map(([, cents, rate]) => [rate, cents] as const)))
    const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
    const keys = [
      ['Fatura', number],
      ['Emitida em', date(day, 'iso')],
      ['Cliente', random.code('1#####')],
      ['Período', `${date(daysAfter(day, -33), 'short')} a ${date(daysAfter(day, -3), 'short')}`],
      ['Leitura', `${date(daysAfter(day, -3), 'short')} real`],
      ['Próxima', date(daysAfter(day, 27), 'short')],
      ['Contador', random.code('##@######')],
      ['NIF cliente', random.code('2########')],
      ['Local', random.code('0####')],
    ]
    const html = `<svg class="wave" width="210mm" height="26mm" viewBox="0 0 210 26"><path d="M0 0H210V18C160 30 120 8 70 18S20 24 0 19z" fill="#0079b8"/></svg><div class="n">${seller}</div>
<div class="top"><div class="amt">Valor a pagar<b>${amount(net + tax)} €</b>até ${date(due, 'iso')}</div><div class="to">${client.full}<br>${home.lines.join('<br>')}</div></div><div class="k">${each(keys, ([label, text]) => `<span><i>${label}</i>${text}</span>`)}</div>
<table class="s">${each(services, ([title, rows]) => `<tr><th>${title}</th><th class="r">${amount(sum(rows.map(([, cents]) => cents)))}</th><th></th></tr>${each(rows, ([text, cents, rate]) => `<tr><td>${text}</td><td class="r">${amount(cents)}</td><td class="r">${rate === 0 ? 'n/s' : `${rate}%`}</td></tr>`)}`)}</table>
<div class="mb"><b>Pagamento por Multibanco</b><table><tr><td>Entidade</td><td>${random.code('2####')}</td></tr><tr><td>Referência</td><td>${random.code('### ### ###')}</td></tr><tr><td>Montante</td><td>${amount(net + tax)}</td></tr></table></div>
<div class="iva"><table><tr><td>IVA</td><td class="r">Base</td><td class="r">Imposto</td></tr>${each(groups, (one) => `<tr><td>${one.rate === 0 ? 'Não sujeito' : `${one.rate} %`}</td><td class="r">${amount(one.net)}</td><td class="r">${amount(one.tax)}</td></tr>`)}<tr><td><b>Total sem IVA / IVA</b></td><td class="r"><b>${amount(net)}</b></td><td class="r"><b>${amount(tax)}</b></td></tr></table></div><div class="ft">${seller} · ${address.lines.join(', ')} · NIPC ${vatId.replace(/\D/g, '')} · Avarias ${phone} · ATCUD ${random.code('JF@@#@@@-#####')}</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `fatura_${day.year}${day.month}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: seller,
        buyerName: [client.full, `${client.first} ${client.last}`],
        sellerVatId: vatId.replace(/\D/g, ''),
        netTotal: fixed(net),
        taxTotal: fixed(tax),
        grossTotal: fixed(net + tax),
        currency: 'EUR',
      },
    }
  },
}
