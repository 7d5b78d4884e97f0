import type { Language } from '../../types.ts'

type Ways = readonly string[]

/** What people write who have no program for papers of trade: letters with prices in their sentences. */
export interface ProseWords {
  readonly offerSubjects: Ways
  readonly invoiceSubjects: Ways
  readonly offerIntros: Ways
  readonly invoiceIntros: Ways
  /** With {item}, {quantity}, {unit}, {price} and {amount}. */
  readonly items: Ways
  /** With {net}, {rate}, {tax} and {gross}. */
  readonly taxed: Ways
  /** With {gross}. */
  readonly untaxed: Ways
  readonly offerTalk: Ways
  readonly invoiceTalk: Ways
}

const german: ProseWords = {
  offerSubjects: [
    'Angebot {number}',
    'Angebot für {item}',
    'Unser Angebot: {item}',
    'Ihre Anfrage vom {other}: Angebot',
  ],
  invoiceSubjects: [
    'Rechnung {number}',
    'Rechnung Nr. {number}',
    'Rechnung {number} für {item}',
    'Honorarrechnung {number}',
  ],
  offerIntros: [
    'vielen Dank für Ihr Interesse und das freundliche Gespräch vom {other}. Wie besprochen biete ich Ihnen folgende Leistungen an:',
    'auf Ihre Anfrage vom {other} hin unterbreiten wir Ihnen gerne dieses Angebot.',
    'wir freuen uns, dass Sie an unseren Leistungen interessiert sind, und bieten Ihnen an:',
    'bezugnehmend auf unsere Besichtigung vom {other} erlauben wir uns, wie folgt anzubieten:',
  ],
  invoiceIntros: [
    'für meine Arbeiten erlaube ich mir zu berechnen:',
    'wie vereinbart stelle ich Ihnen folgende Leistungen in Rechnung:',
    'hiermit berechne ich Ihnen nach unserer Absprache vom {other}:',
  ],
  items: [
    '{item}: {amount}',
    '{quantity} {unit} {item} zu je {price}, zusammen {amount}',
    '{item} ({quantity} x {price}) {amount}',
    '{quantity} {unit} {item} = {amount}',
    '{item}, pauschal {amount}',
  ],
  taxed: [
    'Der Gesamtpreis beträgt {gross} inklusive {rate} Mehrwertsteuer.',
    'Netto {net}, zuzüglich {rate} Umsatzsteuer in Höhe von {tax} ergibt insgesamt {gross}.',
    'Das ergibt {net} zzgl. {rate} MwSt. ({tax}), also {gross}.',
    'Gesamtbetrag: {gross} (darin {rate} USt. {tax})',
  ],
  untaxed: ['Der Gesamtbetrag beläuft sich auf {gross}.', 'Insgesamt: {gross}', 'Gesamtpreis {gross}'],
  offerTalk: [
    'Die Arbeiten können etwa vier Wochen nach Auftragserteilung beginnen.',
    'Anfahrt und Kleinmaterial sind im Preis enthalten.',
    'Für Rückfragen erreichen Sie mich jederzeit telefonisch.',
    'Zusätzliche Arbeiten berechnen wir nach Aufwand mit 68,00 € je Stunde.',
    'Unsere Referenzen finden Sie auf unserer Internetseite.',
    'Wir würden uns freuen, den Auftrag von Ihnen zu erhalten.',
  ],
  invoiceTalk: [
    'Die Leistung wurde im vergangenen Monat erbracht.',
    'Ich bedanke mich für den Auftrag.',
    'Für Rückfragen stehe ich gern zur Verfügung.',
    'Die Aufstellung der Stunden liegt bei.',
  ],
}

const english: ProseWords = {
  offerSubjects: ['Quotation {number}', 'Quote for {item}', 'Our quotation: {item}', 'Your enquiry of {other}'],
  invoiceSubjects: ['Invoice {number}', 'Invoice no. {number}', 'Invoice {number}: {item}', 'Fee note {number}'],
  offerIntros: [
    'Thank you for your enquiry of {other}. We are pleased to quote as follows:',
    'Further to our meeting on {other}, I would like to offer you the following:',
    'It was good to meet you. As discussed, here is my quotation.',
    'We are delighted to submit our proposal for your consideration:',
  ],
  invoiceIntros: [
    'For professional services rendered:',
    'As agreed on {other}, please find my charges below:',
    'Please accept this as my invoice for the following work:',
  ],
  items: [
    '{item}: {amount}',
    '{quantity} {unit} {item} at {price} each, {amount}',
    '{item} ({quantity} x {price}) {amount}',
    '{item}, fixed price {amount}',
  ],
  taxed: [
    'The total price is {gross} including VAT at {rate}.',
    'This comes to {net} plus VAT at {rate} of {tax}, {gross} in total.',
    'Net {net}, VAT {rate} {tax}, total {gross}.',
    'Total: {gross} (includes {tax} VAT at {rate})',
  ],
  untaxed: ['The total comes to {gross}.', 'Total: {gross}', 'Total price {gross}.'],
  offerTalk: [
    'Work could start about four weeks after your order.',
    'Travel and small parts are included.',
    'Please call me if you have any questions.',
    'Additional work will be charged at £55.00 an hour.',
    'Our terms and conditions apply.',
    'We hope this meets your approval and look forward to your order.',
  ],
  invoiceTalk: [
    'The work was done last month.',
    'Thank you very much for your business.',
    'A breakdown of the hours is attached.',
    'Do call me if anything is unclear.',
  ],
}

const portuguese: ProseWords = {
  offerSubjects: [
    'Orçamento {number}',
    'Proposta para {item}',
    'Proposta comercial: {item}',
    'Resposta à consulta de {other}',
  ],
  invoiceSubjects: [
    'Fatura {number}',
    'Fatura n.º {number}',
    'Fatura {number} - {item}',
    'Nota de honorários {number}',
  ],
  offerIntros: [
    'Agradecemos o seu contacto de {other} e apresentamos a nossa proposta:',
    'Conforme a nossa reunião de {other}, temos o gosto de propor:',
    'Na sequência do seu pedido, segue o nosso orçamento.',
  ],
  invoiceIntros: [
    'Pelos trabalhos realizados, apresento os seguintes honorários:',
    'Conforme acordado em {other}, seguem os valores:',
    'Serviços prestados:',
  ],
  items: [
    '{item}: {amount}',
    '{quantity} {unit} de {item} a {price}, total {amount}',
    '{item} ({quantity} x {price}) {amount}',
    '{item}, preço fixo {amount}',
  ],
  taxed: [
    'O valor total é de {gross}, com IVA de {rate} incluído.',
    'O valor é de {net}, acrescido de imposto de {rate} ({tax}), num total de {gross}.',
    'Total: {gross} (inclui {tax} de imposto a {rate})',
  ],
  untaxed: ['O valor total é de {gross}.', 'Total: {gross}', 'Valor global {gross}.'],
  offerTalk: [
    'Os trabalhos podem começar quatro semanas após a adjudicação.',
    'As deslocações estão incluídas.',
    'Ficamos ao dispor para qualquer esclarecimento.',
    'Trabalhos adicionais serão faturados à hora.',
    'Esperamos que a proposta seja do seu agrado.',
  ],
  invoiceTalk: [
    'Os serviços foram prestados no mês passado.',
    'Obrigado pela confiança.',
    'Segue em anexo o mapa de horas.',
  ],
}

export const PROSE_WORDS: Readonly<Record<Language, ProseWords>> = { de: german, en: english, pt: portuguese }
