// A screed layer's instalment invoice, generated plainly: titles of the contract with value and state in per cent, deductions for power,
// water and the builder's insurance, invoices before this one with their payments, tax either owed by the client (no tax shown) or at
// 19 %, a retention, and an architect as the first addressee; order value, state and claim are three sums that look like totals.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { companyIn, dayIn, each, fixed, inFours, iso, namesIn, percent, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 9.6pt/1.36 'Nimbus Sans'; font-variant-ligatures: none; padding: 15mm 18mm 0 24mm } .own { border-bottom: 2pt solid #5a5a5a; padding-bottom: 2mm; display: flex; justify-content: space-between; align-items: flex-end } .own b { font-size: 15pt } .own span { font-size: 8pt; text-align: right } .to { margin: 15mm 0 0; height: 34mm; font-size: 10.4pt } h1 { font-size: 13pt; margin: 4mm 0 2mm } .meta { width: 100%; font-size: 9pt } .meta td { padding: .3mm 3mm .3mm 0; vertical-align: top; width: 25% } .meta td:nth-child(odd) { color: #555; width: 20% }
  .p { width: 100%; margin-top: 5mm; font-size: 8.8pt } .p th { text-align: left; background: #ddd; padding: 1mm } .p th.r { text-align: right } .p td { padding: 1mm; border-bottom: .3pt solid #aaa } .s { width: 100%; margin-top: 1mm } .s td { padding: .6mm 1mm } .s .b td { font-weight: 700; border-top: .6pt solid #000 } .s .e td { font-weight: 700; border-top: .6pt solid #000; border-bottom: 1.8pt double #000; font-size: 11pt } .foot { left: 24mm; right: 18mm; bottom: 8mm; font-size: 7.2pt; line-height: 1.3; display: grid; grid-template-columns: 1.1fr 1fr 1.2fr; gap: 4mm; border-top: .5pt solid #5a5a5a; padding-top: 1.4mm }`
const TITLES = [
  '01|Untergrund vorbereiten, Randstreifen|2400|6200',
  '02|Wärme- und Trittschalldämmung|9800|24500',
  '03|Calciumsulfat-Fließestrich CAF-C30-F5|18600|41200',
  '04|Zementestrich Technikräume und Keller|4300|11800',
  '05|Nachtrag 1: Fugenprofile, Kellenschnitte|780|2150',
  '06|CM-Messungen und Protokolle|320|640',
] as const
const { amount, date, number: figures } = writingOf('DE')
const line = (text: string, cents: number, of = '') =>
  `<tr class="${of}"><td>${text}</td><td class="r">${amount(cents)}</td></tr>`

function claimOf(random: Random, index: number, before: readonly { number: string; day: string }[]) {
  const rows = random
    .sample(TITLES, [5, 3, 6][index] ?? 5)
    .sort()
    .map((text) => {
      const [code, name, low, high] = text.split('|')
      const [value, state] = [random.whole(Number(low), Number(high)) * 100, random.pick([40, 60, 75, 90, 100])]
      return { code, name, value, state, done: percent(value, state) }
    })
  const done = sum(rows.map((one) => one.done))
  const cuts =
    index === 1
      ? []
      : ([
          ['Umlage Baustrom/Bauwasser 0,80 %', 0.8],
          ['Bauleistungsversicherung 0,35 %', 0.35],
        ] as const)
  const worth = done - sum(cuts.map(([, rate]) => percent(done, rate)))
  const earlier = before.map((one, at) => ({ ...one, net: Math.round((worth * (at === 0 ? 0.34 : 0.22)) / 1e4) * 1e4 }))
  const net = worth - sum(earlier.map((one) => one.net))
  const tax = index === 0 ? 0 : percent(net, 19)
  const kept = index === 2 ? percent(net + tax, 5) : 0
  const html = `<table class="p"><tr><th>Titel</th><th>Leistung</th><th class="r">Auftragswert €</th><th class="r">Stand %</th><th class="r">erbracht €</th></tr>${each(rows, (one) => `<tr><td>${one.code}</td><td>${one.name}</td><td class="r">${amount(one.value)}</td><td class="r">${figures(one.state)}</td><td class="r">${amount(one.done)}</td></tr>`)}<tr><td></td><td><b>Summe</b></td><td class="r">${amount(sum(rows.map((one) => one.value)))}</td><td></td><td class="r"><b>${amount(done)}</b></td></tr></table>
    <table class="s">${each(cuts, ([text, rate]) => line(`abzgl. ${text}`, -percent(done, rate)))}${cuts.length ? line('Leistungsstand netto', worth, 'b') : ''}${each(earlier, (one) => line(`abzgl. ${one.number} vom ${one.day} (bezahlt)`, -one.net))}${line(index === 0 ? 'Forderung netto' : 'Zwischensumme netto', net, 'b')}${index === 0 ? '<tr><td>Umsatzsteuer: Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG)</td><td class="r">0,00</td></tr>' : line('zzgl. 19 % Umsatzsteuer', tax)}${line('Rechnungsbetrag', net + tax, kept ? 'b' : 'e')}${kept ? line('abzgl. Einbehalt 5 % bis zur Vorlage der Bürgschaft', -kept) + line('Auszuzahlen', net + tax - kept, 'e') : ''}</table>`
  return { html, net, tax, kept }
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const own = companyIn(names, 'Estrichbau')
  const [buyer, architect, site] = [
    index === 0 ? companyIn(names, 'Generalbau') : names.company(),
    names.person(),
    names.address(),
  ]
  const day = dayIn(random, 2024, 2026)
  const due = daysAfter(day, 21)
  const at = random.whole(150, 780)
  const code = (ago: number) =>
    [`${day.year % 100}/${at - ago}`, `AZ-${at - ago}-1`, `2${day.year % 100}${at - ago}`][index] ?? ''
  const number = code(0)
  const before = [60, 32]
    .slice(index === 1 ? 1 : 0)
    .map((ago) => ({ number: `Abschlag ${code(ago)}`, day: date(daysAfter(day, -ago)) }))
  const { html, net, tax, kept } = claimOf(random, index, before)
  const to =
    index === 1
      ? `${buyer.name}<br>über Architekturbüro ${architect.last}<br>${site.lines.join('<br>')}`
      : `${buyer.name}<br>Bauabteilung, ${architect.salutation} ${architect.last}<br>${buyer.address.lines.join('<br>')}`
  const place = names.address()
  const page = `<div class="own"><b>${own.short}</b><span>${own.name}<br>${own.address.street}, ${own.address.place}<br>Fon ${own.phone} · ${own.email}</span></div><div class="to">${to}</div>
    <h1>${before.length + 1}. Abschlagsrechnung</h1><table class="meta"><tr><td>Rechnung Nr.</td><td>${number}</td><td>Datum</td><td>${date(day)}</td></tr><tr><td>Bauvorhaben</td><td>Neubau ${random.pick(['Kita', 'Ärztehaus', 'Wohnanlage'])} ${place.street}</td><td>Auftrag vom</td><td>${date(daysAfter(day, -103))}</td></tr><tr><td>Vergabe-Nr.</td><td>${random.code('V-##-0##')}</td><td>Ausgeführt</td><td>${index === 2 ? 'siehe Bautagebuch' : `bis ${date(daysAfter(day, -4))}`}</td></tr></table>
    ${html}<p style="margin-top:5mm">${index === 2 ? 'Zahlung innerhalb 21 Tagen nach Zugang der prüfbaren Aufstellung.' : `Bitte zahlen Sie bis zum ${date(due)} ohne Abzug.`} Aufmaße und Lieferscheine liegen bei.${index === 0 ? ' Bescheinigung USt 1 TG liegt Ihnen vor.' : ''}</p>
    <div class="abs foot"><div>${own.name}<br>${own.register}<br>Inhaber/GF: ${own.manager.full}</div><div>USt-IdNr. ${own.vatId}<br>St.-Nr. ${own.taxNumber}<br>Finanzamt ${own.address.town}</div><div>${own.bank.name}<br>${inFours(own.bank.iban ?? '')}<br>BIC ${own.bank.bic}</div></div>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fileName: `AR${before.length + 1}_${number.replace('/', '-')}.pdf`,
    fields: {
      ...{ invoiceNumber: number, issueDate: iso(day), currency: 'EUR', iban: own.bank.iban ?? '' },
      ...(index === 2 ? {} : { dueDate: iso(due) }),
      ...{ sellerName: [own.name, own.short], buyerName: buyer.name, sellerVatId: own.vatId },
      ...{ netTotal: fixed(net), taxTotal: fixed(tax) },
      grossTotal: kept ? [fixed(net + tax), fixed(net + tax - kept)] : fixed(net + tax),
    },
  }
}

export const layout: Layout = {
  ...{ name: 'estrich-teilforderung', kind: 'invoice', language: 'de', types: ['invoice'] },
  ...{ count: 3, scans: [0, 1], make },
}
