// A Portuguese electricity bill of two sheets: what is to be paid stands in a box without the word invoice total, the number is a line of small
// print in groups, meter, delivery point, contract and client have longer numbers, energy is taxed at two rates, estimates and old debts come in.
import { nifOf } from '../../documents/names/identifiers.ts'
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, iso, namesIn, sheets, sum, taxGroupsOf, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.8pt/1.5 'Noto Sans',sans-serif;color:#2b2b2b;padding:12mm 15mm}.b{font:700 22pt/1 'Dosis';color:#e2a400}.to{left:112mm;top:38mm;line-height:1.35}.sm{font-size:8.2pt;line-height:1.45}.grid{margin-top:52mm;display:grid;grid-template-columns:70mm 1fr;gap:9mm}.card{background:#2d3142;color:#fff;border-radius:3mm;padding:6mm;line-height:1.3}.card b{font:600 25pt/1.2 'Dosis';display:block;color:#ffd454}.card u{text-decoration:none;display:block;margin-top:3mm;font-size:7.8pt;color:#cdd}.card i{font:600 12pt 'Dosis'}table{width:100%}td,th{padding:1.2mm 1mm;text-align:left;border-bottom:.3pt solid #ccc;vertical-align:top}th{font-weight:600;font-size:7.6pt}.h td{font-weight:600;background:#fbf3da}
h2{font:600 13pt 'Dosis';color:#c08b00;margin:0 0 1mm}.bx{border:.8pt solid #e2a400;border-radius:3mm;padding:4mm 5mm;margin-top:8mm}.ft{left:15mm;right:15mm;bottom:8mm;font-size:6.6pt;line-height:1.35;color:#666}`
const { amount, date, number: figures } = writingOf('PT', ' ')
const at = <T>(index: number, list: readonly T[]): T => list[index] as T
const KINDS = ['Doméstico, bi-horário diário', 'Doméstico, bi-horário semanal', 'Negócios, bi-horário'] as const
const SELLERS = [
  ['lumialva', 'Lumialva – Comercialização de Energia, S.A.'],
  ['voltânea', 'Voltânea Energia Unipessoal Lda.'],
] as const

type Row = readonly [text: string, detail: string, rate: number, cents: number]

const usedIn = (random: Random, index: number) =>
  [random.whole(140, 290) * (index + 1), random.whole(70, 160) * (index + 1)] as const

function rowsOf(random: Random, index: number, days: number, [full, low]: readonly [number, number]): Row[] {
  const detail = (kwh: number, price: number) => `${kwh} kWh × ${figures(price)} €`
  const energy = (text: string, kwh: number, price: number, rate: number) =>
    [text, detail(kwh, price), rate, Math.round(kwh * price * 100)] as const
  const [power, daily] = [at(index, ['6,9', '10,35', '20,7']), at(index, [0.352, 0.511, 0.962])]
  const estimate = random.whole(90, 160)
  return [
    energy('Fora de vazio, até 100 kWh', 100, 0.189, 6),
    energy('Fora de vazio, restante', full - 100, 0.189, 23),
    energy('Vazio', low, 0.112, 23),
    ...(index === 2 ? [energy('Acerto de consumo estimado (fatura anterior)', -estimate, 0.189, 23)] : []),
    ['Potência contratada', `${power} kVA, ${days} dias × ${figures(daily)} €`, 23, Math.round(days * daily * 100)],
    ['Imposto especial de consumo', `${full + low} kWh × 0,001 €`, 23, Math.round((full + low) / 10)],
    ['Taxa de exploração DGEG', 'mensal', 23, at(index, [7, 7, 35])],
    ['Contribuição audiovisual', 'mensal', 6, 285],
  ]
}

function metersOf(random: Random, from: Day, until: Day, [full, low]: readonly [number, number]): string {
  const line = (name: string, old: number, used: number) =>
    `<tr><td>${name}</td><td class="r">${old}</td><td class="r">${old + used}</td><td class="r">${used}</td></tr>`
  return `<h2>Leituras</h2><table class="sm"><tr><th>Contador ${random.code('2024 #### ####')}</th><th class="r">${date(from)}</th><th class="r">${date(until)}</th><th class="r">kWh</th></tr>${line('Fora de vazio', random.whole(8100, 9100), full)}${line('Vazio', random.whole(4100, 5900), low)}</table><p class="sm">Comunique a sua próxima leitura entre ${date(daysAfter(until, 27))} e ${date(daysAfter(until, 30))}.</p>`
}

/** What was used in the months before, as bars. */
function historyOf(random: Random, last: number): string {
  const months = [0.81, 1.24, 0.97, 1.13, 0.9].map((share) => Math.round(last * share * (0.9 + random.next() * 0.2)))
  const bars = each(
    [...months, last],
    (kwh) =>
      `<div style="text-align:center;width:22mm">${kwh} kWh<div style="height:${Math.round((kwh / last) * 22)}mm;background:#ffd454;margin:0 4mm"></div></div>`,
  )
  return `<div class="bx sm"><b>Consumo das últimas faturas</b><div style="display:flex;align-items:flex-end;gap:4mm;margin-top:3mm">${bars}</div></div>`
}

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const [home, person, firm, seat] = [names.address(), names.person(), companyIn(names, 'Panificação'), names.company()]
  const [brand, seller] = at(index, [SELLERS[0], SELLERS[0], SELLERS[1]])
  const [nif, day] = [nifOf(random, '5'), dayIn(random, 2025, 2026)]
  const [until, due] = [daysAfter(day, -3), daysAfter(day, at(index, [20, 22, 30]))]
  const days = random.whole(29, 31)
  const number = random.code(at(index, ['FT 101/00# ### ###', '1040 #### ####', `FT V${day.year % 100}/1#####`]))
  const used = usedIn(random, index)
  const rows = rowsOf(random, index, days, used)
  const groups = taxGroupsOf(rows.map((row) => [row[2], row[3]]))
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const [total, old] = [net + tax, at(index, [0, random.whole(2900, 8800), 0])]
  const buyer = at(index, [person.full, person.full, firm.name])
  const money = (text: string, cents: number, look = '') =>
    `<tr class="${look}"><td>${text}</td><td class="r">${amount(cents)} €</td></tr>`
  const debit = `<u>Por débito direto na conta</u>PT50 0035 **** **** **** ${random.code('#### #')}<br><span class="sm">Autorização ${random.code('1009######')}</span>`
  const card = `<div class="card"><u style="margin:0">${at(index, ['Vamos cobrar-lhe', 'Tem a pagar', 'Valor a pagar'])}</u><b>${amount(total + old)} €</b><u>${at(index, ['no dia', 'até', 'até'])}</u><i>${date(due, at(index, ['long', 'long', 'figures']))}</i>${at(index, [debit, `<u>Multibanco</u>Entidade &nbsp;${random.code('2####')}<br>Referência &nbsp;${random.code('### ### ###')}<br>Montante &nbsp;${amount(total + old)} €`, debit])}</div>`
  const ids = `Fatura ${number} de ${date(day)}<br>Cliente n.º ${random.code('70## ### ###')} · Contrato ${random.code('1#########')}<br>NIF do titular ${nifOf(random, index === 2 ? '5' : '2')}`
  const one = `<div class="b">${brand}</div><div class="sm" style="margin-top:4mm">${ids}</div><div class="abs to">${buyer}<br>${home.lines.join('<br>')}</div><div class="grid">${card}<div><h2>Resumo</h2><table>${money('Eletricidade', net - at(index, [292, 292, 320]))}${money('Taxas e contribuições', at(index, [292, 292, 320]))}${money('Subtotal', net)}${money('IVA', tax)}${money('Esta fatura', total, 'h')}${old ? money(`Em dívida, fatura ${random.code('1040 #### ####')} de ${date(daysAfter(day, -31))}`, old) : ''}</table><p class="sm" style="margin-top:3mm">Período de faturação: ${date(daysAfter(until, -days))} a ${date(until)} (${days} dias). ${at(index, ['Próxima fatura por volta de', 'Se já pagou a fatura anterior, desconte o valor. Próxima fatura em', 'Próxima fatura prevista para'])} ${date(daysAfter(day, 31))}.</p></div></div>
<div class="bx">${metersOf(random, daysAfter(until, -days), until, used)}</div><div class="bx sm"><b>O seu contrato</b><br>Local de consumo: ${names.address().lines.join(', ')}<br>CPE PT 0002 ${random.code('#### #### ####')} ${random.code('@@')} · ${at(index, KINDS)} · Fim do contrato: ${date(daysAfter(day, 210))}<br>Avarias na rede (24 h): 800 506 ${random.code('###')} · Apoio ao cliente: ${seat.phone}</div>`
  const two = `<div class="b" style="font-size:15pt">${brand}</div><p class="sm">Fatura ${number} · página 2 de 2</p><h2 style="margin-top:7mm">Detalhe</h2><table><tr><th>Descrição</th><th>Cálculo</th><th class="r">Taxa IVA</th><th class="r">Valor s/ IVA</th></tr>${each(rows, ([text, detail, rate, cents]) => `<tr><td>${text}</td><td>${detail}</td><td class="r">${rate} %</td><td class="r">${amount(cents)} €</td></tr>`)}<tr class="h"><td colspan="3">Soma</td><td class="r">${amount(net)} €</td></tr></table><h2 style="margin-top:8mm">IVA</h2><table style="width:110mm">${each(groups, (group) => `<tr><td>${group.rate} % sobre ${amount(group.net)} €</td><td class="r">${amount(group.tax)} €</td></tr>`)}${money('Total com IVA', total, 'h')}</table>${historyOf(random, used[0] + used[1])}<div class="bx sm"><b>De onde vem a sua energia</b><br>Eólica 41,2 % · Hídrica 28,7 % · Solar 13,4 % · Gás natural 12,9 % · Outras 3,8 %. Emissões: ${random.whole(61, 128)} g CO₂/kWh.<br><br><b>Tarifa de acesso às redes incluída nesta fatura:</b> ${amount(Math.round(net * 0.31))} €. Em mercado regulado teria pago ${amount(Math.round(total * 1.04))} €.<br><br><b>Atraso no pagamento:</b> juros à taxa legal e, após pré-aviso de 20 dias, interrupção do fornecimento; religação ${amount(1463)} €. Reclamações: Livro de Reclamações Eletrónico ou ERSE.</div>`
  const foot = `<div class="abs ft">${seller} · ${seat.address.lines.join(', ')} · NIPC e matrícula ${nif} · Capital social 1 250 000 €<br>ATCUD: ${random.code('JF@#@8@#')}-${random.code('####')} · ${random.code('@k#8')}-Processado por programa certificado n.º ${random.code('4##')}/AT</div>`
  return {
    html: sheets(CSS, [one + foot, two + foot]),
    pages: 2,
    fileName: `fatura_${number.replace(/\D/g, '')}.pdf`,
    fields: {
      invoiceNumber: [number, number.replace('FT ', '')],
      issueDate: iso(day),
      dueDate: iso(due),
      sellerName: [seller, brand],
      buyerName: buyer,
      sellerVatId: nif,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: old ? [fixed(total), fixed(total + old)] : fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'luz-bi-horaria',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice'],
  count: 3,
  scans: [0],
  make,
}
