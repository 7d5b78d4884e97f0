// A photographer's letter without any table or title: the number, the day of payment and all sums stand in sentences, a fee with 7 % and
// expenses with 19 % are told apart in prose, the sender's data run down the left edge in small print, and the firm that books is not
// the one whose people were photographed.
import { daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, fixed, inFours, iso, namesIn, percent, sheets, writingOf } from '../sheet.ts'

const css = `.sheet{font:11.3pt/1.5 'EB Garamond';font-variant-numeric:lining-nums;padding:24mm 28mm 0 66mm}.l{left:20mm;top:24mm;width:36mm;font:8pt/1.5 Dosis;color:#444}.l b{display:block;font:300 23pt/1 Dosis;color:#000;margin-bottom:3mm}.l u{display:block;width:9mm;height:9mm;background:#d64541;border-radius:50%;margin-bottom:5mm}.l em{display:block;font:600 7.4pt Dosis;color:#d64541;margin-top:4mm;letter-spacing:.6pt}.to{line-height:1.3;margin-bottom:17mm}.d{margin-bottom:11mm}p{margin-bottom:3.6mm}`

interface Job {
  readonly what: string
  readonly use: string
  readonly other: string
  readonly number: string
}
const PORTRAITS: Job = {
  what: 'die Mitarbeiterporträts bei',
  use: '24 bearbeitete Motive, Nutzung auf der Website und in Druckschriften, zeitlich unbegrenzt',
  other: 'Visagistin, Hintergrundsystem und Fahrt (184 km)',
  number: '0##/2#',
}
const BUILDING: Job = {
  what: 'die Architekturaufnahmen für',
  use: '11 Motive, einfaches Nutzungsrecht für fünf Jahre, Fachpresse eingeschlossen',
  other: 'Drohnenpilot, Parkgebühren und zwei Übernachtungen',
  number: '2#-4#',
}
const EVENT: Job = {
  what: 'die Reportage vom Sommerempfang der',
  use: 'rund 160 Bilder per Download, Nutzung nur intern',
  other: 'Assistenz am Abend, 4 Stunden',
  number: '1###',
}
const { amount, date } = writingOf('DE')

/** The sentences that ask for the money, each paper in its own way. */
function closingOf(index: number, gross: string, due: string, iban: string, number: string): string {
  const ways = [
    `Zusammen sind das <b>${gross} €</b>. Ich freue mich, wenn der Betrag bis zum ${due} auf meinem Konto ${iban} eintrifft; bitte schreiben Sie die ${number} dazu.`,
    `Damit komme ich auf insgesamt ${gross} €, die ich bis ${due} auf das links genannte Konto erbitte.`,
    `Macht alles in allem ${gross} Euro. Die Zahlung ist sofort fällig, mein Konto steht links.`,
  ]
  return ways[index] ?? ''
}

function make(random: Random, index: number): Paper {
  const names = namesIn('DE', random)
  const [own, client, subject, owner] = [names.company(), names.company(), names.company(), names.person()]
  const job = [PORTRAITS, BUILDING, EVENT][index] ?? EVENT
  const day = dayIn(random, 2024, 2026)
  const [shot, due] = [daysAfter(day, -random.whole(9, 24)), daysAfter(day, 20)]
  const number = random.code(job.number.replace('2#', String(day.year % 100)))
  const [fee, costs] = [random.whole(18, 64) * 5000, random.whole(40, 220) * 350]
  const [low, high] = [percent(fee, 7), percent(costs, 19)]
  const [net, tax] = [fee + costs, low + high]
  const iban = own.bank.iban ?? ''
  const boss = client.manager
  const hello = boss.salutation === 'Frau' ? `Liebe Frau ${boss.last}` : `Lieber Herr ${boss.last}`
  const opening = [
    `dies ist meine Rechnung ${number} für ${job.what} ${subject.name} vom ${date(shot, 'long')} (Ihre Bestellung ${random.code('45######')}).`,
    `unter der Nummer ${number} berechne ich Ihnen, wie am ${date(daysAfter(shot, -30), 'long')} angeboten, ${job.what} ${subject.name}. Fotografiert habe ich am ${date(shot, 'long')}.`,
    `hier kommt Rechnung Nº ${number} für ${job.what} ${subject.name}, aufgenommen am ${date(shot, 'long')} in ${names.town()}.`,
  ][index]
  const money =
    index === 2
      ? `Netto sind das ${amount(net)} €; dazu kommen ${amount(low)} € Mehrwertsteuer zu 7 % und ${amount(high)} € zu 19 %, zusammen ${amount(tax)} €.`
      : `Auf das Honorar entfallen 7 % Umsatzsteuer, also ${amount(low)} €, auf die Auslagen 19 %, also ${amount(high)} €. Netto ergibt das ${amount(net)} €, an Steuer ${amount(tax)} €.`
  const agency = index === 1 ? `<br>für ${names.person().full}, Redaktion` : ''
  const to = `${client.name}<br>${boss.full}${agency}<br>${client.address.lines.join('<br>')}`
  const aside = `<div class="abs l"><u></u><b>${owner.first}<br>${owner.last}</b>Fotografie<em>ATELIER</em>${own.address.street}<br>${own.address.place}<em>ERREICHBAR</em>${own.mobile}<br>studio@${own.website.replace(/^(https:\/\/|www\.)*/, '')}<em>KONTO</em>${own.bank.name}<br>${inFours(iban)}<br>${own.bank.bic}<em>STEUER</em>${own.vatId}<br>${own.taxNumber}<em>REGISTRIERT</em>${random.code('VG-Kartei ######')}<br>KSK ${random.code('##-######-#')}</div>`
  const page = `${aside}<div class="to">${to}</div><div class="d">${own.address.town}, ${index === 0 ? 'am ' : ''}${date(day, 'long')}</div><p>${hello},</p><p>${opening}</p><p>Das vereinbarte Honorar beträgt ${amount(fee)} €. Es umfasst ${job.use}. Für ${job.other} habe ich ${amount(costs)} € ausgelegt; die Belege liegen bei.</p><p>${money}</p><p>${closingOf(index, amount(net + tax), date(due, 'long'), inFours(iban), number)}</p><p>Bis zum vollständigen Ausgleich verbleiben alle Rechte bei mir. Bitte nennen Sie bei jeder Veröffentlichung „Foto: ${owner.full}“ (§ 13 UrhG) und denken Sie an die Künstlersozialabgabe.</p><p>Herzliche Grüße</p><p style="font:italic 20pt 'EB Garamond'">${owner.first} ${owner.last}</p>`
  return {
    html: sheets(css, [page]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 2 ? {} : { dueDate: iso(due) }),
      sellerName: [...new Set([owner.full, `${owner.first} ${owner.last}`])],
      buyerName: client.name,
      sellerVatId: own.vatId,
      iban,
      netTotal: fixed(net),
      taxTotal: fixed(tax),
      grossTotal: fixed(net + tax),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'fotografin-nummer-im-satz',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 3,
  scans: [0, 1],
  make,
}
