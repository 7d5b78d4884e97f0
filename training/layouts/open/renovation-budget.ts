// A Brazilian orçamento for a renovation, half form, half message: options A and B with totals of their own, payment by PIX,
// CPF of the customer beside the CNPJ of the firm, validity in days, no tax at all, acceptance at the foot.
import { cpfOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, positionsOf, sheets, sum, type Ware, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:10pt/1.4 'Roboto','DejaVu Sans Condensed',sans-serif;padding:11mm 13mm}.hd{display:grid;grid-template-columns:34mm 1fr 46mm;gap:5mm;align-items:center;border:1.4pt solid #e07b00;border-radius:3mm;padding:3mm}.lg{background:#e07b00;color:#fff;font-size:20pt;font-weight:700;text-align:center;padding:6mm 0;border-radius:2mm}.no{text-align:center;border-left:.8pt solid #e07b00}.no b{display:block;font-size:15pt}
.cl{border:.6pt solid #999;border-radius:2mm;padding:2mm 3mm;margin:3mm 0;display:grid;grid-template-columns:1fr 1fr;gap:1mm 6mm}table{width:100%;margin-bottom:3mm}caption{text-align:left;font-weight:700;background:#fbe6cc;padding:1.2mm 2mm}th,td{border-bottom:.4pt solid #bbb;padding:1.1mm 2mm;text-align:right}th:first-child,td:first-child{text-align:left}.tt td{font-weight:700;border-bottom:1.4pt solid #e07b00}.sg{display:flex;justify-content:space-around;margin-top:20mm}.sg div{border-top:.6pt solid;width:66mm;text-align:center}`

export const layout: Layout = {
  name: 'renovation-budget',
  kind: 'offer',
  language: 'pt',
  types: ['offer'],
  count: 2,
  scans: [1],
  make,
}

const WALLS: readonly Ware[] = [
  ['Pintura acrílica interna, duas demãos', 'm²', 1800, 3200, 180],
  ['Emassamento e lixamento de paredes', 'm²', 1500, 2600, 180],
  ['Remoção de azulejo e entulho', 'm²', 2800, 4500, 40],
  ['Assentamento de porcelanato', 'm²', 6500, 9800, 60],
]
const ROOF: readonly Ware[] = [
  ['Troca de telhas quebradas', 'un', 900, 1900, 60],
  ['Impermeabilização de laje com manta', 'm²', 7800, 11900, 70],
  ['Calha em chapa galvanizada', 'm', 6900, 9900, 24],
  ['Revisão do madeiramento', 'vb', 90000, 180000, 1],
]

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const { amount, date } = writingOf('BR')
  const [customer, home, owner] = [names.person(), names.address(), names.company()]
  const day = dayIn(random, 2024, 2026)
  const number = index === 0 ? random.code('0###/25') : random.code('1###')
  const firm = index === 0 ? 'Reformas Bem-te-vi' : 'J. Sabiá Construções e Reparos'
  const wares = index === 0 ? WALLS : ROOF
  const options = (
    index === 0 ? ['OPÇÃO A – material por conta do cliente', 'OPÇÃO B – com material incluso'] : ['SERVIÇOS']
  ).map((name, place) => {
    const items = positionsOf(random, wares, 3 + place)
    return { name, items, total: sum(items.map(({ total }) => total)) }
  })
  const tables = each(
    options,
    ({ name, items, total }) =>
      `<table><caption>${name}</caption><tr><th>Descrição<th>Qtd.<th>Un.<th>Unitário R$<th>Total R$</tr>${each(items, (item) => `<tr><td>${item.name}<td>${item.quantity}<td>${item.unit}<td>${amount(item.price)}<td>${amount(item.total)}</tr>`)}<tr class="tt"><td colspan="4">${index === 0 ? `Total ${name.split(' – ')[0]}` : 'Total geral'}<td>R$ ${amount(total)}</tr></table>`,
  )
  const html = `<div class="hd"><div class="lg">${index === 0 ? 'BTV' : 'JS'}</div><div><b>${firm}</b><br>CNPJ ${owner.vatId}<br>${owner.address.street} – ${owner.address.place}<br>${owner.phone} (WhatsApp)</div><div class="no">ORÇAMENTO<b>Nº ${number}</b>${date(day)}</div></div>
<div class="cl"><span>Cliente: <b>${customer.full}</b></span><span>CPF: ${cpfOf(random)}</span><span>Endereço: ${home.street}</span><span>${home.place}</span><span>Telefone: ${names.phone()}</span><span>Obra: ${index === 0 ? 'apartamento, 2 dormitórios' : 'casa térrea com laje'}</span></div>
<p>Prezado(a) cliente, conforme visita técnica segue nosso orçamento para os serviços abaixo:</p>${tables}<p><b>Prazo de execução:</b> ${random.whole(8, 30)} dias úteis após o sinal. <b>Validade desta proposta:</b> 15 dias. <b>Pagamento:</b> 40% de entrada e o restante na entrega, via PIX (chave: CNPJ acima) ou em até 3x no cartão com acréscimo. Serviços não descritos serão orçados à parte. Garantia de 12 meses sobre a mão de obra.</p>
<p>À disposição para qualquer esclarecimento.</p><div class="sg"><div>${firm}</div><div>De acordo – ${customer.full}</div></div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `orcamento ${customer.first.toLowerCase()}.pdf`,
    facts: [options.map(({ total }) => amount(total)), [number, customer.full, firm]],
  }
}
