import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { plainReading } from '../readers/plain.ts'
import type { Reading } from '../types.ts'
import { lookAt, understand } from '../understand.ts'
import { page } from './fixtures/page.ts'

const kinds = suite('kindOf')

const ruledKind = (reading: Reading) => lookAt(reading, null).kindView.ruled.name
const kindOf = (...lines: readonly string[]) => ruledKind(plainReading('txt', [lines]))

kinds('knows what else arrives in an office', () => {
  assert.is(kindOf('Satzung des Turnvereins', '§ 1 Name und Sitz', 'Der Vorstand'), 'bylaws')
  assert.is(kindOf('Einladung zur Versammlung', 'Tagesordnung', '1. Wahlen'), 'invitation')
  assert.is(kindOf('Versicherungsschein', 'Versicherungsnehmer: Greta Lind'), 'insurance')
  assert.is(kindOf('Lastenheft', 'Anforderungen an die Software'), 'specification')
  assert.is(kindOf('Online-Ticket', 'Hinfahrt Kiel - Hamburg, 2. Klasse'), 'ticket')
  assert.is(kindOf('Bekanntmachung', 'Der Rat hat beschlossen'), 'notice')
  assert.is(kindOf('Speisekarte', 'Suppe 5,90 €', 'Schnitzel 14,90 €'), 'price-list')
  assert.is(kindOf('MEMORANDUM', 'To: All staff', 'Please note the new hours.'), 'letter')
})

kinds('knows the papers of neighbours', () => {
  assert.is(kindOf('FACTURE', 'Numéro de facture : 143', 'Total TTC 1 200,00 €'), 'invoice')
  assert.is(kindOf('Factuur', 'Factuurnummer 2024-118', 'Te betalen 302,50 €'), 'invoice')
  assert.is(kindOf('Creditfactuur', 'Totaal incl. btw 45,00 €'), 'credit-note')
  assert.is(kindOf('DEVIS', 'Total HT 840,00 €'), 'offer')
  assert.is(kindOf('Pakbon', '3 dozen'), 'delivery-note')
  assert.is(kindOf('KREDITFAKTURA', 'Summa att betala -599,00 kr'), 'credit-note')
  assert.is(kindOf('Betalningspåminnelse', 'Att betala 450,00 kr'), 'reminder')
  assert.is(kindOf('Wezwanie do zapłaty', 'Razem 450,00 zł'), 'reminder')
  assert.is(kindOf('Offert', 'Summa 12 000,00 kr'), 'offer')
  assert.is(kindOf('Bon Livraison 14887', '3 cartons'), 'delivery-note')
  assert.is(kindOf('Výpis z účtu', 'Počáteční zůstatek 100,00 Kč'), 'bank-statement')
  assert.is(kindOf('Compte rendu', 'Présents : Mme Muster'), 'minutes')
  assert.is(kindOf('Umowa', '§ 1 Strony'), 'contract')
  assert.is(kindOf('SZÁMLA', 'Fizetendő összeg: 11 202 Ft'), 'invoice')
  assert.is(kindOf('Faktúra', 'Spolu 45,00 €'), 'invoice')
  assert.is(kindOf('FACTURĂ', 'Total de plată 119 lei'), 'invoice')
  assert.is(kindOf('RAČUN', 'Ukupno za platiti 45,00 €'), 'invoice')
  assert.is(kindOf('LASKU', 'Yhteensä 45,00 €'), 'invoice')
  assert.is(kindOf('Storno račun', 'Ukupno -45,00 €'), 'credit-note')
  assert.is(kindOf('Árajánlat', 'Összesen 12 700 Ft'), 'offer')
  assert.is(kindOf('Otpremnica', '3 kom'), 'delivery-note')
})

kinds('distinguishes a statement of costs from an invoice', () => {
  assert.is(kindOf('Reisekostenabrechnung', 'Fahrt 84,00 €', 'Summe 112,00 €'), 'statement')
  assert.is(kindOf('Entgeltabrechnung März 2025', 'Gesamtbrutto 3.200,00 €'), 'statement')
  assert.is(kindOf('Ihre Stromrechnung', 'Rechnungsnummer 998877', 'Rechnungsbetrag 812,33 €'), 'invoice')
})

kinds('does not take a mail address for a title', () => {
  const letter = [
    'Änderung der Öffnungszeiten',
    'Sehr geehrte Damen und Herren,',
    'rechnung@muster.de',
    'Mit freundlichen Grüßen',
  ]
  assert.is(kindOf(...letter), 'letter')
})

kinds('takes a quarterly report for a report, though it is called a form', () => {
  assert.is(kindOf('FORM 10-Q', 'QUARTERLY REPORT', 'For the period ended March 31, 2025'), 'report')
})

kinds('knows what a letter wants from its subject and its sentences', () => {
  const letter = (subject: string, ...text: readonly string[]) =>
    kindOf(
      'Lind GmbH',
      'Weg 3',
      '12345 Ort',
      subject,
      'Sehr geehrte Damen und Herren,',
      ...text,
      'Mit freundlichen Grüßen',
    )
  assert.is(letter('Preisanfrage', 'wir bitten um ein Angebot für 54 Stück.'), 'enquiry')
  assert.is(letter('Frage zu Ihrem Angebot vom 02.03.2025', 'wäre eine Besichtigung möglich?'), 'enquiry')
  assert.is(letter('Fristlose Kündigung des Mietvertrags', 'wir kündigen den Vertrag fristlos.'), 'termination')
  assert.is(letter('Initiativbewerbung als Kauffrau', 'ich bewerbe mich um die Stelle.'), 'application')
  assert.is(letter('Ihre Bewerbung: Einladung', 'wir laden Sie zu einem Gespräch ein.'), 'invitation')
  assert.is(letter('Einspruch gegen Rechnung Nr. 8633', 'damit sind wir nicht einverstanden.'), 'complaint')
  assert.is(letter('Nachfrist zu unserer Bestellung 74131', 'wir setzen Ihnen eine Nachfrist.'), 'delay')
  assert.is(letter('Bußgeldbescheid', 'Sie haben eine Ordnungswidrigkeit begangen.'), 'authority-letter')
  assert.is(letter('Unsere neue Anschrift', 'wir sind umgezogen.'), 'letter')
})

kinds('knows them in English and Portuguese as well', () => {
  assert.is(kindOf('Resignation', 'Dear Ms Lind,', 'I hereby resign from my post.'), 'termination')
  assert.is(kindOf('Late delivery', 'Dear Sirs,', 'Our order 12 was due on 1 May. We are still waiting.'), 'delay')
  assert.is(kindOf('Past Due Notice', 'Invoice 12', 'If you have already paid, disregard this.'), 'reminder')
  assert.is(kindOf('Notice of resignation', 'Dear Ms Lind,', 'I am leaving on 1 May.'), 'termination')
  assert.is(kindOf('Notice to all tenants', 'The fire alarm will be tested on 1 May.'), 'notice')
  assert.is(kindOf('Order Form', 'Purchase Order No. 12', 'Please deliver by 1 May.'), 'order')
  assert.is(kindOf('Carta de demissão', 'Exmos. Senhores,', 'Comunico que deixo o cargo.'), 'termination')
  assert.is(kindOf('Aviso de cobrança', 'Fatura 12', 'Valor em dívida: 80,00 €'), 'reminder')
  assert.is(kindOf('Nota de entrega', 'Recebi a mercadoria'), 'delivery-note')
})

kinds('knows an authority by its head, and not by the address of a letter', () => {
  const letter = ['Ihr Schreiben', 'Sehr geehrte Frau Lind,', 'bitte antworten Sie bald.', 'Mit freundlichen Grüßen']
  assert.is(kindOf('Finanzamt Hohenfurt', 'Burgstraße 4, 29455 Hohenfurt', ...letter), 'authority-letter')
  assert.is(kindOf('Greta Lind', 'Weg 3', '12345 Ort', 'Finanzamt Hohenfurt', 'Burgstraße 4', ...letter), 'letter')
})

kinds('takes rows of many cells without sums for a table, whatever their words', () => {
  const rows = Array.from({ length: 7 }, (_, row) =>
    [`G-${row}`, 'Bohrer', 'Lager', row % 2 ? 'defekt' : 'Mangel'].map(
      (text, at) => [56 + at * 110, 60 + row * 14, text] as const,
    ),
  )
  assert.is(ruledKind(page(rows.flat())), 'table')
})

kinds('does not take the heads of a table or a label for a title', () => {
  const bill = ['Rechnung Nr. 7', 'Rechnung  Rechnung vom  Zu zahlen bis  Betrag']
  assert.is(kindOf('Mahnung', 'Offene Posten', ...bill, 'Mahngebühr 5,00 €'), 'reminder')
  assert.is(kindOf('Auftrag Nr.:', '4711', 'Bestellbestätigung', 'wir bestätigen Ihren Auftrag'), 'order-confirmation')
  assert.is(
    kindOf('Gutschrift zur Rechnung', 'Wir schreiben Ihnen den Betrag gut.', 'Rechnungsnummer 12'),
    'credit-note',
  )
})

kinds('takes a card for a card in any format, and a bill of few words for none', () => {
  assert.is(
    kindOf('Lisa Lind', 'Vorstand', 'T +49 193 2335828', 'lind@example.org', 'www.example.org'),
    'business-card',
  )
  assert.is(kindOf('Lisa Lind', 'T +49 193 2335828', 'lind@example.org', 'Fahrt 12,00 €'), 'other')
})

const mail = (subject: string, ...lines: readonly string[]) => {
  const head = { from: 'Greta Lind <greta@example.org>', to: 'info@example.org', subject, attachments: [] }
  return understand({ ...plainReading('eml', [[subject, ...lines]]), mail: head })
}

kinds('calls a mail what it is about where its words leave no doubt', () => {
  const asks = ['Haben Sie das Teil da, und was kostet es?', 'Ich bin ab 9 Uhr unter 0301 2345678 zu erreichen.']
  assert.is(mail('Pumpe brummt', ...asks).kind.name, 'enquiry')
  assert.is(mail('Liefertermin verschiebt sich', 'Neuer Termin: 05.05.2025').kind.name, 'delay')
  assert.is(mail('Mittagessen', 'Treffen wir uns um zwölf?').kind.name, 'email')
})

kinds('looks for nobody who sells or buys in the text of a mail', () => {
  const { fields } = mail(
    'Anfrage',
    'Guten Morgen,',
    'was kostet das?',
    'Viele Grüße',
    'Greta Lind',
    'Weg 3',
    '12345 Ort',
  )
  assert.equal(
    fields.filter(({ name }) => /^(?:seller|buyer)/.test(name)),
    [],
  )
})

kinds('takes no sum for the number of an invoice', () => {
  const { kind, fields } = understand(
    plainReading('txt', [['Arbeitsanweisung AA-07', 'Wer: Büro', 'Rechnung prüfen: über 500 € die Geschäftsführung']]),
  )
  assert.is(kind.name, 'manual')
  assert.is(fields.find(({ name }) => name === 'documentNumber')?.value, undefined)
})

kinds.run()
