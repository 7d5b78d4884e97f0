// A mobile network's bill to a firm with many SIM cards: the sum in a coloured box with words but no label for the number beside it,
// prices of third parties without tax, a discount of the framework contract, a table of rates with a row of sums, a second page
// that lists the numbers with sums of its own, credit left from the month before, and the seller named in the foot alone.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, iso, namesIn, percent, sheets, sum, type TaxGroup, totals, writingOf } from '../sheet.ts'

const CSS = `body { font: 9.6pt/1.45 'Open Sans'; color: #2a2140 } .sheet { padding: 12mm 16mm } .logo { font: 800 22pt Dosis; color: #5b1fbf } .logo span { color: #ff6b4a } .grid { display: grid; grid-template-columns: 58mm 1fr; gap: 8mm; margin-top: 12mm } .left { min-height: 205mm; background: #f2edfb; border-radius: 3mm; padding: 5mm 4mm; font-size: 8pt } .left b { display: block; color: #5b1fbf; font-weight: 600; margin-top: 2.2mm; font-size: 7pt }
  .to { line-height: 1.3; height: 38mm; font-size: 9.6pt } .sum { background: #5b1fbf; color: #fff; border-radius: 3mm; padding: 4mm 5mm; margin: 2mm 0 5mm; display: flex; justify-content: space-between; align-items: center } .sum b { font: 600 19pt Dosis } h2 { font: 600 12pt Dosis; color: #5b1fbf; margin: 3mm 0 1mm } .list { width: 100%; font-size: 8.6pt } .list td, .list th { padding: 1.3mm 0; border-bottom: .4pt solid #d8cdf0; font-weight: 400; text-align: left } .sheet .list .r { text-align: right } .list .b td { font-weight: 600; border-bottom: 1pt solid #5b1fbf }
  .sims { width: 100%; font-size: 7.8pt } .sims td, .sims th { padding: 1.2mm 1.5mm; font-weight: 400; text-align: left } .sims tr:nth-child(even) { background: #f2edfb } .sheet .sims .r { text-align: right } .foot { left: 16mm; right: 16mm; bottom: 7mm; font-size: 6.4pt; line-height: 1.45; color: #6d6488 }`
const { amount, date, month } = writingOf('DE')
const TARIFFS = ['Team S 10 GB', 'Team M 40 GB', 'Team L unlimited', 'Data only 20 GB', 'M2M Pool 500 MB']
const PRICES = [1190, 1990, 3490, 1490, 290]

function simsOf(random: Random, count: number, user: () => string) {
  return Array.from({ length: count }, () => {
    const at = random.whole(0, 4)
    const base = PRICES[at] ?? 0
    const usage = random.chance(0.4) ? random.whole(8, 2890) : 0
    const third = random.chance(0.12) ? random.pick([199, 299, 499]) : 0
    return {
      ...{
        tariff: TARIFFS[at],
        base,
        usage,
        third,
        total: base + usage + third,
        user: random.chance(0.6) ? user() : random.code('KST 3##0'),
      },
      sim: random.code('0155# ### ####'),
    }
  })
}
type Sim = ReturnType<typeof simsOf>[number]

const line = (text: string, rate: string, cents: number, of = '') =>
  `<tr class="${of}"><td>${text}</td><td class="r">${rate}</td><td class="r">${amount(cents)}</td></tr>`
const simRow = (one: Sim) =>
  `<tr><td>${one.sim}</td><td>${one.user}</td><td>${one.tariff}</td><td class="r">${amount(one.base)}</td><td class="r">${amount(one.usage)}</td><td class="r">${amount(one.third)}</td><td class="r">${amount(one.total)}</td></tr>`
const simPage = (sims: readonly Sim[], title: string) => {
  const of = (pick: (one: Sim) => number) => `<td class="r"><b>${amount(sum(sims.map(pick)))}</b></td>`
  return `<div class="logo">quarvo<span>:</span>biz</div><h2 style="margin-top:8mm">Kostenübersicht je Rufnummer</h2><p>${title} · Beträge in Euro, vor Rabatt, ohne USt</p><table class="sims"><tr><th>Rufnummer</th><th>Nutzer / Kostenst.</th><th>Tarif</th><th class="r">Basispreis</th><th class="r">Nutzung</th><th class="r">Drittanb.</th><th class="r">Summe</th></tr>${each(sims, simRow)}<tr><td colspan="3"><b>${sims.length} Karten</b></td>${of((one) => one.base)}${of((one) => one.usage)}${of((one) => one.third)}${of((one) => one.total)}</tr></table>`
}

const label = (name: string, value: string) => `<b>${name}</b>${value}`
function sideOf(random: Random, index: number, shown: string): string {
  const mandate = label('SEPA-Mandat', random.code('QVB#######')) + label('abgebucht von', random.code('DE## … ####'))
  return `${shown}${label('Rahmenvertrag', random.code('RV-B 1####'))}${label('Seite', '1 von 2')}${label('Ihre Referenz', random.code(index === 0 ? 'PO 45######' : 'IT-0##'))}${label('Chat & Konto', 'mein.quarvo-biz.example')}${index === 2 ? '' : mandate}`
}
const ratesOf = (groups: readonly TaxGroup[], net: number, tax: number) =>
  `<h2>Umsatzsteuer im Überblick</h2><table class="list"><tr><th>Satz</th><th class="r">netto</th><th class="r">USt</th><th class="r">brutto</th></tr>${each(groups, (one) => `<tr><td>${one.rate ? `${one.rate} %` : 'ohne USt *'}</td><td class="r">${amount(one.net)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.net + one.tax)}</td></tr>`)}<tr class="b"><td>Summe</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(net + tax)}</td></tr></table>`

function billOf(random: Random, index: number, sims: readonly Sim[]) {
  const of = (key: 'base' | 'usage' | 'third') => sum(sims.map((one) => one[key]))
  const [once, off] = [[0, 0, 4900][index] ?? 0, [15, 22, 10][index] ?? 10]
  const discount = -percent(of('base'), off)
  const taxed = of('base') + of('usage') + once + discount
  const groups = [
    { rate: 19, net: taxed, tax: percent(taxed, 19) },
    { rate: 0, net: of('third'), tax: 0 },
  ]
  const [net, tax, credit] = [taxed + of('third'), percent(taxed, 19), index === 1 ? random.whole(900, 7900) : 0]
  const first = `Monatliche Basispreise, ${sims.length} Karten`
  const rest = `${line(`Guthaben aus Rechnung ${random.code('2#-M-########')}`, '', -credit)}${line('Zahlbetrag', '', net + tax - credit, 'b')}`
  const html = `<table class="list"><tr><th></th><th class="r">USt</th><th class="r">Euro</th></tr>${line(first, '19 %', of('base'))}${line('Verbindungen Ausland, Sonderrufnummern, SMS', '19 %', of('usage'))}${once ? line('Einmalig: Kartentausch eSIM', '19 %', once) : ''}${line(`Rahmenvertragsrabatt ${off} % auf Basispreise`, '19 %', discount)}${line('Angebote von Drittanbietern', '*', of('third'))}${line('Zwischensumme', '', net, 'b')}${line('Umsatzsteuer', '', tax)}${line('Rechnungsbetrag', '', net + tax, 'b')}${credit ? rest : ''}</table>${ratesOf(groups, net, tax)}`
  return { net, tax, credit, html }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, buyer] = [names.company(), names.company()]
  const [brand, firm] = ['quarvo:biz', 'Quarvo Mobilnetz Deutschland GmbH']
  const day = { ...dayIn(random, 2024, 2026), day: [4, 11, 18][index] ?? 4 }
  const [till, due] = [daysAfter(day, -day.day), daysAfter(day, [11, 14, 10][index] ?? 10)]
  const from = { ...till, day: 1 }
  const number = random.code(['R ## ### ### ###', `${day.year % 100}-M-########`, '9########/0#'][index] ?? '')
  const account = random.code('6.#####.##')
  const sims = simsOf(random, [19, 28, 11][index] ?? 11, () => names.person().last)
  const { net, tax, credit, html } = billOf(random, index, sims)
  const shown = `${label('Kundenkonto', account)}${label('Rechnung', number)}${label('vom', date(day, 'long'))}${label('Leistungen', `${date(from, 'short')} bis ${date(till, 'short')}`)}${label('Business-Hotline', own.phone)}`
  const side = sideOf(random, index, shown)
  const words = index === 2 ? `Bitte zahlen Sie bis ${date(due)}` : `Das buchen wir am ${date(due)} ab`
  const main = `<div class="to">${buyer.name}<br>${index === 1 ? `z. Hd. ${names.person().full}<br>` : ''}${buyer.address.lines.join('<br>')}</div><div style="font:600 15pt Dosis">Ihre Rechnung für ${month(from)}</div>
    <div class="sum"><span>${words}</span><b>${amount(net + tax - credit)} €</b></div><h2>So setzt sich das zusammen</h2>${html}<p style="font-size:7pt;margin-top:2mm">* im Namen und für Rechnung Dritter, Steuer ggf. im Betrag enthalten. Einwendungen innerhalb von acht Wochen nach Zugang.</p>`
  const foot = `<div class="abs foot">${firm}, ${own.address.street}, ${own.address.place} | Geschäftsführung: ${own.manager.full} (Vors.), ${names.person().full} | Aufsichtsrat: ${names.person().full} | ${own.register} | USt-IdNr. ${own.vatId} | WEEE ${random.code('DE########')}<br>${own.bank.name}, IBAN ${own.bank.iban}, BIC ${own.bank.bic} | Gläubiger-ID ${random.code('DE##QVB0000#######')}</div>`
  const front = `<div class="logo">quarvo<span>:</span>biz</div><div class="grid"><div class="left">${side}</div><div>${main}</div></div>`
  return {
    html: sheets(CSS, [front + foot, simPage(sims, `Rechnung ${number} · Kundenkonto ${account}`) + foot]),
    pages: 2,
    fileName: `Rechnung_${account.replaceAll('.', '')}_${iso(day)}.pdf`,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), iban: own.bank.iban ?? '', currency: 'EUR' },
      ...{ sellerName: [firm, brand], buyerName: buyer.name, sellerVatId: own.vatId, ...totals(net, tax) },
      ...(credit ? { grossTotal: [fixed(net + tax), fixed(net + tax - credit)] } : {}),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'mobilfunk-rahmen', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0], make },
}
