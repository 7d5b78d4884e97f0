// A customer's purchasing has suppliers fill in their data: a form with bank account, tax numbers, turnover and certificates that look like those of a
// bill; answers in another type or by hand, the first one nearly empty, crosses in boxes, a clause and a signature, no amount to pay.
import type { Random } from '../../documents/random.ts'
import type { Layout } from '../layout.ts'
import { dayIn, each, inFours, namesIn, sheets, writingOf } from '../sheet.ts'

const CSS = `.sheet{font:8.8pt/1.35 'Open Sans','Liberation Sans';font-size:8.4pt;padding:12mm 17mm}.hd{display:flex;justify-content:space-between;border-bottom:1.6pt solid #345;padding-bottom:2mm;margin-bottom:3mm}.hd b{font:700 13pt 'Lato','Liberation Sans'}h2{font-size:8.8pt;background:#345;color:#fff;margin:3.5mm 0 0;padding:.8mm 2mm}.f{display:grid;grid-template-columns:1fr 1fr;border-left:.5pt solid #789}.f>div{border:.5pt solid #789;border-width:0 .5pt .5pt 0;padding:.6mm 2mm;min-height:9.6mm}.f small{display:block;font-size:6.8pt;color:#456}.f .w{grid-column:1/3}.a{font:9pt 'Liberation Mono';color:#000}.hand .a{font:italic 11pt 'Z003','Liberation Serif';color:#1b2a6b}.ck{border:.5pt solid #789;border-top:0;padding:1.5mm 2mm}.ck span{margin-right:6mm;white-space:nowrap}.bx{display:inline-block;width:3.4mm;height:3.4mm;border:.6pt solid #000;margin-right:1.5mm !important;text-align:center;font:700 7.6pt/3.2mm 'Liberation Sans'}.ft{left:17mm;right:17mm;bottom:7mm;font-size:6.8pt;color:#555;display:flex;justify-content:space-between}`

const BUYERS = ['Mühlgraben Kliniken gAG', 'Sonnentau Feinkost SE', 'Verkehrsbetriebe Osterau AöR'] as const
const TITLES = ['Stammdatenblatt Kreditor', 'Lieferantenselbstauskunft', 'Erfassungsbogen für Auftragnehmer'] as const
const { date } = writingOf('DE')
const box = (isCrossed: boolean, text: string) => `<span><span class="bx">${isCrossed ? 'X' : ''}</span>${text}</span>`

/** Labels and answers; the first paper has only what the buyer's system fills in. */
function answersOf(random: Random, index: number) {
  const names = namesIn('DE', random)
  const [own, seller] = [names.company(), names.person()]
  const said = (text: string) => (index === 0 ? '' : text)
  const firm = [
    ['Firma mit Rechtsform', own.name],
    ['Branche / Leistung', said(own.trade)],
    ['Straße, Hausnummer', said(own.address.street)],
    ['PLZ, Ort', said(own.address.place)],
    ['Ansprechpartner Vertrieb', said(seller.full)],
    ['Telefon / E-Mail für Bestellungen', said(`${own.phone} / ${own.email}`)],
    ['USt-IdNr.', said(own.vatId)],
    ['Steuernummer / Handelsregister', said(`${own.taxNumber} / ${random.code('HRB ####')}`)],
  ]
  const bank = [
    ['IBAN', said(inFours(own.bank.iban ?? ''))],
    ['BIC', said(own.bank.bic)],
    ['Kreditinstitut', said(own.bank.name)],
    ['Zahlungsbedingung', said('30 Tage netto')],
  ]
  const size = [
    ['Umsatz letztes Jahr in TEUR', said(String(random.whole(380, 9_400)))],
    ['Mitarbeitende', said(String(random.whole(4, 85)))],
  ]
  return {
    firm,
    bank,
    size,
    name: own.name,
    signer: `${seller.first} ${seller.last}`,
    town: own.address.town,
    own: names.company(),
  }
}

export const layout: Layout = {
  name: 'lieferant-stammdaten',
  kind: 'form',
  language: 'de',
  types: ['form'],
  count: 3,
  scans: [0],
  make(random, index) {
    const buyer = BUYERS[index] ?? BUYERS[0]
    const { firm, bank, size, name, signer, town, own } = answersOf(random, index)
    const day = dayIn(random, 2025, 2026)
    const isFilled = index > 0
    const grid = (list: readonly (readonly string[])[]) =>
      `<div class="f">${each(list, ([label, text]) => `<div><small>${label}</small><span class="a">${text}</span></div>`)}</div>`
    const checks = ['ISO 9001', 'ISO 14001', 'ISO 45001', 'EMAS', 'keine']
      .map((text, at) => box(isFilled && at === index - 1, text))
      .join('')
    const html = `<div class="${index === 2 ? 'hand' : ''}"><div class="hd"><b>${TITLES[index] ?? TITLES[0]}</b><span class="r">${buyer}<br>Zentraler Einkauf · Formular ${random.code('EK-0##')}</span></div><p>Bitte vollständig ausfüllen und unterschrieben zurücksenden. Erst danach kann eine Bestellung ausgelöst werden.</p><div class="ck" style="border-top:.5pt solid #789">${box(index !== 1, 'Neuanlage')}${box(index === 1, 'Änderung')}${box(false, 'Sperrung')}<span>Kreditoren-Nr. (intern) <span class="a">${isFilled ? '' : random.code('7#####')}</span></span></div>
<h2>A Unternehmen</h2>${grid(firm)}<h2>B Bankverbindung</h2>${grid(bank)}<h2>C Angaben zum Betrieb</h2>${grid(size)}<div class="ck">Zertifikate: ${checks}</div><div class="ck">Mindestlohngesetz wird eingehalten: ${box(isFilled, 'ja')}${box(false, 'nein')} Freistellungsbescheinigung § 48b EStG: ${box(index === 2, 'liegt bei')}${box(index === 1, 'entfällt')}</div><h2>D Erklärung</h2><div class="ck"><p>Wir bestätigen die Richtigkeit der Angaben und teilen Änderungen, insbesondere der Bankverbindung, unverzüglich schriftlich mit. Den Verhaltenskodex für Lieferanten und die Einkaufsbedingungen haben wir zur Kenntnis genommen. Eine Änderung der Bankverbindung wird durch Rückruf geprüft.</p></div>
<div class="f"><div><small>Ort, Datum</small><span class="a">${isFilled ? `${town}, ${date(day)}` : ''}</span></div><div><small>Name, Unterschrift, Stempel</small><span class="a">${isFilled ? signer : ''}</span></div></div><h2>E Nur vom Einkauf auszufüllen</h2>${grid(
      [
        ['Buchungskreis / Einkaufsorganisation', ''],
        ['Geprüft (Rückruf) am / durch', ''],
        ['Angelegt am / durch', ''],
        ['Freigabe Leitung', ''],
      ],
    )}</div>
<div class="abs ft"><span>${buyer} · ${own.address.street} · ${own.address.place}</span><span>Version ${random.whole(2, 9)}.${random.whole(0, 4)}</span></div>`
    return {
      html: sheets(CSS, [html]),
      pages: 1,
      fileName: ['Stammdatenblatt_leer.pdf', 'Selbstauskunft ausgefuellt.pdf', 'Bogen.pdf'][index] ?? '',
      facts: [[TITLES[index] ?? TITLES[0]], [name, buyer]],
    }
  },
}
