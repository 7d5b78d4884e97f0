// Papers that go with goods in Portugal: a guia de remessa with places and hours of loading, number plate and the tax office's code; one is a stone works' with
// slabs and measures, one a laundry's that brings linen back, with a column for what was received.
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9.6pt/1.4 var(--f);padding:12mm 17mm}.hd{display:flex;justify-content:space-between;align-items:flex-start}.hd b{font-size:16pt}.no{border:1.2pt solid #000;padding:2mm 5mm;text-align:center}.no b{display:block;font-size:12pt}.tw{display:grid;grid-template-columns:1fr 1fr;gap:4mm;margin:7mm 0 4mm}.tw div{border:.5pt solid #777;padding:2mm 3mm}.tw small{display:block;color:#666}.g{width:100%}.g th{background:var(--c);color:#fff;text-align:left;padding:1mm 2mm;font-weight:600}.g td{border-bottom:.4pt solid #999;padding:1.2mm 2mm}.sg{display:flex;justify-content:space-between;margin-top:18mm;font-size:8.4pt}.sg span{border-top:.5pt solid #000;width:66mm}.ft{left:17mm;right:17mm;bottom:8mm;font-size:7pt;color:#555}`

const FIRMS = [
  {
    sign: 'Granitos Penha Velha, Lda.',
    look: `--f:'Liberation Sans';--c:#5a5a5a`,
    title: 'Guia de remessa',
    goods: ['Chapa polida cinza 3 cm', 'Degrau bujardado 120 x 33', 'Soleira amaciada', 'Cubo 11 x 11, big bag'],
    unit: 'm²',
  },
  {
    sign: 'Lavandaria Branco Vivo',
    look: `--f:'Dosis';--c:#2878b5`,
    title: 'Roupa entregue',
    goods: ['Lençol casal', 'Fronha', 'Toalha de banho', 'Toalha de mesa 2 m', 'Guardanapo'],
    unit: 'peças',
  },
] as const
const { number, date } = writingOf('PT')

function make(random: Random, index: number): Paper {
  const names = namesIn('PT', random)
  const { sign, look, title, goods, unit } = FIRMS[index] ?? FIRMS[0]
  const [own, client, site, day] = [names.company(), names.company(), names.address(), dayIn(random, 2024, 2026)]
  const code = random.code(['GR 2#/00###', '####'][index] ?? '')
  const rows = goods.map((name) => ({
    name,
    count: index === 0 ? random.whole(35, 620) / 10 : random.whole(4, 18) * 10,
    extra: index === 0 ? `${random.whole(2, 9)} atados` : `${random.whole(0, 3)} manchas`,
  }))
  const weight = number(random.whole(900, 7_800))
  const places = [
    ['Carga', `${own.address.lines.join(', ')}<br>${date(day)}, ${random.code('0#:4#')}`],
    ['Descarga', `${site.lines.join(', ')}<br>${index === 0 ? 'obra do cliente' : 'entrada de serviço'}`],
    ['Destinatário', `${client.name}<br>${client.address.lines.join(', ')}<br>NIF ${client.vatId.replace(/\D/g, '')}`],
    [
      'Viatura / motorista',
      `${random.code('##-@@-##')} / ${names.person().last}${index === 0 ? `<br>Código AT ${random.code('############')}` : ''}`,
    ],
  ]
  const html = `<div class="hd"><div><b>${sign}</b><br>${own.address.lines.join(', ')}<br>NIPC ${own.vatId.replace(/\D/g, '')} · ${own.phone}</div><div class="no">${title}<b>${code}</b>${date(day)}</div></div><div class="tw">${each(places, ([label, text]) => `<div><small>${label}</small>${text}</div>`)}</div><table class="g"><tr><th>Designação<th class="r">Quant. (${unit})<th>${index === 0 ? 'Volumes' : 'Observações'}<th>${index === 0 ? 'Lote' : 'Recebido'}</tr>${each(rows, (row) => `<tr><td>${row.name}<td class="r">${number(row.count)}<td>${row.extra}<td>${index === 0 ? random.code('L####') : '______'}</tr>`)}</table><p style="margin-top:4mm">${index === 0 ? `Peso bruto aproximado ${weight} kg. A mercadoria viaja por conta e risco do comprador. Cavaletes a devolver: ${random.whole(1, 4)}. Este documento não serve de fatura.` : 'Contar na presença do motorista. A roupa suja recolhida hoje está em talão à parte. O acerto é feito no fim do mês.'}</p><div class="sg"><span>Entregou</span><span>Recebi e conferi (assinatura e data)</span></div><div class="abs ft">${index === 0 ? `${random.code('@@@@')}-Processado por programa certificado n.º ${random.code('####')}/AT · ATCUD: ${random.code('@@##@@#@-###')} · Original` : `${sign} · ${own.email}`}</div>`
  return {
    html: sheets(`.sheet{${look}}${CSS}`, [html]),
    pages: 1,
    fileName: `${code.replace(/\W+/g, '_')}.pdf`,
    facts: [[code], [client.name, sign], [date(day)]],
  }
}

export const layout: Layout = {
  name: 'carga-e-descarga',
  kind: 'delivery-note',
  language: 'pt',
  types: ['delivery-note'],
  count: 2,
  scans: [0],
  make,
}
