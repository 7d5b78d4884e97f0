// A haulier's collective invoice for half a month, printed across the sheet: values stand above their labels, a row for each consignment
// with weights, toll and diesel surcharge, sums carried over, freight abroad without tax, and a claim that was sold to a factoring
// bank, so that the account on the paper is not the seller's own.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  companyIn,
  dayIn,
  each,
  inFours,
  iso,
  namesIn,
  parted,
  percent,
  sheets,
  sum,
  type TaxGroup,
  taxGroupsOf,
  totals,
  writingOf,
} from '../sheet.ts'

const CSS = `body { font: 8.8pt/1.35 'Liberation Sans Narrow', sans-serif } .sheet { padding: 9mm 12mm } .head { display: flex; justify-content: space-between; align-items: flex-start } .logo { font: 800 21pt 'Open Sans'; color: #fff; background: #14532d; padding: 1mm 5mm; transform: skew(-12deg) }
  .own { font-size: 7.4pt; text-align: right } .mid { display: flex; justify-content: space-between; margin: 8mm 0 5mm } .to { font-size: 10pt; line-height: 1.25 } .boxes { display: grid; grid-template-columns: repeat(4, 33mm); gap: 1.2mm } .boxes div { border: .5pt solid #14532d; padding: 1mm 1.6mm; font-size: 9pt } .boxes small { display: block; color: #14532d; font-size: 6.4pt }
  .run { width: 100% } .run th { background: #14532d; color: #fff; text-align: left; padding: .8mm 1mm; font-weight: 400 } .run td { padding: .95mm 1mm; border-bottom: .3pt solid #bbb; white-space: nowrap } .sheet .run th.r { text-align: right } .carry td { font-style: italic; background: #eef5f0 }
  .end { display: flex; justify-content: space-between; margin-top: 5mm; align-items: flex-start } .tax td, .tax th { padding: .6mm 3mm; border: .4pt solid #14532d; font-weight: 400 } .tax tr:last-child td { font-weight: 700 } .note { width: 138mm; font-size: 8pt } .foot { left: 12mm; right: 12mm; bottom: 5mm; font-size: 6.4pt; color: #555; border-top: .4pt solid #14532d; padding-top: 1mm }`
const { amount, date } = writingOf('DE')
const COUNT = [22, 14, 31]
const ABROAD = ['AT Linz', 'CH Pratteln', 'NL Venlo', 'CZ Brno', 'PL Gliwice']

function loadsOf(random: Random, index: number, town: () => string) {
  return Array.from({ length: COUNT[index] ?? 14 }, (_, at) => {
    const isAbroad = index !== 1 && random.chance(0.2)
    const [kilos, freight] = [random.whole(90, 11800), random.whole(4800, 61000)]
    const toll = isAbroad ? 0 : random.whole(290, 5400)
    const diesel = percent(freight, [7.5, 9, 11.5][index] ?? 9)
    return {
      ...{ at: at + 1, isAbroad, kilos, freight, toll, diesel, total: freight + toll + diesel },
      ...{ from: town(), to: isAbroad ? random.pick(ABROAD) : town(), number: random.code('41#######') },
      ...{
        reference: random.code(random.pick(['LS 80####', '45000#####', 'telef. Hr. @.'])),
        days: Math.floor(at / 2),
      },
    }
  })
}

type Load = ReturnType<typeof loadsOf>[number]
const COLUMNS =
  '<tr><th>Lfd.</th><th>Sdg.-Nr.</th><th>geladen</th><th>Ihr Zeichen</th><th>Beladestelle</th><th>Entladestelle</th><th class="r">Koll.</th><th class="r">kg tats.</th><th class="r">kg frpfl.</th><th class="r">Fracht</th><th class="r">Maut</th><th class="r">Dieselfl.</th><th class="r">Summe</th><th>St</th></tr>'
const loadRow = (start: Day, one: Load) =>
  `<tr><td>${one.at}</td><td>${one.number}</td><td>${date(daysAfter(start, one.days), 'short')}</td><td>${one.reference}</td><td>${one.from}</td><td>${one.to}</td><td class="r">${1 + (one.kilos % 9)}</td><td class="r">${one.kilos}</td><td class="r">${Math.ceil(one.kilos / 100) * 100}</td><td class="r">${amount(one.freight)}</td><td class="r">${amount(one.toll)}</td><td class="r">${amount(one.diesel)}</td><td class="r">${amount(one.total)}</td><td>${one.isAbroad ? 'B' : 'A'}</td></tr>`
const rateRow = (one: TaxGroup) =>
  `<tr><td>${one.rate ? 'A' : 'B'}</td><td class="r">${one.rate},0 %</td><td class="r">${amount(one.net)}</td><td class="r">${amount(one.tax)}</td><td class="r">${amount(one.net + one.tax)}</td></tr>`
const box = (value: string, label: string) => `<div>${value}<small>${label}</small></div>`
const carry = (text: string, cents: number) =>
  `<tr class="carry"><td colspan="12" class="r">${text}</td><td class="r">${amount(cents)}</td><td></td></tr>`

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [firm, factor] = [companyIn(names, 'Spedition'), companyIn(names, 'Forderungsmanagement')]
  const [buyer, checker] = [names.company(), names.company()]
  const start = { ...dayIn(random, 2024, 2026), day: index === 1 ? 16 : 1 }
  const day = daysAfter(start, 17)
  const due = daysAfter(day, [30, 21, 14][index] ?? 30)
  const number = random.code([`F${day.year % 100}-0####`, '70####', `SR/${day.year % 100}/####`][index] ?? '70####')
  const loads = loadsOf(random, index, names.town)
  const bonus = index === 2 ? -percent(sum(loads.filter((one) => !one.isAbroad).map((one) => one.total)), 2) : 0
  const groups = taxGroupsOf([
    ...loads.map((one) => [one.isAbroad ? 0 : 19, one.total] as const),
    ...(bonus ? [[19, bonus] as const] : []),
  ])
  const [net, tax] = [sum(groups.map((one) => one.net)), sum(groups.map((one) => one.tax))]
  const parts = parted(loads, 15, 24)
  const upTo = (end: number) => sum(loads.slice(0, end).map((one) => one.total))
  const [iban, bic, payee] =
    index === 1
      ? [factor.bank.iban ?? '', factor.bank.bic, factor.name]
      : [firm.bank.iban ?? '', firm.bank.bic, firm.name]
  const to =
    index === 2
      ? `${buyer.name}<br>c/o ${checker.short} Frachtprüfung<br>${checker.address.lines.join('<br>')}`
      : `${buyer.name}<br>Frachtabrechnung<br>${buyer.address.lines.join('<br>')}`
  const first = `<div class="head"><div class="logo">${firm.short.split(' ')[0]}</div><div class="own"><b>${firm.name}</b><br>Güterverkehr national · Lagerung · Zollabwicklung<br>${firm.address.street} · ${firm.address.place}<br>Disposition ${firm.phone} · Abrechnung ${firm.fax}</div></div>
    <div class="mid"><div class="to">${to}</div><div class="boxes">${box(`<b>${number}</b>`, 'Sammelrechnung')}${box(date(day), 'ausgestellt am')}${box(random.code('D 1####'), 'Debitor')}${box(random.code('FR-##.##'), 'Frachtvereinbarung')}${box(`${date(start, 'short')} – ${date(daysAfter(start, 14), 'short')}`, 'Abrechnungslauf')}${box(`${loads.length}`, 'Sendungen')}${box(buyer.vatId, 'USt-Id des Auftraggebers')}${box(date(due), 'Zahlung bei uns bis')}</div></div>`
  const last = `<div class="end"><div class="note">${groups.length > 1 ? '<p>B = grenzüberschreitende Beförderung, steuerfrei nach § 4 Nr. 3 UStG bzw. Steuerschuldnerschaft des Leistungsempfängers.</p>' : ''}${index === 1 ? `<p>Unsere Forderungen sind an die ${payee}, ${factor.address.place}, verkauft und abgetreten. <b>Schuldbefreiende Zahlung nur auf deren Konto:</b></p>` : `<p>Bitte überweisen Sie ohne Abzug an ${payee}:</p>`}<p>${inFours(iban)} · ${bic}</p><p>Wir arbeiten nach den ADSp 2017. Aufrechnung mit Schadensersatz ist ausgeschlossen (Ziffer 19). Ablieferbelege im Portal.</p></div>
    <table class="tax"><tr><th>St</th><th>Satz</th><th>Entgelt EUR</th><th>Steuer EUR</th><th>Betrag EUR</th></tr>${each(groups, rateRow)}<tr><td colspan="2">Summe</td><td class="r">${amount(net)}</td><td class="r">${amount(tax)}</td><td class="r">${amount(net + tax)}</td></tr></table></div>`
  const pages = parts.map((part, at) => {
    const before = sum(parts.slice(0, at).map((one) => one.length))
    const isLast = at === parts.length - 1
    const reduced = `<tr class="carry"><td colspan="12" class="r">./. Monatsbonus 2 % auf Inlandsverkehre (A)</td><td class="r">${amount(bonus)}</td><td>A</td></tr>`
    const top =
      at === 0 ? first : `<p>${firm.name} &nbsp; Blatt ${at + 1} zu ${number} vom ${date(day)} &nbsp; ${buyer.name}</p>`
    return `${top}<table class="run">${COLUMNS}${at > 0 ? carry(`Übertrag von Blatt ${at}`, upTo(before)) : ''}${each(part, (one) => loadRow(start, one))}${isLast && bonus ? reduced : ''}${isLast ? '' : carry('Übertrag', upTo(before + part.length))}</table>${isLast ? last : ''}
      <div class="abs foot">${firm.name} | Geschäftsleitung ${firm.manager.full} | ${firm.register} | USt-IdNr. ${firm.vatId} | Steuer-Nr. ${firm.taxNumber} | Gerichtsstand ${firm.address.town}<span style="float:right">Blatt ${at + 1} von ${parts.length}</span></div>`
  })
  return {
    html: sheets(CSS, pages, { width: 297, height: 210 }),
    pages: pages.length,
    fileName: `Sammelrechnung_${number.replace(/\W/g, '-')}.pdf`,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), dueDate: iso(due), iban, currency: 'EUR' },
      ...{ sellerName: firm.name, buyerName: buyer.name, sellerVatId: firm.vatId },
      ...totals(net, tax),
    },
  }
}

export const layout: Layout = {
  name: 'spedition-monatslauf',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
