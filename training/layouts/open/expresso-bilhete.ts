// A coach ticket of card, broad as a hand, that is a simplified invoice as well: the day of the journey stands largest and the day of issue is
// small print beside the agency's number, fare and charge of the counter at one rate with the tax inside, and a stub repeats half of it.
import { nifOf } from '../../documents/names/identifiers.ts'
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { barCode, squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, fixed, iso, namesIn, percent, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8pt/1.25 'Roboto Condensed',sans-serif;--c:#7a1f5c}.top{left:0;right:0;top:0;height:12mm;background:var(--c);color:#fff;padding:2.4mm 5mm;font:700 15pt 'URW Gothic'}.top i{font:400 8pt 'Roboto Condensed';position:absolute;right:47mm;top:2.8mm;text-align:right}.main{left:5mm;top:14mm;width:104mm}.stub{left:116mm;top:14mm;width:39mm}.cut{left:112mm;top:0;bottom:0;border-left:1pt dashed #888}
table{width:100%}td{padding:0 2mm .6mm 0;vertical-align:top}.k{font-size:6pt;color:#555;display:block;line-height:1}.v{font-weight:700;font-size:11pt}.m td{border-top:.4pt solid #aaa;padding:.7mm 2mm .5mm 0}.m .p{font-size:9pt;font-weight:700}.low{left:5mm;bottom:3mm;width:104mm;font-size:6pt;line-height:1.2;color:#222}`
const { amount, date } = writingOf('PT')
const LINES = [
  ['Bragança', 'Porto (Campo 24 Agosto)'],
  ['Lagos', 'Lisboa (Sete Rios)'],
  ['Covilhã', 'Coimbra B'],
] as const
const TARIFFS = [
  ['Jovem / Estudante', 25],
  ['Normal', 0],
  ['Sénior +65', 50],
] as const

/** What stands on just this paper. */
const at = <T>(index: number, list: readonly T[]): T => list[index] as T

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const firm = companyIn(names, 'Transportes Rodoviários')
  const [brand, nif] = [index === 1 ? 'VAIVÉM expressos' : 'LinhaSerra', nifOf(random, '5')]
  const [from, to] = at(index, LINES)
  const [tariff, share] = at(index, TARIFFS)
  const day = dayIn(random, 2024, 2026)
  const trip = daysAfter(day, random.whole(1, 16))
  const number = random.code(index === 1 ? 'FSB 031/20####' : `FS ${day.year % 100}LS4/8####`)
  const full = random.whole(24, 44) * 50
  const [off, fee] = [percent(full, share), index === 0 ? 100 : 150]
  const gross = full - off + fee
  const tax = taxWithin(gross, 6)
  const client = names.person()
  const cell = (label: string, value: string, look = 'v') =>
    `<td><span class="k">${label}</span><span class="${look}">${value}</span></td>`
  const buyer =
    index === 1 ? `Cliente ${client.full} &nbsp;Contrib. ${nifOf(random, '2')}` : 'Cliente: Consumidor final'
  const seat = `${random.whole(1, 13) * 4 - 1}`
  const hour = random.code(at(index, ['07:#5', '15:3#', '11:0#']))
  const main = `<table><tr>${cell('Origem', from)}${cell('Destino', to)}</tr></table><table><tr>${cell('Data da viagem', date(trip))}${cell('Partida', hour)}${cell('Lugar', seat)}${cell('Carreira', random.code('E-4##'))}${cell('Cais', String(random.whole(2, 19)))}</tr></table>
<table class="m" style="margin-top:1mm"><tr><td>Tarifa normal</td><td class="r">${amount(full)}</td><td>Bilhete</td><td class="r">${random.code('0## ### ###')}</td></tr><tr><td>${off ? `Redução ${tariff} ${share}%` : `Título: ${tariff}`}</td><td class="r">${off ? `-${amount(off)}` : ''}</td><td>Emissão</td><td class="r">${date(day)} ${random.code('1#:4#')}</td></tr><tr><td>Taxa de bilheteira</td><td class="r">${amount(fee)}</td><td>Agência / Op.</td><td class="r">${random.code('114#/0##')}</td></tr>
<tr><td class="p">TOTAL PAGO €</td><td class="r p">${amount(gross)}</td><td>${index === 0 ? 'Pag. MB Way' : 'Pag. Numerário'}</td><td class="r">Tx 6% IVA ${amount(tax)} s/ ${amount(gross - tax)}</td></tr></table>`
  const low = `Fatura simplificada ${number} &nbsp;ATCUD ${random.code('JT@#@8@#')}-${number.split('/')[1]}<br>${buyer}<br>${firm.name} – ${firm.address.lines.join(' – ')} – Cont. n.º ${nif} – Alvará ${random.code('1##/9#')}<br>${random.code('@t#8')}-Processado por programa certificado n.º ${random.code('9#')}/AT. Válido só para o dia e hora indicados. Apresentar à entrada com documento de identificação.`
  const stub = `<b>${brand}</b><br>${from}<br>› ${to}<table style="margin-top:1mm"><tr>${cell('Viagem', date(trip, 'short'))}${cell('Hora', hour)}${cell('Lugar', seat)}</tr></table><div style="margin:1mm 0">${barCode(random, 36, 6)}</div><table><tr><td>${squareCode(random, 17, 33)}</td><td>${amount(gross)} €<br><span class="k">talão do motorista</span></td></tr></table>`
  const page = `<div class="abs top">${brand}<i>BILHETE DE IDA${at(index, ['', '', ' E VOLTA EM ABERTO'])}<br>${index === 1 ? 'apoio 707 000 ' : 'linha azul 808 000 '}${random.code('###')}</i></div><div class="abs cut"></div><div class="abs main">${main}</div><div class="abs stub">${stub}</div><div class="abs low">${low}</div>`
  return {
    html: sheets(CSS + (index === 1 ? '.sheet{--c:#12604f}' : ''), [page], { width: 158, height: 76 }),
    pages: 1,
    fields: {
      invoiceNumber: [number, number.replace(/^\w+ /, '')],
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      sellerVatId: nif,
      ...(index === 1 ? { buyerName: client.full } : {}),
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'expresso-bilhete',
  kind: 'invoice',
  language: 'pt',
  types: ['receipt', 'invoice', 'ticket'],
  count: 3,
  scans: [0],
  photos: [0, 1],
  make,
}
