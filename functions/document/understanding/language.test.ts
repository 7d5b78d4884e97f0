import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { languageOf } from './language.ts'

const test = suite('languageOf')

const codeOf = (text: string) => languageOf(text).code

test('tells the languages of neighbours apart', () => {
  const papers = {
    es: 'FACTURA Fecha de factura Cliente Descripción Cantidad Precio Importe Base imponible Total Forma de pago',
    pt: 'FATURA Data de emissão Cliente Descrição Quantidade Preço Valor Incidência Total a pagar até à data de vencimento',
    fr: 'FACTURE Date de la facture Client Désignation Quantité Prix unitaire Montant hors taxes Total à payer Échéance',
    it: 'FATTURA Data del documento Cliente Descrizione Quantità Prezzo Imponibile Totale documento Modalità di pagamento',
    nl: 'FACTUUR Factuurdatum Klantnummer Omschrijving Aantal Bedrag Te betalen vóór vervaldatum',
    sv: 'FAKTURA Fakturadatum Kundnummer Benämning Antal Belopp att betala Förfallodatum',
  }
  for (const [code, text] of Object.entries(papers)) assert.is(codeOf(text), code, text)
})

test('takes a German paper with English names and words for a German one', () => {
  assert.is(codeOf('Rechnung Web Design Studio Support Hosting Summe Betrag zahlbar bis'), 'de')
  assert.is(codeOf('Invoice Tischlerei Bergmann Hamburg total amount due payment terms'), 'en')
})

test('counts a word once, however often a table says it', () => {
  const rows = Array.from({ length: 50 }, () => 'Maintenance and support of the server with one year of updates').join(
    '\n',
  )
  assert.is(
    codeOf(`Rechnung Nummer Datum\n${rows}\nGesamtbetrag zahlbar innerhalb von dreißig Tagen nach Erhalt`),
    'de',
  )
})

test('knows no language of numbers, and the one of other letters', () => {
  assert.equal(languageOf('4711 12,50 EUR\n19 %'), { code: 'und', certainty: 0 })
  assert.is(codeOf('Счёт на оплату № 5 от 3 мая. Покупатель, товары, количество, сумма, всего к оплате'), 'ru')
})

test.run()
