// What documents call their facts, in German, English and Portuguese. A label begins its cell, or its line.
import type { FieldName } from '../types.ts'

/** How a value is read. */
export type ValueKind = 'id' | 'date' | 'amount' | 'name' | 'iban' | 'bic' | 'vat' | 'text'

export interface Label {
  readonly field: FieldName
  readonly kind: ValueKind
  readonly pattern: RegExp
  /** How surely a value beside it is what the field means, from 0 to 1. */
  readonly weight: number
}

const NUMBER = '(?:nr|no|num|nummer|number|numero|número|n[º°o]|#|id|code|kennung)\\.?'

/** The words of a label, at the beginning of a text and not in the middle of a longer word. */
function starting(words: string): RegExp {
  return new RegExp(`^[\\s•*(]*(?:${words})(?![\\p{L}])[\\s.]*(?:\\([^)]*\\))?[\\s:.#/|–-]*`, 'iu')
}

function label(field: FieldName, kind: ValueKind, weight: number, words: string): Label {
  return { field, kind, weight, pattern: starting(words) }
}

/** In the order in which they are tried: the first one that fits a cell says what the cell is. */
export const LABELS: readonly Label[] = [
  // Numbers of other things, so that they are not taken for the document's own.
  label(
    'customerNumber',
    'id',
    0.95,
    `(?:ihre\\s)?(?:kunden|debitoren|mandanten|mitglieds)-?\\s?${NUMBER}|kd\\.?-?\\s?${NUMBER}|customer\\s?(?:account\\s)?${NUMBER}|client\\s?${NUMBER}|account\\s?(?:no|number)|c[óo]digo\\s(?:do\\s)?cliente`,
  ),
  label(
    'orderNumber',
    'id',
    0.95,
    `(?:ihre\\s|unsere\\s)?(?:bestell|auftrags|order)-?\\s?${NUMBER}|auftrag\\s?${NUMBER}|bestellung\\s?${NUMBER}|purchase\\sorder(?:\\s?${NUMBER})?|p\\.?o\\.?\\s?${NUMBER}|order\\s?${NUMBER}|ihre\\sbestellung|n[º°o]?\\.?\\s?(?:do\\s)?pedido|pedido\\s?${NUMBER}`,
  ),
  label(
    'contractNumber',
    'id',
    0.95,
    `(?:vertrags|versicherungsschein|policen)-?\\s?${NUMBER}|contract\\s?${NUMBER}|policy\\s?${NUMBER}|contrato\\s?${NUMBER}`,
  ),
  label(
    'documentNumber',
    'id',
    0.97,
    `(?:rechnungs|rechn\\.|re\\.?|rg\\.?|beleg|gutschrifts?|angebots|lieferschein|mahnungs|quittungs|bon|faktura|fakturen|dokument(?:en)?|vorgangs|bescheid|buchungs)-?\\s?${NUMBER}|(?:handels|abschlags|schluss|teil|korrektur)?rechnung\\s?(?:${NUMBER})|(?:angebot|gutschrift|mahnung|lieferschein|quittung|beleg|auftragsbestätigung)\\s?${NUMBER}|(?:tax\\s)?invoice\\s?${NUMBER}|inv\\.?\\s?${NUMBER}|(?:receipt|bill|document|credit\\s(?:note|memo)|quote|quotation|offer|transaction|booking|confirmation)\\s?${NUMBER}|(?:fatura|nota\\sfiscal|nf-?e|nfc-?e|recibo|documento)\\s?(?:eletr[ôo]nica\\s)?${NUMBER}|${NUMBER}\\s(?:da\\s)?(?:fatura|nota)`,
  ),
  label(
    'documentNumber',
    'id',
    0.75,
    '(?:handels|abschlags|schluss|teil)?rechnung|invoice|gutschrift|credit\\snote|fatura|nummer|number|n[º°]\\.?',
  ),

  label(
    'dueDate',
    'date',
    0.96,
    `(?:rechnung\\s)?(?:fällig(?:keit|keitsdatum)?(?:\\s(?:am|bis|zum))?|zahlbar\\s(?:bis|am)|zu\\szahlen\\sbis|zahlungsziel|zahlungsfrist|zahlungstermin|fälligkeitstermin|zahlbar\\sohne\\sabzug\\sbis)|(?:payment\\s)?due(?:\\s(?:date|by|on)|(?=\\s*:|$))|pay(?:ment|able)?\\sby|date\\sdue|(?:data\\s(?:de\\s)?)?vencimento|vence\\sem|data\\slimite`,
  ),
  label(
    'serviceDate',
    'date',
    0.95,
    `(?:leistungs|liefer)(?:ungs)?-?(?:datum|tag|zeitpunkt|zeitraum|termin)|(?:liefer-?\\s?(?:und|/)\\s?leistungs(?:datum|zeitraum))|datum\\sder\\s(?:lieferung|leistung)|(?:delivery|service|ship(?:ping)?|supply)\\s(?:date|period)|date\\sof\\s(?:supply|delivery|service)|data\\s(?:da\\s)?(?:sa[íi]da|entrega|presta[çc][ãa]o)(?:/entrada)?`,
  ),
  label(
    'documentDate',
    'date',
    0.97,
    `(?:rechnungs|rechn\\.|re\\.?|beleg|ausstellungs|angebots|gutschrifts|dokument(?:en)?|erstellungs|druck|brief|bescheid)-?\\s?(?:datum|tag)|(?:datum\\sder\\s)?(?:rechnung|ausstellung)\\svom|(?:tax\\s)?invoice\\sdate|(?:issue|bill(?:ing)?|receipt|document|order|transaction|statement)\\s?date|date\\s(?:of\\s)?(?:issue|invoice)|issued(?:\\son)?|data\\s(?:de\\s|da\\s)?(?:emiss[ãa]o|fatura)|emitida?\\sem|emiss[ãa]o`,
  ),
  label('documentDate', 'date', 0.8, 'datum|date|data|vom|dated'),

  label(
    'buyerVatId',
    'vat',
    0.9,
    `ihre\\s(?:ust|umsatzsteuer)\\.?-?\\s?id\\p{L}*\\.?-?\\s?(?:${NUMBER})?|(?:customer|client|your)(?:'s)?\\s(?:vat|tax)[-\\s]?(?:${NUMBER})?`,
  ),
  label(
    'sellerVatId',
    'vat',
    0.95,
    `(?:ust|umsatzsteuer|mwst)\\.?-?\\s?(?:id(?:ent)?(?:ifikations)?)?\\.?-?\\s?${NUMBER}|ust-?id|uid(?:-?nr)?|vat[-\\s]?(?:reg(?:istration)?[-\\s]?)?${NUMBER}|tax[-\\s]?id|nif|nipc|cnpj(?:/cpf)?|contribuinte`,
  ),
  label('sellerTaxNumber', 'text', 0.95, `(?:steuer|st\\.?)-?\\s?${NUMBER}|finanzamt`),
  label(
    'grossTotal',
    'amount',
    0.96,
    '(?:(?:gesamt|rechnungs|end)-?)?(?:summe|betrag|gesamt|total|preis)[\\s,(:]*(?:brutto|inkl|incl|einschl|including)[^\\d]{0,30}?',
  ),
  label(
    'netTotal',
    'amount',
    0.95,
    `(?:(?:gesamt|zwischen|rechnungs|waren|positions)?-?(?:summe|betrag|wert|gesamtbetrag)\\s(?:netto|ohne\\s(?:ust|mwst|umsatzsteuer|mehrwertsteuer)\\.?|\\(?excl\\.?)|(?:summe|gesamt|betrag|total|zwischensumme)[\\s,(]*(?:netto|ohne)|netto(?:-?(?:summe|betrag|gesamt|warenwert|gesamtbetrag|rechnungsbetrag|wert|umsatz))?|warenwert(?:\\snetto)?|nettowarenwert|rechnungssumme\\snetto|total\\s(?:net|excl|untaxed|before\\stax)|net\\s(?:total|amount|value)|sub-?\\s?total|untaxed\\samount|taxable\\s(?:amount|value)|valor\\stotal\\sdos\\sprodutos|v\\.?\\stotal\\sprodutos|valor\\sl[íi]quido|total\\sil[íi]quido|subtotal|gesamtbetrag\\sexkl)`,
  ),
  label(
    'taxTotal',
    'amount',
    0.94,
    `(?:(?:zzgl|zuz[üu]gl|plus|inkl|enthaltene|darin\\senthalten|gesetzl|gesetzliche|summe|total|\\+)\\.?\\s)*(?:\\d{1,2}(?:[.,]\\d+)?\\s?%\\s)?(?:mwst|ust|umsatzsteuer|mehrwertsteuer|steuer(?:betrag|summe)?|vat|tax(?:es)?(?:\\samount)?|sales\\stax|gst|iva|icms|valor\\sdo\\sicms|total\\stax|tax\\stotal|mwst-?betrag|ust-?betrag|umsatzsteuerbetrag|steuern)\\.?(?:\\s?(?:betrag|amount|total))?(?:\\s?\\(?\\d{1,2}(?:[.,]\\d+)?\\s?%\\)?)?(?:\\sauf\\s[\\d.,]+)?`,
  ),
  label(
    'amountDue',
    'amount',
    0.93,
    `zahlbetrag|zu\\szahlen(?:der\\sbetrag)?|zahlungsbetrag|offener\\s(?:rechnungs)?betrag|restbetrag|noch\\szu\\szahlen|fälliger\\s(?:rechnungs)?betrag|forderung|(?:due\\s)?payable|amount\\s(?:due|payable)|balance\\s(?:due)?|total\\sdue|due\\samount|valor\\sa\\spagar|total\\sa\\spagar`,
  ),
  label(
    'grossTotal',
    'amount',
    0.95,
    `(?:gesamt|rechnungs|end|brutto)-?(?:summe|betrag|total|gesamtbetrag|rechnungsbetrag|preis)(?:\\s(?:brutto|inkl|incl|eur|€|\\(|in))?|(?:rechnungssumme|summe|betrag|gesamt|total)[\\s,(]*(?:brutto|inkl|incl|einschl)|bruttosumme|brutto(?:betrag)?|gesamt|endsumme|rechnungssumme|(?:grand|invoice|gross)\\s(?:total|amount)|total(?:\\s(?:amount|price|inc|incl|including|paid|invoice|eur|usd|r?\\$|€))?|valor\\stotal(?:\\s(?:da\\s(?:nota|nf)|r\\$))?|v\\.?\\stotal\\sda\\snota|total\\sda\\snota|total\\sgeral|summe|amount|betrag|valor\\spago`,
  ),

  label('iban', 'iban', 0.99, 'iban(?:-?nr)?|kontonummer\\siban|bankverbindung|bank|konto'),
  label('bic', 'bic', 0.98, 'bic|swift(?:-code)?|bic/swift|swift/bic'),

  label(
    'sellerName',
    'name',
    0.95,
    'rechnungs(?:steller|ersteller|aussteller)|verkäufer(?:in)?|lieferant|leistungserbringer|auftragnehmer|anbieter|absender|von(?=\\s*:)|seller|vendor|supplier|from(?=\\s*:|$)|sold\\sby|provider|merchant|issued\\sby|emitente|emissor|prestador(?:\\sde\\sservi[çc]os)?|fornecedor|vendedor|vermieter|remetente',
  ),
  label(
    'buyerName',
    'name',
    0.95,
    'rechnungs(?:empfänger|adresse|anschrift)|käufer(?:/leistungsempfänger)?|leistungsempfänger|kunde(?:nname)?|kundin|auftraggeber|besteller|empfänger|rechnung\\san|an(?=\\s*:)|mieter|versicherungsnehmer|bill(?:ed|ing)?\\s(?:to|address)|invoice\\sto|sold\\sto|(?:customer|client|buyer)(?:\\sname)?|to(?=\\s*:)|recipient|destinat[áa]rio(?:\\s?/\\s?remetente)?|tomador|cliente|comprador|nome\\s?/\\s?raz[ãa]o\\ssocial',
  ),
  label(
    'contact',
    'text',
    0.85,
    '(?:ihr(?:e)?\\s)?ansprechpartner(?:in)?|(?:ihr\\s)?kontakt|sachbearbeiter(?:in)?|bearbeiter(?:in)?|contact(?:\\sperson)?|sales\\sassociate|cashier|es\\sbediente\\ssie',
  ),
  label('subject', 'text', 0.9, 'betreff|betr\\.|subject|assunto|re:'),
  label(
    'deadline',
    'date',
    0.85,
    'frist(?:\\sbis)?|abgabe(?:frist|termin)?|antwort\\sbis|spätestens(?:\\sbis|\\sam)?|deadline|reply\\sby|prazo|gültig\\sbis|valid\\suntil|v[áa]lid[oa]\\sat[ée]',
  ),
  label('noticePeriod', 'text', 0.9, 'kündigungsfrist|notice\\speriod|prazo\\sde\\s(?:aviso|rescis[ãa]o)'),
  label(
    'contractTerm',
    'text',
    0.9,
    '(?:vertrags)?laufzeit|mindestlaufzeit|term\\sof\\s(?:contract|agreement)|vig[êe]ncia',
  ),
]
