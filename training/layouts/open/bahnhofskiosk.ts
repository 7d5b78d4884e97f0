// A kiosk's pale slip on 58 mm: bottles' deposit below each drink and taken back as negative rows, abbreviations, two rates marked
// by figures, given and back in capitals as large as the sum, the only day with two figures of the year in the last line.
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  iso,
  namesIn,
  type Position,
  positionsOf,
  sheets,
  sum,
  taxWithin,
  type Ware,
  writingOf,
} from '../sheet.ts'

const DRINKS: readonly Ware[] = [
  ['EISTEE PFIRS 0,5', '', 199, 249, 2],
  ['MINERALW MED 0,5', '', 149, 199, 3],
  ['COLA ZERO 0,5', '', 229, 269, 2],
]
const OTHERS: readonly Ware[] = [
  ['TABAK HALFZ 30G', '', 690, 840, 1],
  ['FEUERZEUG', '', 130, 180, 2],
  ['KAUGUMMI MINT', '', 100, 140, 2],
  ['LADEKABEL USB-C', '', 790, 1290, 1],
]
const PRINTED: readonly Ware[] = [
  ['TAGESZEITUNG', '', 280, 390, 1],
  ['LAUGENSTANGE KAESE', '', 220, 275, 2],
  ['ROMAN TB', '', 1100, 1400, 1],
]
const DEPOSIT = 25
const CSS = `body{font:7.6pt/1.28 'Courier Prime Sans','Courier Prime',monospace;color:#64646e}.sheet{padding:3mm 4.5mm;background:linear-gradient(180deg,#fff,#f6f5f1 60%,#fff)}h1{font:700 12pt/1.1 'Courier Prime Sans',monospace;margin:0}table{width:100%}td{padding:0;white-space:nowrap}.b td{font-size:11pt;font-weight:700}.l{border-top:.8pt dotted #64646e;margin:1mm 0;padding-top:1mm}svg{display:block;margin:2mm auto;fill:#64646e}.s{font-size:6.2pt;line-height:1.2}`
const { amount, date } = writingOf('DE')

const line = (label: string, value: string, style = '') =>
  `<tr class="${style}"><td>${label}</td><td class="r">${value}</td></tr>`

const row = (rate: number) => (one: Position) =>
  `${one.quantity > 1 ? line(`${one.quantity}x ${amount(one.price)}`, '') : ''}${line(one.name, `${amount(one.total)} ${rate}`)}`

const taxLine = (mark: number, rate: number, gross: number) =>
  line(
    `${mark}=${rate}% N ${amount(gross - taxWithin(gross, rate))}`,
    `M ${amount(taxWithin(gross, rate))} B ${amount(gross)}`,
  )

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, owner] = [names.company(), names.person()]
  const shop = index === 0 ? 'PRESSE & MEHR' : 'KIOSK AM GLEIS'
  const day = dayIn(random, 2025, 2026)
  const number = random.code('2#0##')
  const drinks = positionsOf(random, DRINKS, index === 0 ? 2 : 1)
  const [others, printed] = [positionsOf(random, OTHERS, 2), positionsOf(random, PRINTED, index === 0 ? 2 : 1)]
  const bottles = sum(drinks.map(({ quantity }) => quantity))
  const empties = index === 0 ? 3 : 0
  const high = sum([...drinks, ...others].map(({ total }) => total)) + (bottles - empties) * DEPOSIT
  const low = sum(printed.map(({ total }) => total))
  const [gross, tax] = [high + low, taxWithin(high, 19) + taxWithin(low, 7)]
  const given = (Math.floor(gross / 5000) + 1) * 5000
  const goods = `${each(drinks, (one) => `${row(1)(one)}${line(`&nbsp;PFAND ${one.quantity}x0,25`, `${amount(one.quantity * DEPOSIT)} 1`)}`)}${each(others, row(1))}${each(printed, row(2))}${empties ? line(`LEERGUT -${empties}x0,25`, `${amount(-empties * DEPOSIT)} 1`) : ''}`
  const page = `<div class="c"><h1>${shop}</h1>${owner.full} e. K.<br>Hauptbahnhof, ${firm.address.place}<br>St.-Nr. ${firm.taxNumber}</div><div class="l"></div><table>${goods}</table><div class="l"></div><table>${line('SUMME', `€ ${amount(gross)}`, 'b')}${index === 0 ? `${line('GEGEBEN', `€ ${amount(given)}`, 'b')}${line('ZURÜCK', `€ ${amount(given - gross)}`, 'b')}` : line('KARTE', `€ ${amount(gross)}`, 'b')}</table><div class="l"></div>
<table class="s">${taxLine(1, 19, high)}${taxLine(2, 7, low)}${line(`NETTO ${amount(gross - tax)}`, `MWST ${amount(tax)}`)}</table>${squareCode(random, 24, 45)}<div class="s c">TSE-Transaktion ${random.code('1#####')}<br>Seriennr. ${random.code('@@#d#@f@##e@#')}</div><div class="l c">UMTAUSCH VON PRESSE AUSGESCHLOSSEN<br>#${number} K2 B${random.code('0#')} ${date(day, 'short')} ${random.code('06:5#')}</div>`
  return {
    html: sheets(CSS, [page], { width: 58, height: index === 0 ? 136 : 114 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [shop, `${owner.full} e. K.`, owner.full],
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'bahnhofskiosk',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [1],
  photos: [0, 1],
  make,
}
