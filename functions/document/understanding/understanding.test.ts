// Whole pages of words, as a reader would hand them on.
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainReading } from '../readers/plain.ts'
import type { FieldName } from '../types.ts'
import { understand } from '../understand.ts'
import { type Placed, page, ruled } from './fixtures/page.ts'

const invoice = suite('an invoice')

const letter = page([
  [56, 60, 'Holzbau Nordlicht GmbH · Hafenweg 3 · 24103 Kiel'],
  [56, 90, 'Bäckerei Sonnenfeld OHG'],
  [56, 102, 'Marktplatz 12'],
  [56, 114, '24937 Flensburg'],
  [400, 90, 'Rechnungsnummer:'],
  [490, 90, 'RE-2025-118'],
  [400, 102, 'Rechnungsdatum:'],
  [490, 102, '14.03.2025'],
  [56, 200, 'Rechnung'],
  [56, 240, 'Bezeichnung'],
  [300, 240, 'Menge'],
  [380, 240, 'Einzelpreis'],
  [480, 240, 'Betrag'],
  [56, 255, 'Regalbretter Eiche'],
  [300, 255, '4'],
  [380, 255, '250,00'],
  [480, 255, '1.000,00'],
  [380, 290, 'Summe netto'],
  [480, 290, '1.000,00 €'],
  [380, 302, 'zzgl. 19 % USt'],
  [480, 302, '190,00 €'],
  [380, 314, 'Gesamtbetrag'],
  [480, 314, '1.190,00 €'],
  [56, 350, 'Bitte überweisen Sie den Betrag bis zum 28.03.2025 auf unser Konto.'],
  [56, 780, 'IBAN DE08 7009 0100 1234 5678 90'],
  [300, 780, 'USt-IdNr. DE136695976'],
])

const found = understand(letter)
const value = (name: FieldName) => found.fields.find((field) => field.name === name)?.value

invoice('is recognised by its title and its numbers', () => {
  assert.is(found.kind.name, 'invoice')
  assert.is(found.language.code, 'de')
})

invoice('has its number and its dates', () => {
  assert.equal(
    [value('documentNumber'), value('documentDate'), value('dueDate')],
    ['RE-2025-118', '2025-03-14', '2025-03-28'],
  )
})

invoice('has totals that add up, with high confidence', () => {
  assert.equal([value('netTotal'), value('taxTotal'), value('grossTotal')], ['1000.00', '190.00', '1190.00'])
  assert.ok(found.fields.every(({ name, confidence }) => name !== 'grossTotal' || confidence >= 0.95))
})

invoice('names the sender by the line over the window, and the receiver in it', () => {
  assert.equal([value('sellerName'), value('buyerName')], ['Holzbau Nordlicht GmbH', 'Bäckerei Sonnenfeld OHG'])
  assert.is(value('buyerAddress'), 'Marktplatz 12, 24937 Flensburg')
})

invoice('has account and tax number, checked by their digits', () => {
  assert.equal([value('iban'), value('sellerVatId')], ['DE08700901001234567890', 'DE136695976'])
})

invoice('has its items', () => {
  assert.equal(found.items, [
    {
      description: 'Regalbretter Eiche',
      quantity: '4',
      unit: null,
      unitPrice: '250.00',
      amount: '1000.00',
      taxRate: null,
    },
  ])
})

invoice('says where each value stands', () => {
  const field = found.fields.find(({ name }) => name === 'documentNumber')
  assert.is(field?.evidence?.quote, 'RE-2025-118')
  assert.is(field?.evidence?.page, 1)
})

invoice('is read where labels stand behind their values', () => {
  const { fields } = understand(
    page([
      [56, 40, 'Rechnung'],
      [300, 60, 'RE-2025-118'],
      [420, 60, 'Rechnungsnr.:'],
      [300, 74, '14.03.2025'],
      [420, 74, 'Rechnungsdatum:'],
      [300, 88, 'K-4711'],
      [420, 88, 'Kunden-Nr.:'],
      [300, 300, 'Gesamtbetrag'],
      [420, 300, '119,00 €'],
    ]),
  )
  const read = (name: FieldName) => fields.find((field) => field.name === name)?.value
  assert.equal(
    [read('documentNumber'), read('documentDate'), read('customerNumber')],
    ['RE-2025-118', '2025-03-14', 'K-4711'],
  )
})

invoice('does not give the tax number of its buyer to its seller', () => {
  for (const label of ['Ihre USt-IdNr.:', 'USt-IdNr. Kunde:', 'USt-ID des Leistungsempfängers:', 'V/ contribuinte:']) {
    const { fields } = understand(
      page([
        [56, 40, 'Rechnung Nr. 12'],
        [56, 60, label],
        [300, 60, 'DE136695976'],
        [300, 300, 'Gesamtbetrag'],
        [420, 300, '119,00 €'],
      ]),
    )
    const read = (name: FieldName) => fields.find((field) => field.name === name)?.value
    assert.equal([read('buyerVatId'), read('sellerVatId')], ['DE136695976', undefined], label)
  }
})

invoice('gives the tax number of whom it speaks to to the seller where the buyer wrote it', () => {
  for (const [label, name] of [
    ['Ihre USt-IdNr.:', 'sellerVatId'],
    ['Your VAT number:', 'sellerVatId'],
    ['USt-ID des Leistungsempfängers:', 'buyerVatId'],
  ] as const) {
    const { fields } = understand(
      page([
        [56, 40, 'Gutschrift Nr. 12 im Gutschriftverfahren'],
        [56, 60, label],
        [300, 60, 'DE136695976'],
        [300, 300, 'Gesamtbetrag'],
        [420, 300, '119,00 €'],
      ]),
    )
    const ids = fields.filter((field) => field.value === 'DE136695976')
    assert.equal(
      ids.map((field) => field.name),
      [name],
      label,
    )
  }
})

/** What rules read behind labels, one line each. */
function read(names: readonly FieldName[], ...lines: readonly string[]): (string | undefined)[] {
  const rows = lines.flatMap((line, at) => {
    const [label = '', text = ''] = line.split(' | ')
    return [
      [56, 300 + 14 * at, label],
      [420, 300 + 14 * at, text],
    ] as const
  })
  const fields = ruled(page([[56, 60, lines[0] ?? ''], ...rows]))
  return names.map((name) => fields.find((field) => field.name === name)?.value)
}

const OWN = ['documentNumber', 'documentDate', 'dueDate', 'sellerVatId'] as const
const TOTALS = ['netTotal', 'taxTotal', 'grossTotal'] as const

invoice('of a neighbour has labels in his language', () => {
  assert.equal(
    read(
      [...OWN, ...TOTALS],
      'Facture | ',
      'Numéro de facture : | FA-143',
      'Date de facturation : | 24/02/2024',
      "Date d'échéance : | 25/03/2024",
      'N° TVA intracom. : | FR83404833048',
      'Total HT | 100,00 €',
      'TVA 20 % | 20,00 €',
      'Total TTC | 120,00 €',
    ),
    ['FA-143', '2024-02-24', '2024-03-25', 'FR83404833048', '100.00', '20.00', '120.00'],
  )
  assert.equal(
    read(
      [...OWN, ...TOTALS],
      'Factuur | ',
      'Factuurnummer: | 2024-118',
      'Factuurdatum: | 16-12-2024',
      'Vervaldatum: | 30-12-2024',
      'Btw-nummer: | NL004495445B01',
      'Totaal excl. btw | 250,00',
      'Btw 21 % | 52,50',
      'Totaal incl. btw | 302,50',
    ),
    ['2024-118', '2024-12-16', '2024-12-30', 'NL004495445B01', '250.00', '52.50', '302.50'],
  )
})

invoice('of a neighbour has its day of payment behind his words for it', () => {
  for (const line of [
    'Vto.: | 28/12/2025',
    'Prélevé le | 28/12/2025',
    'Scadenze: 28/12/2025 € 120,00 | ',
    'Date dû | 28 déc. 2025',
  ])
    assert.equal(
      read(['dueDate'], 'Facture | ', 'Date : | 24/11/2025', line, 'Total TTC | 120,00 €'),
      ['2025-12-28'],
      line,
    )
})

invoice('of a till has the number of its slip and a tax id of its country', () => {
  assert.equal(read(OWN, 'CASH BILL | ', 'SLIP NO. : | 8020188757', 'GST REG NO : | 001492992000'), [
    '8020188757',
    undefined,
    undefined,
    '001492992000',
  ])
})

invoice('is read by the labels of neighbours', () => {
  const values = (...lines: readonly (readonly [string, string])[]) => {
    const placed = lines.flatMap(([label, text], row): Placed[] => [
      [56, 60 + 14 * row, label],
      [300, 60 + 14 * row, text],
    ])
    const names = ['documentNumber', 'documentDate', 'dueDate', 'grossTotal']
    return names.map((name) => ruled(page(placed)).find((field) => field.name === name)?.value)
  }
  const all = ['4711', '2026-03-05', '2026-03-19', '1250.00']
  const days = ['2026-03-05', '2026-03-19'] as const
  assert.equal(
    values(['Fakturanr', '4711'], ['Fakturadatum', days[0]], ['Förfallodatum', days[1]], ['Att betala', '1 250,00']),
    all,
  )
  assert.equal(
    values(
      ['Faktura nr', '4711'],
      ['Data wystawienia', days[0]],
      ['Termin płatności', days[1]],
      ['Do zapłaty', '1 250,00'],
    ),
    all,
  )
  assert.equal(
    values(['Faktura č.', '4711'], ['Datum vystavení', days[0]], ['Splatnost', days[1]], ['K úhradě', '1 250,00']),
    all,
  )
  const further: readonly (readonly string[])[] = [
    ['Číslo faktúry', 'Dátum vystavenia', 'Dátum splatnosti', 'Spolu'],
    ['Számla sorszáma', 'Számla kelte', 'Fizetési határidő', 'Fizetendő összeg'],
    ['Számlaszám', 'Kiállítás dátuma', 'Esedékesség', 'Számla végösszeg'],
    ['Numărul facturii', 'Data facturii', 'Data scadenței', 'Total de plată'],
    ['Broj računa', 'Datum izdavanja', 'Datum dospijeća', 'Ukupno za platiti'],
    ['Laskun numero', 'Laskun päiväys', 'Eräpäivä', 'Yhteensä'],
    ['Fatura No', 'Fatura tarihi', 'Son ödeme tarihi', 'Genel toplam'],
  ]
  for (const [number = '', issued = '', due = '', total = ''] of further)
    assert.equal(values([number, '4711'], [issued, days[0]], [due, days[1]], [total, '1 250,00']), all, number)
})

invoice('in crowns is of the country whose words stand beside them', () => {
  const currency = (...lines: string[]) =>
    understand(plainReading('txt', [lines])).fields.find(({ name }) => name === 'currency')?.value
  assert.is(currency('Faktura 4711', 'Bankgiro 123-4567', 'Att betala 1 250 kr'), 'SEK')
  assert.is(currency('Faktura 4711', 'CVR-nr. 12345678', 'I alt 1.250,00 kr'), 'DKK')
  assert.is(currency('Faktura 4711', 'Beløp å betale kr 1 250,00', 'Org.nr. 987 654 321 MVA'), 'NOK')
  assert.is(currency('Rechnung 4711', 'Lieferung an kr. 12'), undefined)
})

invoice.run()

const electronic = suite('an e-invoice')

/** What the letter says, as XML. */
const XML = `<Invoice xmlns="urn:x" xmlns:cac="urn:y" xmlns:cbc="urn:z">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID>
  <cbc:ID>RE-2025-118</cbc:ID><cbc:IssueDate>2025-03-14</cbc:IssueDate><cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>
  <cac:PaymentMeans><cac:PayeeFinancialAccount><cbc:ID>DE08700901001234567890</cbc:ID></cac:PayeeFinancialAccount></cac:PaymentMeans>
  <cac:LegalMonetaryTotal><cbc:TaxInclusiveAmount currencyID="EUR">1190.00</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
</Invoice>`

electronic('has no differences where its XML says what its page does', () => {
  const { eInvoice, differences } = understand({ ...letter, invoiceXml: XML })
  assert.equal([eInvoice, differences], ['EN 16931', []])
})

electronic('names what its XML and its page disagree on, and believes the XML', () => {
  const invoiceXml = XML.replace('1190.00', '1290.00').replace('RE-2025-118', 'RE-2025-119')
  const { fields, differences } = understand({ ...letter, invoiceXml })
  assert.equal(differences, [
    { name: 'documentNumber', xml: 'RE-2025-119', page: 'RE-2025-118' },
    { name: 'grossTotal', xml: '1290.00', page: '1190.00' },
  ])
  const read = (name: FieldName) => fields.filter((field) => field.name === name).map((field) => field.value)
  // The page is that of another invoice.
  assert.equal([read('grossTotal'), read('dueDate')], [['1290.00'], []])
})

electronic.run()

const others = suite('other documents')

const kindOf = (...lines: readonly string[]) => understand(plainReading('txt', [lines])).kind.name

others('are recognised by their titles', () => {
  assert.is(kindOf('Angebot Nr. 12', 'Gern bieten wir Ihnen freibleibend an:'), 'offer')
  assert.is(kindOf('Kündigung', 'Hiermit kündige ich den Vertrag fristgerecht.'), 'termination')
  assert.is(kindOf('Lieferschein', 'Pos Artikel Menge'), 'delivery-note')
  assert.is(kindOf('Mietvertrag', 'Die Vertragsparteien vereinbaren: § 1 Laufzeit'), 'contract')
  assert.is(kindOf('Protokoll der Sitzung', 'Teilnehmer: alle', 'TOP 1'), 'minutes')
})

others('are a letter where they only greet, and something else where they say nothing', () => {
  assert.is(kindOf('Sehr geehrte Damen und Herren,', 'vielen Dank.', 'Mit freundlichen Grüßen'), 'letter')
  assert.is(kindOf('abc def'), 'other')
})

others('have no fields that nobody wrote', () => {
  const { fields, items } = understand(plainReading('txt', [['Liebe Oma,', 'wie geht es dir? Uns geht es gut.']]))
  assert.equal([fields, items], [[], []])
})

others.run()
