// A Brazilian pay-by-weight restaurant's NFC-e on 58 mm: kilograms with three decimals, a service charge as "acréscimos", two ways
// of payment that make up the total, code beside the text, issued off line or with a protocol, taxes of union, state and town.
import { cpfOf } from '../../documents/names/identifiers.ts'
import type { Day } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const CSS = `body{font:6.7pt/1.3 'Roboto Condensed','Liberation Sans Narrow',sans-serif;color:#222}.sheet{padding:3mm 4mm}table{width:100%}td{padding:0;vertical-align:top}b{font-weight:700}.t{font-size:7.6pt}.tot td{font-size:8.8pt;font-weight:700}.off{border:.8pt solid #222;text-align:center;font-weight:700;margin:1.4mm 0;padding:.6mm}hr{border:0;border-top:.6pt dashed #222;margin:1.2mm 0}.qr{display:flex;gap:2mm;align-items:center;margin-top:1.4mm}.qr svg{flex:none}.s{font-size:5.9pt}`
const { amount, date } = writingOf('BR')

interface Sold {
  readonly code: string
  readonly name: string
  readonly quantity: string
  readonly price: number
  readonly total: number
}

interface Issued {
  readonly day: Day
  readonly cnpj: string
  readonly number: string
  /** 1 on line, 9 off line. */
  readonly way: 1 | 9
}

/** State, month, seller, form, series, number, way of issuing, code and a check digit. */
function accessKey(random: Random, { day, cnpj, number, way }: Issued): string {
  const month = iso(day).slice(2, 7).replace('-', '')
  const body = `35${month}${cnpj.replace(/\D/g, '')}65001${number}${way}${random.code('########')}`
  const rest = sum([...body].reverse().map((figure, at) => Number(figure) * (2 + (at % 8)))) % 11
  return `${body}${rest < 2 ? 0 : 11 - rest}`
}

function soldOf(random: Random, index: number): Sold[] {
  const plates = Array.from({ length: index + 1 }, () => {
    const [grams, price] = [random.whole(312, 748), index === 0 ? 8490 : 7290]
    const kilograms = `0,${grams} KG`
    return {
      code: '1',
      name: 'BUFFET POR QUILO',
      quantity: kilograms,
      price,
      total: Math.round((grams * price) / 1000),
    }
  })
  const drinks = random
    .sample(['SUCO LARANJA 400', 'AGUA C/ GAS', 'REFRI LATA', 'CAFE EXPRESSO'], 2)
    .map((name, at) => ({ code: String(31 + at), name, quantity: `${at + 1},000 UN`, price: 690 + at * 110 }))
  return [...plates, ...drinks.map((one, at) => ({ ...one, total: one.price * (at + 1) }))]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('BR', random)
  const firm = names.company()
  const [trade, company] =
    index === 0
      ? ['TEMPERO DA SERRA', 'RESTAURANTE E LANCHONETE ABREUZINHO EIRELI']
      : ['Panela de Ferro Grill', 'PANELA DE FERRO ALIMENTACAO LTDA']
  const [day, number] = [dayIn(random, 2025, 2026), random.code('0003#8#1#')]
  const time = random.code('12:4#:3#')
  const sold = soldOf(random, index)
  const subtotal = sum(sold.map(({ total }) => total))
  const service = percent(subtotal, 10)
  const total = subtotal + service
  const voucher = Math.min(3500, total - 500)
  const line = (label: string, value: string, style = '') =>
    `<tr class="${style}"><td>${label}</td><td class="r">${value}</td></tr>`
  const paid =
    index === 0
      ? `${line('Vale Refeição', amount(voucher))}${line('Pagamento Instantâneo (PIX)', amount(total - voucher))}`
      : line('Cartão de Crédito', amount(total))
  const offLine = index === 0 ? '<div class="off">EMITIDA EM CONTINGÊNCIA<br>Pendente de autorização</div>' : ''
  const page = `<div class="c"><b class="t">${trade}</b><br>${company}<br>CNPJ ${firm.vatId} &nbsp;IE ${firm.taxNumber}<br>${firm.address.lines.join(', ')}</div><hr><div class="c"><b>DANFE NFC-e</b> Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica</div>${offLine}<table><tr><td>Cód</td><td>Descrição</td><td class="r">Qtde</td><td class="r">Unit</td><td class="r">Total</td></tr>${each(sold, (one) => `<tr><td>${one.code.padStart(4, '0')}</td><td>${one.name}</td><td class="r">${one.quantity}</td><td class="r">${amount(one.price)}</td><td class="r">${amount(one.total)}</td></tr>`)}</table><hr>
<table>${line('Qtde. total de itens', String(sold.length))}${line('Valor total R$', amount(subtotal))}${line('Acréscimos R$ (serviço 10%)', amount(service))}${line('Valor a Pagar R$', amount(total), 'tot')}${line('FORMA PAGAMENTO', 'VALOR PAGO R$')}${paid}${line('Troco R$', '0,00')}</table><hr><div class="c"><b>Consulte pela Chave de Acesso em</b><br>www.nfce.sefaz.exemplo.gov.br/consulta<br><span class="s">${inFours(accessKey(random, { day, cnpj: firm.vatId, number, way: index === 0 ? 9 : 1 }))}</span></div>
<div class="qr">${squareCode(random, 23, 49)}<div>${index === 0 ? `CONSUMIDOR CPF ${cpfOf(random)}` : 'CONSUMIDOR NÃO IDENTIFICADO'}<br><br><b>NFC-e nº ${number}<br>Série 001</b><br>${date(day)} ${time}${index === 0 ? '' : `<br><br>Protocolo ${random.code('131 ### ### ###')}<br>${date(day)} ${time}`}</div></div><hr>
<div class="s">Trib aprox R$: ${amount(percent(total, 8))} Fed, ${amount(percent(total, 4))} Est, 0,00 Mun &nbsp;Fonte: IBPT<br>Mesa ${random.whole(3, 40)} · Comanda ${random.code('1##')} · Garçom ${names.person().first} · Obrigado, volte sempre!${index === 0 ? '<br>Via Consumidor' : ''}</div>`
  return {
    html: sheets(CSS, [page], { width: 58, height: index === 0 ? 128 : 124 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, String(Number(number))],
      issueDate: iso(day),
      sellerName: [company, trade],
      sellerVatId: firm.vatId,
      grossTotal: fixed(total),
      currency: 'BRL',
    },
  }
}

export const layout: Layout = {
  name: 'quilo-nfce',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
