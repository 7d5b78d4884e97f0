// The words of an answer, in the languages of the pages that ask.
import type { DocumentKind, FieldName, LanguageCode } from './types.ts'

export type PageLanguage = 'de' | 'en' | 'pt'

export function pageLanguage(language: string): PageLanguage {
  return language === 'en' || language === 'pt' ? language : 'de'
}

type ByLanguage = readonly [de: string, en: string, pt: string]

const at = (words: ByLanguage, language: PageLanguage) => words[language === 'de' ? 0 : language === 'en' ? 1 : 2]

const KINDS: Readonly<Record<DocumentKind, ByLanguage>> = {
  invoice: ['Rechnung', 'Invoice', 'Fatura'],
  'credit-note': ['Gutschrift', 'Credit note', 'Nota de crédito'],
  reminder: ['Mahnung', 'Payment reminder', 'Aviso de cobrança'],
  receipt: ['Quittung', 'Receipt', 'Recibo'],
  offer: ['Angebot', 'Offer', 'Orçamento'],
  order: ['Bestellung', 'Order', 'Pedido'],
  'order-confirmation': ['Auftragsbestätigung', 'Order confirmation', 'Confirmação de pedido'],
  'delivery-note': ['Lieferschein', 'Delivery note', 'Guia de remessa'],
  contract: ['Vertrag', 'Contract', 'Contrato'],
  termination: ['Kündigung', 'Termination', 'Rescisão'],
  application: ['Bewerbung oder Lebenslauf', 'Application or CV', 'Currículo'],
  'bank-statement': ['Kontoauszug', 'Bank statement', 'Extrato bancário'],
  'authority-letter': ['Schreiben einer Behörde', 'Letter of an authority', 'Carta de órgão público'],
  letter: ['Brief', 'Letter', 'Carta'],
  enquiry: ['Anfrage', 'Enquiry', 'Consulta'],
  complaint: ['Reklamation', 'Complaint', 'Reclamação'],
  minutes: ['Protokoll', 'Minutes', 'Ata'],
  'time-sheet': ['Stundenzettel', 'Time sheet', 'Folha de ponto'],
  'price-list': ['Preisliste', 'Price list', 'Tabela de preços'],
  table: ['Tabelle', 'Table', 'Planilha'],
  form: ['Formular', 'Form', 'Formulário'],
  'process-sketch': ['Prozessskizze', 'Process sketch', 'Esboço de processo'],
  report: ['Bericht', 'Report', 'Relatório'],
  statement: ['Abrechnung', 'Statement', 'Demonstrativo'],
  manual: ['Handbuch oder Anleitung', 'Manual', 'Manual'],
  email: ['E-Mail', 'E-mail', 'E-mail'],
  bylaws: ['Satzung oder Richtlinie', 'Bylaws or policy', 'Estatuto ou política'],
  invitation: ['Einladung', 'Invitation', 'Convite'],
  delay: ['Lieferverzug', 'Notice of delay', 'Aviso de atraso'],
  insurance: ['Versicherungsunterlage', 'Insurance document', 'Documento de seguro'],
  specification: ['Lastenheft oder Spezifikation', 'Specification', 'Especificação'],
  ticket: ['Ticket', 'Ticket', 'Bilhete'],
  notice: ['Bekanntmachung', 'Public notice', 'Edital'],
  'business-card': ['Visitenkarte', 'Business card', 'Cartão de visita'],
  other: ['Sonstiges Dokument', 'Other document', 'Outro documento'],
}

/** Whether a model's label is a kind of document. */
export const isKind = (label: string): label is DocumentKind => Object.hasOwn(KINDS, label)

export const kindName = (kind: DocumentKind, language: PageLanguage) => at(KINDS[kind], language)

/** What is read on an order or an offer is called otherwise than on an invoice. */
const NUMBERS: Partial<Record<DocumentKind, ByLanguage>> = {
  invoice: ['Rechnungsnummer', 'Invoice number', 'Número da fatura'],
  'credit-note': ['Gutschriftnummer', 'Credit note number', 'Número da nota de crédito'],
  receipt: ['Belegnummer', 'Receipt number', 'Número do recibo'],
  offer: ['Angebotsnummer', 'Offer number', 'Número do orçamento'],
}

const FIELDS: Readonly<Record<FieldName, ByLanguage>> = {
  documentNumber: ['Dokumentnummer', 'Document number', 'Número do documento'],
  documentDate: ['Datum', 'Date', 'Data'],
  dueDate: ['Fällig am', 'Due date', 'Vencimento'],
  paymentDays: ['Zahlungsziel in Tagen', 'Days to pay', 'Prazo em dias'],
  serviceDate: ['Leistungsdatum', 'Service date', 'Data da prestação'],
  sellerName: ['Aussteller', 'Seller', 'Emitente'],
  sellerAddress: ['Anschrift des Ausstellers', 'Address of the seller', 'Endereço do emitente'],
  sellerVatId: ['USt-IdNr', 'VAT ID', 'NIF / CNPJ'],
  sellerTaxNumber: ['Steuernummer', 'Tax number', 'Inscrição fiscal'],
  buyerName: ['Empfänger', 'Customer', 'Cliente'],
  buyerAddress: ['Anschrift des Empfängers', 'Address of the customer', 'Endereço do cliente'],
  buyerVatId: ['USt-IdNr des Empfängers', 'VAT ID of the customer', 'NIF / CNPJ do cliente'],
  customerNumber: ['Kundennummer', 'Customer number', 'Código do cliente'],
  orderNumber: ['Bestellnummer', 'Order number', 'Número do pedido'],
  contractNumber: ['Vertragsnummer', 'Contract number', 'Número do contrato'],
  iban: ['IBAN', 'IBAN', 'IBAN'],
  bic: ['BIC', 'BIC', 'BIC'],
  netTotal: ['Netto', 'Net total', 'Valor líquido'],
  taxTotal: ['Umsatzsteuer', 'VAT', 'Imposto'],
  taxRate: ['Steuersatz', 'Tax rate', 'Alíquota'],
  grossTotal: ['Brutto', 'Total', 'Valor total'],
  amountDue: ['Zu zahlen', 'Amount due', 'Valor a pagar'],
  currency: ['Währung', 'Currency', 'Moeda'],
  discountTerms: ['Zahlungsbedingungen', 'Terms of payment', 'Condições de pagamento'],
  noticePeriod: ['Kündigungsfrist', 'Notice period', 'Prazo de aviso'],
  contractTerm: ['Laufzeit', 'Term', 'Vigência'],
  deadline: ['Frist', 'Deadline', 'Prazo'],
  contact: ['Ansprechpartner', 'Contact', 'Contato'],
  phone: ['Telefon', 'Phone', 'Telefone'],
  email: ['E-Mail', 'E-mail', 'E-mail'],
  website: ['Website', 'Website', 'Site'],
  subject: ['Betreff', 'Subject', 'Assunto'],
  sender: ['Von', 'From', 'De'],
  recipient: ['An', 'To', 'Para'],
  attachments: ['Anhänge', 'Attachments', 'Anexos'],
  prepaid: ['Anzahlung', 'Prepaid', 'Adiantamento'],
  discount: ['Rabatt', 'Discount', 'Desconto'],
  title: ['Titel', 'Title', 'Título'],
  person: ['Person', 'Person', 'Pessoa'],
  company: ['Unternehmen', 'Company', 'Empresa'],
  participants: ['Teilnehmer', 'Participants', 'Participantes'],
  period: ['Zeitraum', 'Period', 'Período'],
  accountHolder: ['Kontoinhaber', 'Account holder', 'Titular da conta'],
  openingBalance: ['Alter Kontostand', 'Opening balance', 'Saldo anterior'],
  closingBalance: ['Neuer Kontostand', 'Closing balance', 'Saldo final'],
  amount: ['Betrag', 'Amount', 'Valor'],
}

export function fieldLabel(name: FieldName, kind: DocumentKind, language: PageLanguage): string {
  const own = name === 'documentNumber' ? NUMBERS[kind] : undefined
  if (own) return at(own, language)
  if (name === 'deadline' && kind === 'delay')
    return at(['Neuer Liefertermin', 'New delivery date', 'Nova data de entrega'], language)
  if (name === 'documentDate' && kind === 'invoice')
    return at(['Rechnungsdatum', 'Invoice date', 'Data de emissão'], language)
  return at(FIELDS[name], language)
}

const UNKNOWN: ByLanguage = ['Nicht erkennbar', 'Unknown', 'Desconhecido']

export function languageName(code: LanguageCode, language: PageLanguage): string {
  if (code === 'und') return at(UNKNOWN, language)
  return new Intl.DisplayNames([LOCALES[language]], { type: 'language' }).of(code) ?? at(UNKNOWN, language)
}

const LOCALES: Readonly<Record<PageLanguage, string>> = { de: 'de-DE', en: 'en-GB', pt: 'pt-BR' }

/** "2025-02-05" as people of the language write it. */
export function formatDate(iso: string, language: PageLanguage): string {
  const [year, month, day] = iso.split('-')
  return language === 'de' ? `${day}.${month}.${year}` : `${day}/${month}/${year}`
}

/** "1234.56" as people of the language write it, with the currency. */
export function formatAmount(amount: string, currency: string, language: PageLanguage): string {
  const options = /^[A-Z]{3}$/.test(currency) ? { style: 'currency' as const, currency } : { minimumFractionDigits: 2 }
  return new Intl.NumberFormat(LOCALES[language], options).format(Number(amount))
}

/** "1234.5" as people of the language write it; whatever is no number stays as it is. */
export function formatNumber(value: string, language: PageLanguage): string {
  const number = Number(value)
  return Number.isFinite(number)
    ? new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 4 }).format(number)
    : value
}

/** "1,2 MB"; in German, as the contract says. */
export function formatSize(bytes: number): string {
  const units = ['Byte', 'KB', 'MB'] as const
  const power = bytes < 1024 ? 0 : bytes < 1024 * 1024 ? 1 : 2
  const value = new Intl.NumberFormat('de-DE', { maximumFractionDigits: power === 0 ? 0 : 1 }).format(
    bytes / 1024 ** power,
  )
  return `${value} ${units[power]}`
}
