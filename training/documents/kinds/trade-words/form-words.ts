import { phrases } from '../../names/parts.ts'
import type { Language } from '../../types.ts'

type Ways = readonly string[]

/** Labels of forms and of what programs show of electronic invoices. */
export interface FormWords {
  readonly name: Ways
  readonly street: Ways
  readonly postcode: Ways
  readonly town: Ways
  readonly country: Ways
  readonly typeCode: Ways
  readonly currency: Ways
  readonly buyerReference: Ways
  readonly payment: Ways
  readonly paid: Ways
  readonly itemsSum: Ways
  readonly base: Ways
  readonly rate: Ways
  readonly reason: Ways
  /** Sums that are nought on most papers. */
  readonly noughts: Ways
  /** Boxes with numbers that nobody asks for. */
  readonly boxes: readonly (readonly [label: string, pattern: string])[]
  readonly sections: {
    readonly document: Ways
    readonly seller: Ways
    readonly buyer: Ways
    readonly delivery: Ways
    readonly payment: Ways
    readonly items: Ways
    readonly item: Ways
    readonly sums: Ways
    readonly taxes: Ways
    readonly further: Ways
  }
}

const german: FormWords = {
  name: phrases('Name, Firma, Unternehmen, Name / Firma, Name des Unternehmens'),
  street: phrases('Straße, Straße / Hausnummer, Anschriftenzeile 1, Adresse, Anschrift'),
  postcode: phrases('PLZ, Postleitzahl'),
  town: phrases('Ort, Stadt'),
  country: phrases('Land, Ländercode, Staat'),
  typeCode: phrases('Rechnungsart, Code für den Rechnungstyp, Belegart, Dokumentenart'),
  currency: phrases('Währung, Code der Rechnungswährung, Rechnungswährung'),
  buyerReference: phrases('Leitweg-ID, Käuferreferenz, Referenz des Käufers'),
  payment: phrases('Zahlungsbedingungen, Zahlungsart, Code für das Zahlungsmittel'),
  paid: phrases('Gezahlter Betrag, Vorauszahlungsbetrag, Bereits gezahlt'),
  itemsSum: phrases(
    'Summe aller Positionen, Summe der Positionen netto, Summe der Nettobeträge aller Rechnungspositionen',
  ),
  base: phrases('Gesamtsumme netto, Steuerbasisbetrag, Zu versteuernder Betrag, Bemessungsgrundlage'),
  rate: phrases('Steuersatz, Umsatzsteuersatz, Prozentsatz'),
  reason: phrases('Befreiungsgrund, Grund der Steuerbefreiung'),
  noughts: phrases('Summe Nachlässe, Summe Zuschläge, Skonto, Rabatt, Fracht, Verpackung, Versicherung'),
  boxes: [
    ['Objekt', '####'],
    ['Tour', '##'],
    ['Vertreter', '0##'],
    ['Beleg-Art', 'RE'],
    ['Mandant', '0##'],
    ['Kostenstelle', '#####'],
    ['Sachkonto', '4###'],
    ['Lager', '##'],
    ['Prozesskennung', 'urn:cen.eu:en16931:20##'],
    ['Kolli', '#'],
  ],
  sections: {
    document: phrases('Rechnungsdaten, Allgemeine Angaben, Dokument, Übersicht, Belegdaten'),
    seller: phrases('Verkäufer, Informationen zum Verkäufer, Rechnungssteller, Lieferant'),
    buyer: phrases('Käufer, Informationen zum Käufer, Rechnungsempfänger, Kunde'),
    delivery: phrases('Lieferinformationen, Lieferung, Liefer- und Leistungsdaten'),
    payment: phrases('Zahlungsdaten, Zahlungsinformationen, Zahlung, Bankverbindung'),
    items: phrases('Positionen, Rechnungspositionen, Details, Positionsdaten'),
    item: phrases('Position {part}, Rechnungsposition {part}, Pos. {part}'),
    sums: phrases('Gesamtbeträge der Rechnung, Rechnungssummen, Summen, Beträge'),
    taxes: phrases('Aufschlüsselung der Umsatzsteuer, Umsatzsteuer, Steueraufschlüsselung'),
    further: phrases('Zusätzliche Angaben, Bemerkungen, Hinweise, Weitere Informationen'),
  },
}

const english: FormWords = {
  name: phrases('Name, Company, Company name, Trading name'),
  street: phrases('Address, Street, Address line 1, Street address'),
  postcode: phrases('Postcode, Post code, Postal code'),
  town: phrases('City, Town, Town / City'),
  country: phrases('Country, Country code'),
  typeCode: phrases('Invoice type code, Document type, Type'),
  currency: phrases('Currency, Invoice currency code, Document currency'),
  buyerReference: phrases('Buyer reference, Your reference, Customer reference'),
  payment: phrases('Payment terms, Payment means, Method of payment, Terms of sale'),
  paid: phrases('Paid amount, Prepaid amount, Payments to date'),
  itemsSum: phrases('Sum of line amounts, Line total, Total of lines'),
  base: phrases('Total without VAT, Taxable amount, Tax basis, Invoice total excl. VAT'),
  rate: phrases('VAT rate, Rate, Tax rate'),
  reason: phrases('Exemption reason, VAT exemption reason'),
  noughts: phrases('Freight, Insurance, Packing, Discount, Allowances, Charges, Other costs'),
  boxes: [
    ['Container No.', '@@@@#######'],
    ['Vessel / Flight', '@@###'],
    ['Port of loading', 'GB###'],
    ['Marks', '####'],
    ['Gross weight', '###.# kg'],
    ['No. of packages', '##'],
    ['Export ref', 'EX#####'],
    ['Depot', '##'],
    ['Route', '###'],
    ['L/C No.', 'LC######'],
  ],
  sections: {
    document: phrases('Invoice details, Document, General information, Overview'),
    seller: phrases('Seller, Supplier, Exporter, Accounting supplier party'),
    buyer: phrases('Buyer, Customer, Importer, Accounting customer party'),
    delivery: phrases('Delivery, Delivery information, Shipping'),
    payment: phrases('Payment, Payment details, Payment information'),
    items: phrases('Invoice lines, Lines, Items, Line details'),
    item: phrases('Line {part}, Item {part}, Invoice line {part}'),
    sums: phrases('Document totals, Totals, Amounts'),
    taxes: phrases('VAT breakdown, Tax breakdown, VAT summary'),
    further: phrases('Additional information, Notes, Remarks, Declaration'),
  },
}

const portuguese: FormWords = {
  name: phrases('Nome, Nome / Razão social, NOME/RAZÃO SOCIAL, Designação social'),
  street: phrases('Endereço, ENDEREÇO, Morada, Logradouro'),
  postcode: phrases('CEP, Código postal'),
  town: phrases('Município, MUNICÍPIO, Localidade'),
  country: phrases('País, UF, Estado'),
  typeCode: phrases('Tipo de documento, Natureza da operação, NATUREZA DA OPERAÇÃO'),
  currency: phrases('Moeda, Divisa'),
  buyerReference: phrases('Referência do cliente, V/ referência, Requisição'),
  payment: phrases('Forma de pagamento, Condições de pagamento, Pagamento'),
  paid: phrases('Valor pago, Adiantamentos, Valor já recebido'),
  itemsSum: phrases('Valor total dos produtos, Total das linhas, VALOR TOTAL DOS PRODUTOS'),
  base: phrases('Base de cálculo, Incidência, BASE DE CÁLCULO, Total sem imposto'),
  rate: phrases('Alíquota, Taxa, Taxa de IVA'),
  reason: phrases('Motivo de isenção, Motivo da isenção'),
  noughts: phrases('Valor do frete, Valor do seguro, Desconto, Outras despesas, Valor do IPI, Deduções, Retenção'),
  boxes: [
    ['CHAVE DE ACESSO', '#### #### #### #### #### #### #### #### #### #### ####'],
    ['Protocolo de autorização', '1###############'],
    ['Série', '1'],
    ['Folha', '1/1'],
    ['Código de verificação', '@#@#-#@##'],
    ['Inscrição estadual do subst.', '###.###.###'],
    ['Hora de saída', '1#:3#'],
    ['CFOP', '5.102'],
    ['Placa do veículo', '@@@-#@##'],
    ['ATCUD', '@@@@####-####'],
    ['Número do RPS', '####'],
    ['Competência', '0#/202#'],
  ],
  sections: {
    document: phrases('Dados do documento, Dados da nota, Identificação, DADOS DA NFS-e'),
    seller: phrases('Emitente, Prestador de serviços, PRESTADOR DE SERVIÇOS, Fornecedor'),
    buyer: phrases('Destinatário / Remetente, DESTINATÁRIO/REMETENTE, TOMADOR DE SERVIÇOS, Adquirente, Cliente'),
    delivery: phrases('Transportador / Volumes transportados, Entrega, Local de entrega'),
    payment: phrases('Fatura / Duplicata, FATURA, Dados de pagamento, Pagamento'),
    items: phrases('Dados dos produtos / serviços, DADOS DO PRODUTO/SERVIÇO, Discriminação dos serviços, Linhas'),
    item: phrases('Linha {part}, Item {part}, Produto {part}'),
    sums: phrases('Cálculo do imposto, CÁLCULO DO IMPOSTO, Totais, Valores'),
    taxes: phrases('Resumo do IVA, Resumo de impostos, Quadro resumo'),
    further: phrases('Dados adicionais, DADOS ADICIONAIS, Informações complementares, Observações'),
  },
}

export const FORM_WORDS: Readonly<Record<Language, FormWords>> = { de: german, en: english, pt: portuguese }
