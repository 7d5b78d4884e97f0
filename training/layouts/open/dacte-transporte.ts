// A Brazilian carrier's DACTE: a grid of boxes with tiny captions, five parties (issuer, sender, recipient, dispatcher, payer), the payer of
// the freight is only named as a role and repeated in a box, value of the cargo far above the freight, access key of 44 figures.
import type { Random } from '../../documents/random.ts'
import { barCode, squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, fixed, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:7.2pt/1.25 'Liberation Sans';padding:8mm}.g{display:grid;border:.6pt solid #000;margin-top:-.6pt}.g>div{border-right:.6pt solid #000;padding:.5mm 1mm;min-height:8mm}.g>div:last-child{border:0}.g i{display:block;font-style:normal;font-size:5.4pt}.h{text-align:center;font-weight:700;font-size:7pt;background:#eee;border:.6pt solid #000;margin-top:1.4mm;padding:.3mm}.b{font-weight:700;font-size:9pt}.s{position:absolute;bottom:10mm;left:8mm;right:8mm;border-top:.6pt dashed #000;padding-top:2mm}`

const { amount, date } = writingOf('BR')

export const layout: Layout = {
  name: 'dacte-transporte',
  kind: 'invoice',
  language: 'pt',
  types: ['invoice', 'delivery-note'],
  count: 2,
  scans: [1],
  make,
}

const box = (caption: string, text: string, style = '') => `<div style="${style}"><i>${caption}</i>${text}</div>`
const grid = (columns: string, boxes: readonly string[]) =>
  `<div class="g" style="grid-template-columns:${columns}">${boxes.join('')}</div>`

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const [carrier, sender, receiver] = [names.company(), names.company(), names.company()]
  const seller = ['TRANSPORTES SERRA DO XISTO LTDA', 'RODO BARRAL CARGAS E ENCOMENDAS EIRELI'][index] ?? ''
  const payer = index === 0 ? sender : receiver
  const [day, number] = [dayIn(random, 2024, 2026), random.code(index === 0 ? '000.0##.###' : '##7##')]
  const parts = [
    ['FRETE PESO', random.whole(180, 890) * 100],
    ['FRETE VALOR', random.whole(30, 99) * 100],
    ['GRIS', random.whole(11, 49) * 100],
    ['PEDÁGIO', random.whole(9, 60) * 100],
    ['TAXA COLETA', 4500],
  ] as const
  const total = sum(parts.map(([, cents]) => cents))
  const icms = percent(total, 12)
  const { first, last } = names.person()
  const driver = `${first} ${last}`.toUpperCase()
  const cargo = random.whole(9000, 86000) * 100
  const party = (role: string, one: typeof sender) =>
    box(
      role,
      `${one.name.toUpperCase()}<br>END.: ${one.address.lines.join(' ').toUpperCase()}<br>CNPJ ${one.vatId} &nbsp; IE ${one.taxNumber} &nbsp; FONE ${one.phone}`,
    )
  const keys = random.code('35## #### #### #### #### 57## #### #### #### #### ####')
  const html = `${grid('78mm 1fr 46mm', [
    `<div class="c"><div class="b" style="padding-top:3mm">${seller}</div>${carrier.address.lines.join('<br>')}<br>CNPJ ${carrier.vatId} IE ${carrier.taxNumber}<br>${carrier.phone}</div>`,
    `<div class="c"><div class="b">DACTE</div>Documento Auxiliar do Conhecimento de Transporte Eletrônico<br>${barCode(random, 58, 9)}<br><span style="font-size:6.2pt">${keys}</span></div>`,
    `<div class="c"><i>MODAL</i><b>RODOVIÁRIO</b><br>${squareCode(random, 22)}</div>`,
  ])}${grid('16mm 14mm 34mm 16mm 1fr 1fr', [box('MODELO', '57'), box('SÉRIE', String(index + 1)), box('NÚMERO', `<b>${number}</b>`), box('FL', '1/1'), box('DATA E HORA DE EMISSÃO', `${date(day)} ${random.code('1#')}:${random.whole(10, 59)}:${random.whole(10, 59)}`), box('PROTOCOLO DE AUTORIZAÇÃO DE USO', random.code('135###########'))])}${grid('1fr 1fr 1fr', [box('TIPO DO CT-e', 'NORMAL'), box('TOMADOR DO SERVIÇO', index === 0 ? 'REMETENTE' : 'DESTINATÁRIO'), box('CFOP - NATUREZA DA PRESTAÇÃO', '6353 - PREST. SERV. TRANSPORTE A ESTAB. COMERCIAL')])}${grid('1fr 1fr', [box('INÍCIO DA PRESTAÇÃO', sender.address.place.toUpperCase()), box('TÉRMINO DA PRESTAÇÃO', receiver.address.place.toUpperCase())])}${grid('1fr 1fr', [party('REMETENTE', sender), party('DESTINATÁRIO', receiver)])}${grid('1fr 1fr', [box('EXPEDIDOR', ''), box('RECEBEDOR', '')])}${grid('1fr', [party('TOMADOR DO SERVIÇO', payer)])}
<div class="h">CARGA</div>${grid('2fr 1fr 1fr 1fr', [box('PRODUTO PREDOMINANTE', ['TECIDOS', 'PEÇAS AUTOMOTIVAS'][index] ?? ''), box('VALOR TOTAL DA CARGA', amount(cargo)), box('PESO BRUTO (KG)', `${random.whole(210, 990)},000`), box('VOLUMES', String(random.whole(3, 40)))])}
<div class="h">COMPONENTES DO VALOR DA PRESTAÇÃO DE SERVIÇO</div>${grid('repeat(5,1fr) 1.4fr', [...parts.map(([label, cents]) => box(label, amount(cents), 'text-align:right')), box('VALOR TOTAL DO SERVIÇO', `<b>R$ ${amount(total)}</b>`, 'text-align:right')])}${grid('repeat(5,1fr) 1.4fr', [box('', ''), box('', ''), box('', ''), box('', ''), box('', ''), box('VALOR A RECEBER', `<b>${amount(total)}</b>`, 'text-align:right')])}
<div class="h">INFORMAÇÕES RELATIVAS AO IMPOSTO</div>${grid('2fr 1fr 1fr 1fr', [box('SITUAÇÃO TRIBUTÁRIA', '00 - TRIBUTAÇÃO NORMAL ICMS'), box('BASE DE CÁLCULO', amount(total)), box('ALÍQ. ICMS', '12,00'), box('VALOR ICMS', amount(icms))])}
<div class="h">DOCUMENTOS ORIGINÁRIOS</div>${grid('1fr 1fr', [box('TIPO DOC. / CHAVE', `NF-e ${random.code('35## #### #### #### #### 55## #### #### #### #### ####')}`), box('SÉRIE/Nº', random.code('1/#####'))])}<div class="h">OBSERVAÇÕES</div>${grid('1fr', [box('', `FRETE ${index === 0 ? 'CIF' : 'FOB'}. MOTORISTA ${driver} PLACA ${random.code('@@@#@##')}`)])}
<div class="s">DECLARO QUE RECEBI OS VOLUMES DESTE CONHECIMENTO EM PERFEITO ESTADO<br><br>NOME ______________________ RG ______________ DATA ___/___/_____ &nbsp; CT-e Nº ${number}</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `CTe${keys.replace(/\s/g, '')}.pdf`,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: seller,
      buyerName: payer.name.toUpperCase(),
      sellerVatId: carrier.vatId,
      taxTotal: fixed(icms),
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}
