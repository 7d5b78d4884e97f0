// A Portuguese guia de transporte from certified software: code of the tax office, places and times of loading and unloading,
// the carrier's number plate, no prices; original for the customer with hash characters at the foot.

import { nifOf } from '../../documents/names/identifiers.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, positionsOf, sheets, type Ware, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.35 'Noto Sans','DejaVu Sans Condensed',sans-serif;padding:12mm 14mm}.a{display:grid;grid-template-columns:1fr 1fr;gap:8mm}.a h1{font-size:14pt;margin:0}.frame{border:.8pt solid #000;border-radius:2mm;padding:3mm}.k{width:100%;margin:5mm 0}.k th{background:#ddd;font-size:7.6pt;border:.5pt solid #888;padding:.8mm}.k td{border:.5pt solid #888;text-align:center;padding:1mm}
.l{width:100%;border:.5pt solid #888}.l th{background:#ddd;text-align:left;padding:1mm;font-size:7.8pt}.l td{padding:.9mm 1mm}.l .n{text-align:right}.b{display:grid;grid-template-columns:1fr 1fr;gap:5mm;margin-top:5mm}.qr{width:27mm;height:27mm;background:repeating-conic-gradient(#000 0 25%,#fff 0 50%) 0 0/3mm 3mm;float:right}.z{position:absolute;bottom:9mm;left:14mm;right:14mm;font-size:7pt;border-top:.5pt solid;padding-top:1mm}`

export const layout: Layout = {
  name: 'transport-guide',
  kind: 'delivery-note',
  language: 'pt',
  types: ['delivery-note'],
  count: 1,
  scans: [0],
  make,
}

const WARES: readonly Ware[] = [
  ['Azulejo 15x15 branco mate', 'm2', 900, 1900, 90],
  ['Cimento cola flexível 25 kg', 'sc', 800, 1500, 40],
  ['Perfil canto inox 2,5 m', 'un', 900, 2100, 20],
  ['Massa de juntas cinza 5 kg', 'un', 500, 900, 15],
  ['Sanita suspensa c/ tampo', 'un', 8900, 21000, 6],
  ['Base de duche 120x80', 'un', 12000, 26000, 4],
]

function make(random: Random): Paper {
  const names = namesIn('PT', random)
  const { date, number: figure } = writingOf('PT')
  const [buyer, seat, site] = [names.company(), names.address(), names.address()]
  const day = dayIn(random, 2024, 2026)
  const number = `GT ${day.year}A/${random.whole(120, 2980)}`
  const seller = 'Materiais Foz do Arade, S.A.'
  const items = positionsOf(random, WARES, 5)
  const rows = each(
    items,
    ({ name, unit, quantity }) =>
      `<tr><td>${random.code('@@####')}<td>${name}<td class="n">${figure(quantity)},00<td>${unit}<td>${random.code('EV/####')}</tr>`,
  )
  const html = `<div class="a"><div><h1>${seller}</h1>${seat.street}<br>${seat.place}<br>NIPC ${nifOf(random, '5')} · Cap. Social 250.000 €<br>Tel. ${names.phone()}</div><div class="frame">Exmo.(s) Sr.(s)<br><b>${buyer.name}</b><br>${buyer.address.street}<br>${buyer.address.place}</div></div>
<table class="k"><tr><th>Documento<th>Data<th>Cliente<th>Contribuinte<th>V/ Encomenda<th>Código AT</tr><tr><td><b>${number}</b><td>${date(day)}<td>${random.code('21.####')}<td>${buyer.vatId.replace(/\D/g, '')}<td>${random.code('enc. ###')}<td>${random.code('#########')}</tr></table><p><b>GUIA DE TRANSPORTE</b> &nbsp; Original</p>
<table class="l"><tr><th>Artigo<th>Descrição<th class="n">Quant.<th>Un.<th>Lote/Doc.</tr>${rows}</table><div class="b"><div class="frame"><b>Carga</b><br>N/ armazém – ${seat.street}, ${seat.place}<br>${date(day)} ${random.code('08:3#')}</div><div class="frame"><b>Descarga</b><br>Obra – ${site.street}, ${site.place}<br>${date(day)} ${random.whole(11, 16)}:${random.code('1#')}</div></div>
<p style="margin-top:5mm">Viatura: ${random.code('##-@@-##')} &nbsp;&nbsp; Volumes: ${random.whole(3, 14)} &nbsp;&nbsp; Peso bruto: ${figure(random.whole(380, 2900))} kg</p><div class="qr"></div><p>Os bens foram colocados à disposição do adquirente na data acima. Este documento não serve de fatura.</p><p style="margin-top:14mm">Recebi em ___/___/______ &nbsp; Assinatura ________________________________</p>
<div class="z">${random.code('@#@#').replaceAll('0', 'x')}-Processado por programa certificado n.º ${random.code('1###')}/AT · ATCUD:${random.code('@@@@####')}-${number.split('/')[1]} · Pág. 1/1</div>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fileName: `${number.replace(/[ /]/g, '_')}.pdf`,
    facts: [[number], [buyer.name, seller]],
  }
}
