// An illustrator who takes no tax (§ 19): everything in small letters and one narrow column, the title is no bigger than the text, the
// amount in whole euros, the number is a part of a sentence, and the name stands at the foot like a signature.
import { daysAfter } from '../../documents/names/names.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, namesIn, sheets, sum, writingOf } from '../sheet.ts'

const css = `.sheet { font: 10.5pt/1.6 Dosis; color: #30303c; } .blob { left: 132mm; top: -18mm; width: 92mm; height: 80mm; background: #ffd3c4; border-radius: 58% 42% 63% 37% / 47% 55% 45% 53% } .col { left: 30mm; top: 62mm; width: 96mm } .col p { margin: 0 0 6mm } .item { display: flex; justify-content: space-between; gap: 6mm } .item span:last-child { white-space: nowrap }
  .total { border-top: 1.4pt solid #e2725b; margin-top: 3mm; padding-top: 2mm; font-weight: 700 } .foot { left: 30mm; top: 262mm; font-size: 9pt; line-height: 1.5 } .foot b { color: #e2725b }`

const WORKS = [
  'illustration kapitel 3, zweifarbig',
  'vorzeichnungen, zwei fassungen',
  'umschlag mit rücken',
  'nutzungsrecht print, auflage 2.000',
  'icons für die website, satz',
  'korrekturlauf',
]
const { date } = writingOf('DE')

export const illustratorSmall: Layout = {
  name: 'illustrator-small',
  kind: 'invoice',
  language: 'de',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make(random, index) {
    const names = namesIn('DE', random)
    const { address, bank, taxNumber, mobile } = names.company()
    const [buyer, contact] = [names.company(), names.person()]
    const owner = ['mirja tannhoff', 'jakob stiebeling'][index] ?? ''
    const day = dayIn(random, 2024, 2025)
    const due = daysAfter(day, 14)
    const number = random.code(index === 0 ? `mt-${day.year}-##` : '##')
    const works = random.sample(WORKS, 4 - index).map((text) => ({ text, euros: random.whole(4, 48) * 20 }))
    const total = sum(works.map(({ euros }) => euros))
    const money = (euros: number) => (index === 0 ? `${euros},– €` : `${euros} euro`)
    const html = `<div class="abs blob"></div><div class="abs col"><p>${buyer.name}<br>${contact.full}<br>${buyer.address.street}<br>${buyer.address.place}</p>
      <p>${address.town}, ${date(day, index === 0 ? 'long' : 'figures')}</p><p><b>rechnung ${number}</b><br>liebe${contact.salutation === 'Herr' ? 'r' : ''} ${contact.first} ${contact.last}, für die schöne zusammenarbeit im ${writingOf('DE').month(daysAfter(day, -20)).toLowerCase()} berechne ich:</p>
      ${each(works, ({ text, euros }) => `<div class="item"><span>${text}</span><span>${money(euros)}</span></div>`)}<div class="item total"><span>zusammen</span><span>${money(total)}</span></div>
      <p style="margin-top:6mm">als kleinunternehmer${index === 0 ? 'in' : ''} im sinne von § 19 abs. 1 ustg stelle ich keine umsatzsteuer in rechnung. bitte überweise den betrag bis ${date(due)}.</p><p>herzlich</p></div>
      <div class="abs foot"><b>${owner}</b> &nbsp; ${index === 0 ? 'illustration & lettering' : 'zeichnungen'}<br>${address.street}, ${address.place} &nbsp; ${mobile}<br>${inFours(bank.iban ?? '')} (${bank.name}) &nbsp; steuernr. ${taxNumber}</div>`
    return {
      html: sheets(css, [html]),
      pages: 1,
      fields: {
        invoiceNumber: number,
        issueDate: iso(day),
        dueDate: iso(due),
        sellerName: owner,
        buyerName: [buyer.name, contact.full],
        iban: bank.iban ?? '',
        grossTotal: fixed(total * 100),
        currency: 'EUR',
      },
    }
  },
}
