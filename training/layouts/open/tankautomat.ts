// An Austrian pump's automat on 57 mm, capitals without umlauts: the sum that was reserved is larger than the one that was
// paid and may stand above it, a price a litre of three decimals, the tax office's line that joins number, day and sums by strokes.
import type { Random } from '../../documents/random.ts'
import { squareCode } from '../codes.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, fixed, iso, namesIn, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `body{font:7.2pt/1.3 'DejaVu Sans Mono',monospace;color:#333}.sheet{padding:4mm 4mm;background:#fdfdfb}pre{font:inherit;margin:0}.w{font-size:10.5pt;line-height:1.25;font-weight:700}svg{display:block;margin:2mm auto}.s{font-size:6pt;word-break:break-all}`
const { amount, date } = writingOf('AT')
const COLUMNS = 32
const RULE = '='.repeat(COLUMNS)
const RESERVED = 15000

const ends = (left: string, right: string) =>
  `${left}${' '.repeat(Math.max(1, COLUMNS - left.length - right.length))}${right}`

function fleetLines(random: Random): string[] {
  return [
    ends('FLOTTENKARTE', random.code('7088 **** ##')),
    ends('KENNZEICHEN', random.code('W-#####@')),
    ends('KM-STAND', random.code('1#####')),
    ends('FAHRER-ID', random.code('0##')),
  ]
}

function make(random: Random, index: number): Paper {
  const names = namesIn('AT', random)
  const firm = companyIn(names, 'Treibstoffe')
  const brand = index === 0 ? 'TANKINSEL 24' : 'DISKONT SPRIT'
  const [day, time, number] = [dayIn(random, 2025, 2026), random.code('05:4#'), random.code('0#8###')]
  const [centilitres, price] = [random.whole(2450, 6100), random.pick([1459, 1497, 1538, 1564])]
  const gross = Math.round((centilitres * price) / 1000)
  const tax = taxWithin(gross, 20)
  const till = random.code(index === 0 ? 'TI24-AUT0#' : 'DS-##/2')
  const card = index === 0 ? [ends('DEBIT MASTERCARD', random.code('XXXX####'))] : fleetLines(random)
  const authorised = [
    ends('RESERVIERT EUR', amount(RESERVED)),
    ends('FREIGEGEBEN', amount(RESERVED - gross)),
    ends('BELASTET EUR', amount(gross)),
    ends('GENEHMIGUNG', random.code('######')),
  ]
  const totalLine = `<span class="w">SUMME EUR ${amount(gross)}</span>`
  const receipt = `${ends(`ZS ${random.whole(1, 6)} ${index === 0 ? 'DIESEL' : 'SUPER 95 E10'}`, '')}
${ends(`${amount(centilitres)} L X ${(price / 1000).toFixed(3).replace('.', ',')}`, `${amount(gross)} A`)}`
  const signature = `_R1-AT1_${till}_${number}_${iso(day)}T${time}:12_${amount(gross)}_0,00_0,00_0,00_0,00_${random.code('@#x@@e#@=')}`
  const page = `<div class="c"><span class="w">${brand}</span><br>${firm.address.street}<br>${firm.address.place}<br>UNBESETZTE STATION</div><pre>${RULE}
${index === 0 ? [...card, ...authorised].join('\n') : card.join('\n')}
${RULE}
${receipt}
</pre>${totalLine}<pre>
${ends('A=20,00% NETTO', amount(gross - tax))}
${ends('        MWST', amount(tax))}
${RULE}
${index === 0 ? '' : `${authorised.join('\n')}\n${RULE}\n`}${ends('BON', number)}
${ends('KASSA', till)}
${ends(date(day), time)}</pre>${squareCode(random, 29, 41)}<div class="s">${signature}</div><br><div class="c">BETREIBER: ${firm.name}<br>UID ${firm.vatId}<br>STOERUNG ${firm.phone}<br>GUTE FAHRT</div>`
  return {
    html: sheets(CSS, [page], { width: 57, height: index === 0 ? 141 : 152 }),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      sellerName: [firm.name, brand],
      sellerVatId: firm.vatId,
      netTotal: fixed(gross - tax),
      taxTotal: fixed(tax),
      grossTotal: fixed(gross),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'tankautomat',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make,
}
