// The bill of a small Brazilian internet provider: what a customer looks for stands in three large boxes, plan and days of use below, taxes
// only as a note, and a Pix code at the foot; the second is written to a shop and has a discount.
import { daysAfter } from '../../documents/names/names.ts'
import { squareCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, iso, lastDay, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.45 'Roboto';color:#222;padding:12mm 14mm}.h{display:flex;justify-content:space-between;align-items:center}.h b{font:900 21pt 'Lato';color:#5a2ca0;letter-spacing:-.6pt}.h div{font-size:7.4pt;text-align:right;line-height:1.4}.cl{display:grid;grid-template-columns:1fr 84mm;margin:8mm 0 5mm}.cl td{padding:0 3mm 0 0}.three{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm}.three div{background:#f1ebfa;border-radius:2mm;padding:3mm 4mm}.three small{display:block;color:#5a2ca0}.three b{font:700 15pt 'Roboto'}h2{font:700 10pt 'Roboto';color:#5a2ca0;margin:8mm 0 1mm}.g{width:100%}.g th{text-align:left;font-weight:500;border-bottom:.8pt solid #5a2ca0;padding:1mm 0}.g td{padding:1.2mm 0;border-bottom:.3pt solid #ccc}.g .t td{font-weight:700;border:0}.note{font-size:7.4pt;color:#555;margin-top:4mm}.pix{left:14mm;right:14mm;bottom:16mm;border-top:.6pt dashed #777;padding-top:5mm;display:flex;gap:8mm}.pix code{font:7.6pt 'Roboto';word-break:break-all}.f{left:14mm;right:14mm;bottom:7mm;font-size:6.8pt;color:#666;text-align:center}`

const FIRMS = [
  ['veloz.net', 'Veloz Net Telecomunicações Ltda', 'www.veloznet.example'],
  ['fibra serrana', 'Fibra Serrana Provedor de Internet Ltda - ME', 'www.fibraserrana.example'],
] as const
const { amount, date } = writingOf('BR')

export const layout: Layout = {
  name: 'internet-fatura-br',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [0],
  make(random, index) {
    const names = namesIn('BR', random)
    const [brand, firm, web] = FIRMS[index === 0 ? 0 : 1]
    const [own, shop, person, home] = [names.company(), names.company(), names.person(), names.address()]
    const day = { ...dayIn(random, 2025), day: 2 }
    const due = { ...day, day: index === 0 ? 15 : 10 }
    const end = lastDay(daysAfter(day, -5))
    const number = random.code(index === 0 ? '00014####' : '2#####')
    const [buyer, place] = index === 0 ? [person.full, home] : [shop.name, shop.address]
    const plan = index === 0 ? 9_990 : 24_990
    const rows: [string, number][] =
      index === 0
        ? [
            ['Plano Fibra 500 Mega residencial', plan],
            ['Ponto adicional Wi-Fi Mesh (comodato)', 1_500],
            ['Serviço de valor adicionado – aplicativo de leitura', 690],
          ]
        : [
            ['Plano Empresarial 700 Mega com IP fixo', plan],
            ['Telefone fixo digital, 2 ramais', 5_980],
            ['Desconto fidelidade 12 meses', -2_500],
          ]
    const total = sum(rows.map(([, cents]) => cents))
    const meta = [
      ['Fatura nº', number],
      ['Data de emissão', date(day)],
      ['Período de uso', `${date({ ...end, day: 1 })} a ${date(end)}`],
      ['Código do cliente', random.code('1####')],
      ['Contrato', random.code('####/22')],
    ]
    const money = (cents: number) => `${cents < 0 ? '- ' : ''}R$ ${amount(Math.abs(cents))}`
    const big = [
      ['Mês de referência', `${String(end.month).padStart(2, '0')}/${end.year}`],
      ['Vencimento', date(due)],
      ['Total a pagar', money(total)],
    ]
    const html = `<div class="h"><b>${brand}</b><div>${firm}<br>CNPJ ${own.vatId} · IE ${own.taxNumber}<br>${own.address.lines.join(' · ')}<br>Central de atendimento ${own.phone}</div></div><div class="cl"><div><b>${buyer}</b><br>${place.lines.join('<br>')}${index === 0 ? '' : `<br>CNPJ ${shop.vatId}`}</div><table>${each(meta, ([label, text]) => `<tr><td>${label}</td><td>${text}</td></tr>`)}</table></div><div class="three">${each(big, ([label, text]) => `<div><small>${label}</small><b>${text}</b></div>`)}</div>
<h2>Detalhamento da fatura</h2><table class="g"><tr><th>Descrição</th><th class="r">Valor</th></tr>${each(rows, ([text, cents]) => `<tr><td>${text}</td><td class="r">${money(cents)}</td></tr>`)}<tr class="t"><td>Total da fatura</td><td class="r">${money(total)}</td></tr></table><div class="note">Tributos aproximados incidentes sobre os serviços: R$ ${amount(Math.round(total * 0.1365))} (Lei 12.741/2012). Após o vencimento: multa de 2% e juros de 1% ao mês. A falta de pagamento por mais de 15 dias pode causar a suspensão do serviço.</div><h2>Avisos</h2><p>Seu plano será reajustado pelo IGP-M no aniversário do contrato. Segunda via e comprovantes em ${web}, área do assinante.</p>
<div class="abs pix">${squareCode(random, 34)}<div><b>Pague com Pix</b><br>Abra o aplicativo do seu banco, escolha Pix e leia o código, ou use o Pix copia e cola:<br><code>${random.code('00020101021226880014br.gov.bcb.pix2566qrcode.pix.example/v2/cobv/##@###@@#@##@###@@##5204000053039865802BR6304@#@#')}</code><br><br>Favorecido: ${firm}</div></div><div class="abs f">${web} · Reclamações não resolvidas: agência reguladora, telefone 1331</div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: `fatura_${String(day.month).padStart(2, '0')}_${day.year}.pdf`,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: [firm, brand],
        buyerName: buyer,
        sellerVatId: own.vatId,
        grossTotal: fixed(total),
        currency: 'BRL',
      },
    }
  },
}
