// A railway's monthly bill to a firm for tickets booked over its portal: a row a journey with gross prices, journeys abroad with a share
// that is not taxed, refunds with a minus and a fee, travellers who are not the buyer, cost centres, totals by rate with gross, net and
// tax in this order, and money that is collected by direct debit or was taken from a card already; up to two sheets.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import {
  dayIn,
  each,
  fixed,
  inFours,
  iso,
  lastDay,
  namesIn,
  parted,
  sheets,
  sum,
  taxWithin,
  writingOf,
} from '../sheet.ts'

const css = `.sheet { font: 8.6pt/1.34 'Noto Sans'; padding: 11mm 15mm 0 18mm } .bar { height: 3mm; background: linear-gradient(90deg, #004f9f 62%, #f5b400 62%) } .head { display: flex; justify-content: space-between; margin-top: 4mm } .head b { font: 800 15pt 'Noto Sans'; color: #004f9f; letter-spacing: -.3pt } .sub { color: #555; font-size: 7.4pt } .adr { display: flex; justify-content: space-between; margin: 15mm 0 8mm } .adr p { font-size: 9.6pt } .adr table td { padding: .2mm 0 .2mm 5mm } h1 { font-size: 12pt; margin: 0 0 2mm; font-weight: 600 }
  .l { width: 100%; font-size: 7.4pt; margin-top: 3mm } .l th { text-align: left; font-weight: 600; border-bottom: .9pt solid #004f9f; padding: .8mm } .l td { padding: .75mm .8mm; border-bottom: .3pt solid #c4cfdc; vertical-align: top } .l th.r { text-align: right } .s { margin: 4mm 0 4mm auto } .s th { font-weight: 600; text-align: right; padding: .8mm 3mm; border-bottom: .6pt solid #004f9f } .s td { text-align: right; padding: .8mm 3mm } .s .b td { font-weight: 700; border-top: .6pt solid #004f9f; background: #eaf1f8 } .foot { left: 18mm; right: 15mm; bottom: 6mm; font-size: 6.4pt; line-height: 1.3; color: #444 } .pg { right: 15mm; bottom: 16mm; font-size: 7pt }`
const { amount, date } = writingOf('DE')

interface Trip {
  readonly html: string
  readonly taxed: number
  readonly free: number
}

interface Kind {
  readonly kind: string
  /** Its share without tax in per cent of the price. */
  readonly free: number
  readonly sign: number
  readonly way: string
}

const KINDS: readonly (readonly [often: number, kind: Kind])[] = [
  [10, { kind: 'Flexpreis', free: 0, sign: 1, way: '' }],
  [9, { kind: 'Sparpreis', free: 0, sign: 1, way: '' }],
  [1.6, { kind: 'Auslandsfahrt', free: 40, sign: 1, way: '§ – Grenze – Linz Hbf' }],
  [1.3, { kind: 'Erstattung abzgl. Entgelt', free: 0, sign: -1, way: '' }],
  [1, { kind: 'NetzKarte 25', free: 0, sign: 1, way: 'gültig 1 Jahr, 2. Kl.' }],
]

function tripsOf(random: Random, count: number, towns: readonly string[], last: ReturnType<typeof lastDay>): Trip[] {
  const people = Array.from({ length: 5 }, () => namesIn('DE', random).person())
  const ago = Array.from({ length: count }, () => random.whole(0, 26)).sort((a, b) => b - a)
  return ago.map((days) => {
    const [from = '', to] = random.sample(towns, 2)
    const [who, { kind, free: share, sign, way }] = [random.pick(people), random.weighted(KINDS)]
    const price = random.whole(229, 1499) * 10
    const free = sign < 0 ? 1000 : Math.round((price * share) / 1000) * 10
    const taxed = sign < 0 ? -price : price - free
    const html = `<tr><td>${date(daysAfter(last, -days), 'short')}</td><td>${random.code('@#@@##')}</td><td>${who.last}, ${who.first}</td><td>${kind}<br>${way.replace('§', from) || `${from} – ${to}`}</td><td>${random.code('KST 4##0')}</td><td class="r">${amount(taxed)}</td><td class="r">${free ? amount(free) : ''}</td><td class="r">${amount(taxed + free)}</td></tr>`
    return { html, taxed, free }
  })
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [seller, mark] =
    index === 2 ? ['Querlinie Regiozug GmbH', 'querlinie'] : ['Linienwerk Fernzug AG', 'LINIENWERK']
  const [own, buyer, desk, payer] = [names.company(), names.company(), names.person(), names.company()]
  const last = lastDay(dayIn(random, 2024, 2026))
  const day = daysAfter(last, random.whole(2, 5))
  const due = daysAfter(day, 10)
  const number = random.code([`${day.year}#######`, 'FK-######-##', `S${day.year % 100}.0####`][index] ?? '')
  const towns = Array.from({ length: 7 }, () => names.town().split(' ')[0] ?? '')
  const trips = tripsOf(random, [9, 31, 13][index] ?? 9, towns, last)
  const [taxed, free] = [sum(trips.map((one) => one.taxed)), sum(trips.map((one) => one.free))]
  const tax = taxWithin(taxed, 7)
  const gross = taxed + free
  const isCard = index === 1
  const result = `<table class="s"><tr><th>Satz</th><th>Brutto €</th><th>Netto €</th><th>USt €</th></tr><tr><td>7 %</td><td>${amount(taxed)}</td><td>${amount(taxed - tax)}</td><td>${amount(tax)}</td></tr><tr><td>ohne USt</td><td>${amount(free)}</td><td>${amount(free)}</td><td>0,00</td></tr><tr class="b"><td>${index === 2 ? 'Gesamt' : 'Rechnungssumme'}</td><td>${amount(gross)}</td><td>${amount(gross - tax)}</td><td>${amount(tax)}</td></tr></table>`
  const pay = isCard
    ? `Die Beträge wurden bei Buchung über Ihre Reisestellenkarte ${random.code('**** ****** ##0##')} eingezogen. Bitte nicht überweisen.`
    : `Der Betrag von ${amount(gross)} € wird am ${date(due)} von Ihrem Konto bei der ${payer.bank.name} (IBAN ${random.code('DE## **** **** **** **## ##')}) eingezogen. Gläubiger-ID ${random.code('DE##ZZZ0000#######')}, Mandat ${random.code('FK#####-0#')}.`
  const to =
    index === 2
      ? `${buyer.name}<br>c/o ${payer.name}, Rechnungseingang<br>${payer.address.lines.join('<br>')}`
      : `${buyer.name}<br>Reisestelle, ${desk.full}<br>${buyer.address.lines.join('<br>')}`
  const info = `Rechnungsnummer|${number}~Rechnungsdatum|${date(day)}~Abrechnungsmonat|${names.month(last)}~Firmenkundennr.|${random.code('60####')}~${index === 0 ? 'Ihre Referenz' : 'Rahmenvertrag'}|${random.code('@@-####')}`
  const head = `<div class="bar"></div><div class="head"><b>${mark}</b><span class="sub">Firmenkundenservice · Tel. ${own.phone} · geschaeftsreisen@${mark.toLowerCase()}.example</span></div>`
  const adr = `<div class="adr"><p><span class="sub">${seller} · ${own.address.street} · ${own.address.place}</span><br>${to}</p><table>${each(info.split('~'), (one) => `<tr><td>${one.replace('|', '</td><td>')}</td></tr>`)}</table></div><h1>${index === 2 ? 'Sammelrechnung' : 'Rechnung über Fahrkarten und Leistungen'}</h1>`
  const cells = (some: readonly Trip[]) =>
    `<table class="l"><tr><th>Buchung</th><th>Auftrag</th><th>Reisende/r</th><th>Leistung</th><th>Kostenst.</th><th class="r">7 % brutto</th><th class="r">ohne USt</th><th class="r">Betrag €</th></tr>${each(some, (one) => one.html)}</table>`
  const parts = parted(trips, 20, 28)
  const foot = `<div class="abs foot">${seller}, Sitz ${own.address.town}, ${own.register}, USt-IdNr. ${own.vatId}, Vorsitz: ${own.manager.full}<br>${own.bank.name}, IBAN ${inFours(own.bank.iban ?? '')}, BIC ${own.bank.bic}. Beförderungsleistungen im Inland unterliegen dem ermäßigten Steuersatz; Entgelte für Erstattungen sind nicht steuerbar.</div>`
  const pages = parts.map(
    (some, at) =>
      `${head}${at === 0 ? adr : `<p class="sub">Rechnung ${number} vom ${date(day)}, Fortsetzung</p>`}${cells(some)}${at === parts.length - 1 ? `${result}<p>${pay}</p>` : ''}<div class="abs pg">Seite ${at + 1} / ${parts.length}</div>${foot}`,
  )
  return {
    html: sheets(css, pages),
    pages: pages.length,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), currency: 'EUR', iban: own.bank.iban ?? '' },
      ...(isCard ? {} : { dueDate: iso(due) }),
      ...{ sellerName: [seller, mark], buyerName: buyer.name, sellerVatId: own.vatId },
      ...{ netTotal: fixed(gross - tax), taxTotal: fixed(tax), grossTotal: fixed(gross) },
    },
  }
}

export const layout: Layout = {
  ...{ name: 'firmenreisen-schiene', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
