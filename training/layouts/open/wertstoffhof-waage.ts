// A recycling yard's weigh-bridge slip, a narrow till roll: "Brutto", "Tara" and "Netto" are kilograms, money comes below without a table;
// first and second weighing with times, the number plate of the customer; one is paid in cash, the other by card.
import { barCode } from '../codes.ts'
import type { Layout } from '../layout.ts'
import { dayIn, fixed, iso, namesIn, sheets, taxWithin, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:9pt/1.32 'DejaVu Sans Mono';padding:5mm 4mm}.c{text-align:center}pre{font:inherit;margin:0}.big{font-size:12.5pt;font-weight:700}.hr{border-top:1pt dashed #000;margin:1.6mm 0}`

const { amount, date } = writingOf('DE')

export const layout: Layout = {
  name: 'wertstoffhof-waage',
  kind: 'invoice',
  language: 'de',
  types: ['receipt', 'invoice'],
  count: 2,
  scans: [],
  photos: [0, 1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, taxNumber, phone } = names.company()
    const seller = ['Wertstoffhof Kronsieper', 'AWZ Entsorgung Lahnfeld GmbH'][index] ?? ''
    const [day, number] = [dayIn(random, 2024, 2026), random.code('W1#####')]
    const tare = random.whole(72, 110) * 20
    const load = random.whole(6, 42) * 20
    const price = [18500, 12900][index] ?? 0
    const gross = Math.round((load * price) / 1000)
    const tax = taxWithin(gross, 19)
    const waste = [
      ['AVV 170904', 'Bau-/Abbruchabfall gem.'],
      ['AVV 200138', 'Altholz A II'],
    ][index]
    const WIDTH = 33
    const line = (left: string, right: string) => `${left}${right.padStart(WIDTH - left.length)}`
    const kilos = (label: string, value: number) => line(label, `${value.toLocaleString('de-DE')} kg`)
    const money = (label: string, cents: number) => line(label, amount(cents))
    const given = Math.ceil(gross / 5000) * 5000
    const hour = random.whole(8, 16)
    const html = `<div class="c"><b>${seller}</b><br>${address.street}<br>${address.place}<br>${phone}<br>St.Nr. ${taxNumber}</div><div class="hr"></div><pre>${line('WIEGESCHEIN', number)}
${line('Kfz', random.code('LF-@@ ###'))}
${line('Herkunft', index === 0 ? 'privat' : 'Gewerbe')}

${waste?.[0]}
${waste?.[1]}

${line('1. Waeg.', `${hour}:${random.whole(10, 29)}`)}
${kilos('Brutto', tare + load)}
${line('2. Waeg.', `${hour}:${random.whole(35, 59)}`)}
${kilos('Tara', tare)}
${kilos('Netto', load)}
</pre><div class="hr"></div><pre>${line(`${load} kg x ${amount(price)} /t`, '')}
</pre><pre class="big">EUR${amount(gross).padStart(20)}</pre><pre>${money('inkl. 19% MwSt', tax)}
${money('Entgelt ohne MwSt', gross - tax)}
${index === 0 ? `${money('Bar', given)}\n${money('Rueckgeld', given - gross)}` : money('girocard', gross)}
</pre><div class="hr"></div><div class="c">${date(day)} ${hour}:59 Kasse 2<br>Waage eichpfl. Kl. III<br><br>${barCode(random, 52, 11)}<br>TSE ${random.code('####')}/${random.code('@#@##@#')}</div>`
    return {
      html: sheets(CSS, [html], { width: 72, height: 158 }),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        sellerName: seller,
        netTotal: fixed(gross - tax),
        taxTotal: fixed(tax),
        grossTotal: fixed(gross),
        currency: 'EUR',
      },
    }
  },
}
