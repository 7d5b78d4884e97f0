// A Brazilian internet provider's bill that is a fiscal note of communication at once: note, bill, contract and customer with numbers in one frame, bank
// debit or slip, two base sums for ICMS, services of others on the same bill, the due day in a dark field and the note's total apart from the bill's.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, lastDay, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.4pt/1.36 'Noto Sans','Open Sans',sans-serif;padding:10mm 12mm}.h{display:grid;grid-template-columns:1fr 70mm;gap:6mm}.h h1{font:700 15pt 'Noto Sans';margin:0;color:#0b3954}.fr{border:.8pt solid #0b3954}.fr div{padding:.7mm 2mm;border-bottom:.3pt solid #0b3954;display:flex;justify-content:space-between}.fr div:last-child{border:0}.cl{margin:6mm 0;display:grid;grid-template-columns:1fr 50mm 50mm;gap:4mm}.dk{background:#0b3954;color:#fff;padding:2.5mm 3mm}.dk small{display:block;font-size:7pt}.dk b{font-size:15pt}h2{font:700 9pt 'Noto Sans';margin:4mm 0 1mm;color:#0b3954}.g{width:100%}.g td,.g th{padding:.8mm 1mm;border-bottom:.3pt solid #bbb;text-align:left}.sheet .g .r{text-align:right}.g .s td{font-weight:700;border-top:.8pt solid #0b3954}.slip{left:12mm;right:12mm;bottom:12mm;border-top:.7pt dashed #000;padding-top:3mm}.slip .n{font:10pt 'Liberation Mono';margin-bottom:2mm}`
const { amount, date, month } = writingOf('BR')

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [firm, partner] = [companyIn(names, 'Telecom'), companyIn(names, 'Conteúdos')]
  const [person, client, home] = [names.person(), names.company(), names.address()]
  const day = { ...dayIn(random, 2025, 2026), day: random.whole(3, 9) }
  const due = daysAfter(day, 13)
  const used = lastDay({ ...day, month: Math.max(1, day.month - 1) })
  const [note, bill] = [random.code('000.###.#18'), random.code(index === 0 ? '20##0#-######' : '##########')]
  const isFirm = index === 1
  const [buyer, place, id] = isFirm
    ? [client.name, client.address, client.vatId]
    : [`${person.first} ${person.last}`.toUpperCase(), home, random.code('###.###.###-##')]
  const service = [8_990, 32_900][index] ?? 8_990
  const support = [3_000, 7_500][index] ?? 3_000
  const others = [1_990, 0][index] ?? 0
  const total = service + support + others
  const rows = [
    ['0101', `Acesso à internet ${isFirm ? '1 Giga dedicado' : '600 Mega'} – SCM`, service],
    ['0404', isFirm ? 'IP fixo e roteador gerenciado' : 'Suporte técnico domiciliar', support],
  ] as const
  const ids = [
    ['NFCom nº', note],
    ['Série / modelo', '001 / 62'],
    ['Fatura nº', bill],
    ['Emissão', date(day)],
    ['Contrato', random.code('#####-#/20##')],
    ['Cód. assinante', random.code('######')],
  ]
  const pay = isFirm
    ? `<div class="abs slip"><div class="n">${random.code('846#0000000-# #####162###-# ##########-# ###########-#')}</div>${barCode(random, 110, 12)}<p>Beneficiário: ${firm.name} &nbsp; Vencimento ${date(due)} &nbsp; Valor R$ ${amount(total)}</p></div>`
    : `<div class="abs slip">DÉBITO AUTOMÁTICO – Banco ${random.code('0##')} Agência ${random.code('####')} Conta ${random.code('*****-#')}. Não pague esta fatura em outro local.</div>`
  const html = `<div class="h"><div><h1>${firm.short}</h1>${firm.name}<br>${firm.address.lines.join(', ')}<br>CNPJ ${firm.vatId} – IE ${firm.taxNumber}<br>Atendimento ${firm.phone}</div><div class="fr">${each(ids, ([label, text]) => `<div><span>${label}</span><span>${text}</span></div>`)}</div></div>
<div class="cl"><div><b>${buyer}</b><br>${place.lines.join('<br>')}<br>${isFirm ? 'CNPJ' : 'CPF'} ${id}</div><div class="dk"><small>VENCIMENTO</small><b>${date(due)}</b></div><div class="dk"><small>TOTAL A PAGAR</small><b>R$ ${amount(total)}</b></div></div>Período de utilização: ${date({ ...used, day: 1 })} a ${date(used)} – Referência ${month(used)}
<h2>Serviços de comunicação – ${firm.name}</h2><table class="g"><tr><th>Cód.</th><th>Descrição</th><th class="r">Base ICMS</th><th class="r">ICMS %</th><th class="r">Valor R$</th></tr>${each(rows, ([code, text, cents]) => `<tr><td>${code}</td><td>${text}</td><td class="r">${amount(percent(cents, 60))}</td><td class="r">18,00</td><td class="r">${amount(cents)}</td></tr>`)}<tr class="s"><td></td><td>Total da NFCom</td><td></td><td></td><td class="r">${amount(service + support)}</td></tr></table>${others > 0 ? `<h2>Serviços de terceiros – ${partner.name}, CNPJ ${partner.vatId}</h2><table class="g"><tr><td>Leitura digital e clube de revistas</td><td class="r">${amount(others)}</td></tr></table>` : ''}
<p style="margin-top:4mm">PIS/COFINS 3,65 % sobre a receita bruta. Contribuições FUST 1 % e FUNTTEL 0,5 % não repassadas às tarifas.<br>Chave de acesso da NFCom: ${inFours(random.code(`35${day.year % 100}0#${firm.vatId.replace(/\D/g, '')}62001${note.replace(/\D/g, '')}1#########`))}<br>Fatura anterior (${date(daysAfter(due, -31))}, R$ ${amount(total - 300)}): paga. Obrigado!</p>${pay}`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fields: {
      invoiceNumber: [note, bill],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [firm.name, firm.short],
      sellerVatId: firm.vatId,
      buyerName: buyer,
      grossTotal: others > 0 ? [fixed(total), fixed(service + support)] : fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'provedor-nota-comunicacao',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
