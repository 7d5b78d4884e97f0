// An Italian freelancer under the flat scheme: a person with titles as the seller, tax code beside the tax number, pension share and a stamp of two euros
// added to the fee, no IVA by law, the day in words behind the town, "Totale a pagare" in the last line and a receipt sentence with another day.
import { type Day, daysAfter } from '../../documents/names/names.ts'
import type { Random } from '../../documents/random.ts'
import { bodyOf, ibanOf } from '../abroad.ts'
import type { Layout, Paper } from '../layout.ts'
import { dayIn, each, fixed, inFours, iso, percent, sheets, writingOf } from '../sheet.ts'

const CASES = [
  {
    who: 'Dott.ssa Ilaria Montebruno',
    plain: 'Ilaria Montebruno',
    job: 'Fisioterapista – Osteopata D.O.',
    lines: ['Via dei Cappuccini 12/A', '12051 Albanova (CN)'],
    town: 'Albanova',
    buyer: 'Sig. Ottavio Garrone',
    to: ['Corso Langhe 88', '12051 Albanova (CN)'],
    what: 'sedute di rieducazione posturale individuale',
    share: 2,
    number: '##/20##',
    stamp: 200,
  },
  {
    who: 'Geom. Riccardo Sansovigo',
    plain: 'Riccardo Sansovigo',
    job: 'studio tecnico',
    lines: ['Vicolo Stretto 3', '31044 Montebellara (TV)'],
    town: 'Montebellara',
    buyer: 'Condominio Residenza Le Robinie',
    to: ['c/o Amministrazioni Piavon', 'Viale Europa 41', '31044 Montebellara (TV)'],
    what: 'ore di direzione lavori e contabilità di cantiere',
    share: 5,
    number: 'FPR ##/YY',
    stamp: 200,
  },
] as const
const MONTHS = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
  ' ',
)
const CSS = `.sheet{font:11pt/1.5 'Caladea','Liberation Serif',serif;padding:20mm 26mm}.h{border-left:3pt solid #5b7f95;padding-left:4mm;line-height:1.35}.h b{font-size:14pt}.to{margin:14mm 0 10mm 78mm}.g{width:100%;margin:6mm 0}.g td{padding:.9mm 0}.g td:last-child{text-align:right;width:36mm}.g .b td{font-weight:700;border-top:.6pt solid #000;border-bottom:1.6pt double #000}.s{font-size:8.6pt;line-height:1.4}.bollo{right:26mm;top:20mm;width:24mm;height:28mm;border:.6pt dashed #888;font-size:6.6pt;line-height:1.3;padding:2mm;color:#555}`
const { amount, date } = writingOf('DE', '.')

const inWords = ({ day, month, year }: Day) => `${day} ${MONTHS[month - 1]} ${year}`

function make(random: Random, index: number): Paper {
  const one = CASES[index] ?? CASES[0]
  const [body, iban, day] = [bodyOf('IT', random), ibanOf('IT', random), dayIn(random, 2024, 2026)]
  const number = random.code(one.number.replace('20##', String(day.year))).replace('YY', String(day.year % 100))
  const units = random.whole(5, 18)
  const fee = units * ([4_500, 6_000][index] ?? 4_500)
  const share = percent(fee, one.share)
  const total = fee + share + one.stamp
  const label = ['Contributo integrativo 2 %', 'Cassa geometri 5 %'][index] ?? ''
  const rows = [
    [`N. ${units} ${one.what}`, fee, ''],
    [label, share, ''],
    ['Imposta di bollo', one.stamp, ''],
    [index === 0 ? 'Totale a pagare' : 'TOTALE FATTURA', total, 'b'],
  ] as const
  const slashed = (offset: number) => date(daysAfter(day, offset)).replaceAll('.', '/')
  const pay = [
    `Pagato con bonifico in data ${slashed(0)}. Fattura trasmessa al Sistema Tessera Sanitaria salvo opposizione.`,
    `Si prega di saldare entro il ${slashed(30)} sul conto ${inFours(iban)}.`,
  ][index]
  const fiscal = random.code(index === 0 ? 'MNTLRI8#P##A124@' : 'SNSRCR7#H##F443@')
  const html = `<div class="h"><b>${one.who}</b><br>${one.job}<br>${one.lines.join('<br>')}<br>C.F. ${fiscal}<br>P. IVA ${body}</div>${index === 0 ? `<div class="abs bollo">Bollo assolto sull’originale<br>Id. ${random.code('012#1########')}</div>` : ''}<div class="to">${index === 0 ? '' : 'Spett.le<br>'}${one.buyer}<br>${one.to.join('<br>')}<br>C.F. ${index === 0 ? random.code('GRRTTV4#C##A124@') : random.code('9########26')}</div>
<p>${one.town}, ${inWords(day)}</p><p style="margin-top:6mm"><b>Fattura n. ${number}</b>${index === 0 ? '' : `<br>Prestazioni dal ${slashed(-34)} al ${slashed(0)}, incarico prot. ${random.code('###/B')}`}</p><table class="g">${each(rows, ([text, cents, of]) => `<tr class="${of}"><td>${text}</td><td>€ ${amount(cents)}</td></tr>`)}</table><p>${pay}</p><p class="s">Operazione effettuata ai sensi dell’art. 1, commi da 54 a 89, della Legge n. 190/2014 (regime forfettario). Il compenso non è soggetto a IVA né a ritenuta d’acconto.${index === 0 ? ' Prestazione sanitaria.' : ' Copia analogica di fattura elettronica, trasmessa al SdI.'}</p>`
  return {
    html: sheets(CSS, [html]),
    pages: 1,
    fields: {
      invoiceNumber: number,
      issueDate: iso(day),
      ...(index === 0 ? {} : { dueDate: iso(daysAfter(day, 30)), iban }),
      sellerName: [one.who, one.plain],
      sellerVatId: body,
      buyerName: [one.buyer, one.buyer.replace('Sig. ', '')],
      grossTotal: fixed(total),
      currency: 'EUR',
    },
  }
}

export const layout: Layout = {
  name: 'fisioterapista-forfettario',
  kind: 'invoice',
  language: 'it',
  types: ['invoice'],
  count: 2,
  scans: [1],
  make,
}
