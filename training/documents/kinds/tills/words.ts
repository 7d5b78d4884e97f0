import type { Country } from '../../names/countries.ts'
import { phrases } from '../../names/parts.ts'

type Ways = readonly string[]

/** What receipts say. */
export interface TillWords {
  readonly titles: Ways
  readonly number: Ways
  readonly total: Ways
  readonly net: Ways
  readonly tax: Ways
  readonly gross: Ways
  readonly given: Ways
  readonly change: Ways
  readonly payments: Ways
  readonly cashier: Ways
  readonly table: Ways
  readonly vatId: Ways
  readonly taxNumber: Ways
  readonly date: Ways
  readonly time: Ways
  readonly thanks: Ways
  readonly hours: Ways
  readonly noise: Ways
  readonly pump: Ways
  readonly fuel: Ways
  readonly parking: Ways
  readonly from: Ways
  readonly until: Ways
  readonly ride: Ways
  readonly received: Ways
  readonly amountOf: Ways
  readonly purpose: Ways
  readonly inWords: Ways
  readonly payer: Ways
  readonly signature: Ways
  readonly customer: Ways
}

const german: TillWords = {
  titles: phrases('Kassenbon, Quittung, Rechnung, Beleg, Kassenbeleg, Bon, Kundenbeleg, Rechnung / Quittung'),
  number: phrases('Bon-Nr., Beleg-Nr., Beleg, Bon, Rechnungs-Nr., Rg.-Nr., Quittung Nr., Bonnummer, Nr.'),
  total: phrases('SUMME, Summe, Gesamt, Total, GESAMTBETRAG, zu zahlen, Endbetrag, Summe EUR, Gesamtsumme, BETRAG'),
  net: phrases('Netto, Nettoumsatz, Netto EUR, Nettobetrag'),
  tax: phrases('MwSt, Steuer, USt, MwSt. EUR, MwSt-Betrag'),
  gross: phrases('Brutto, Brutto EUR, Umsatz'),
  given: phrases('Gegeben, BAR, Bar, Geg. Bar, Bargeld'),
  change: phrases('Rückgeld, Zurück, Rückgeld BAR, Wechselgeld'),
  payments: phrases('EC-Karte, girocard, VISA, Mastercard, Kartenzahlung, Kreditkarte, Kontaktlos'),
  cashier: phrases('Es bediente Sie, Kassierer, Bediener, Kasse, Verkäufer, Bed.'),
  table: phrases('Tisch, Tisch Nr., Tisch-Nr.'),
  vatId: phrases('USt-IdNr., UID Nr., UST-ID, USt-ID'),
  taxNumber: phrases('Steuernummer, St.-Nr., StNr, Steuer-Nr.'),
  date: phrases('Datum, Datum, am, Belegdatum'),
  time: phrases('Uhrzeit, Zeit'),
  thanks: [
    'Vielen Dank für Ihren Einkauf!',
    'Vielen Dank für Ihren Besuch',
    'Auf Wiedersehen',
    'Danke und bis bald!',
    'Umtausch innerhalb von 14 Tagen nur mit Bon',
    'Es bedankt sich Ihr Team',
  ],
  hours: ['Mo-Sa 8:00 - 20:00 Uhr', 'Öffnungszeiten Mo-Fr 7-18 Uhr', 'Durchgehend geöffnet'],
  noise: [
    'TSE-Signatur: AQ#k9@mX2##pl',
    'TSE-Transaktion: ######',
    'Seriennr. Kasse: #######',
    'Terminal-ID ########',
    'TA-Nr. ###### BNr. ####',
    'Genehmigungs-Nr. ######',
    'Kartennr. ################',
    'Punktestand: ###',
    'Artikel: ##',
    'VU-Nr. 4########',
  ],
  pump: phrases('Zapfsäule, Säule, Zp'),
  fuel: phrases('Diesel, Super E10, Super 95, Super Plus'),
  parking: phrases('Parkhaus, Parkschein, Parkgebühr, Kurzparker'),
  from: phrases('Einfahrt, von, Beginn'),
  until: phrases('Ausfahrt, bis, Ende'),
  ride: phrases('Taxifahrt, Fahrpreis, Fahrtkosten, Personenbeförderung'),
  received: phrases('dankend erhalten, richtig erhalten zu haben bestätigt, erhalten'),
  amountOf: phrases('Betrag, EUR, Gesamt EUR, Gesamtbetrag'),
  purpose: phrases('für, Verwendungszweck, Betreff, Zweck'),
  inWords: phrases('in Worten, Betrag in Worten'),
  payer: phrases('von, erhalten von, Einzahler'),
  signature: phrases('Unterschrift, Stempel / Unterschrift, Ort / Datum'),
  customer: phrases('Kunde, Gast, Bewirtete Personen'),
}

const english: TillWords = {
  titles: phrases('Receipt, RECEIPT, VAT Receipt, Sales Receipt, Customer Copy, Till Receipt'),
  number: phrases('Receipt No., Receipt #, Trans #, Ticket, Transaction No., Order #, Check #, No.'),
  total: phrases('TOTAL, Total, Total to pay, Balance due, Amount, TOTAL DUE, Grand Total'),
  net: phrases('Net, Goods, Ex VAT, Subtotal'),
  tax: phrases('VAT, Tax, Sales tax'),
  gross: phrases('Gross, Total, Inc VAT'),
  given: phrases('Cash, CASH, Tendered, Cash tendered'),
  change: phrases('Change, CHANGE, Change due'),
  payments: phrases('VISA, Mastercard, Card, Debit card, Contactless, AMEX'),
  cashier: phrases('Served by, Cashier, Server, Operator, Your server'),
  table: phrases('Table, Table No.'),
  vatId: phrases('VAT No., VAT Reg No, VAT number'),
  taxNumber: phrases('Tax ID, Company No.'),
  date: phrases('Date, Date, Issued'),
  time: phrases('Time'),
  thanks: [
    'Thank you for shopping with us',
    'Thank you, please call again',
    'Have a nice day!',
    'Please retain for your records',
    'Refunds within 28 days with this receipt',
    'How did we do? Tell us online',
  ],
  hours: ['Open Mon-Sat 8am-8pm', 'Open 24 hours', 'Opening hours 9-5'],
  noise: [
    'AUTH CODE ######',
    'TID ########',
    'AID A00000000#1010',
    'PAN ****####',
    'Till ## Op ###',
    'Points balance ###',
    'Items: ##',
    'Merchant ID ########',
    'Store ####',
  ],
  pump: phrases('Pump, Pump No.'),
  fuel: phrases('Unleaded, Diesel, Premium unleaded'),
  parking: phrases('Car park, Parking, Parking fee'),
  from: phrases('Entry, From, Arrival'),
  until: phrases('Exit, To, Paid until'),
  ride: phrases('Taxi fare, Fare, Trip fare, Ride'),
  received: phrases('Received with thanks, Received'),
  amountOf: phrases('Amount, The sum of, Total'),
  purpose: phrases('for, Being payment for, In respect of'),
  inWords: phrases('in words, Amount in words'),
  payer: phrases('Received from, From, Payer'),
  signature: phrases('Signature, Signed, Authorised by'),
  customer: phrases('Customer, Guest, Covers'),
}

const portuguese: TillWords = {
  titles: phrases('Fatura Simplificada, Talão, Recibo, Fatura-Recibo, FATURA SIMPLIFICADA, Original'),
  number: phrases('FS n.º, Fatura n.º, Talão n.º, N.º, Doc. n.º, Recibo n.º'),
  total: phrases('TOTAL, Total, Total a pagar, TOTAL EUR, Total (EUR)'),
  net: phrases('Base, Líquido, Incidência'),
  tax: phrases('IVA, Imposto, Valor IVA'),
  gross: phrases('Total, Bruto'),
  given: phrases('Numerário, Dinheiro, Entregue'),
  change: phrases('Troco, TROCO'),
  payments: phrases('Multibanco, VISA, Cartão, MB WAY, Cartão de crédito'),
  cashier: phrases('Operador, Caixa, Atendido por, Empregado'),
  table: phrases('Mesa, Mesa n.º'),
  vatId: phrases('NIF, Contribuinte, NIPC, Contrib. n.º'),
  taxNumber: phrases('Alvará'),
  date: phrases('Data, Data, Emitido em'),
  time: phrases('Hora'),
  thanks: [
    'Obrigado pela sua visita',
    'Obrigado e volte sempre!',
    'Trocas no prazo de 15 dias com talão',
    'IVA incluído',
    'Conserve este talão',
  ],
  hours: ['Aberto todos os dias 9h-21h', 'Horário 8h30-20h'],
  noise: [
    'Processado por programa certificado n.º ####/AT',
    'ATCUD: @@@@####-####',
    'Terminal ########',
    'AUT: ######',
    'Artigos: ##',
    'Caixa ## Op. ###',
    'Pontos: ###',
  ],
  pump: phrases('Bomba, Bomba n.º'),
  fuel: phrases('Gasolina 95, Gasóleo, Gasóleo simples'),
  parking: phrases('Parque, Estacionamento'),
  from: phrases('Entrada, Início'),
  until: phrases('Saída, Fim'),
  ride: phrases('Serviço de táxi, Viagem, Tarifa'),
  received: phrases('Recebi, Recebemos, Recebido'),
  amountOf: phrases('a quantia de, Valor, Importância de, o valor de'),
  purpose: phrases('referente a, relativo a, proveniente de'),
  inWords: phrases('por extenso, em extenso'),
  payer: phrases('Recebi de, Recebemos de, de'),
  signature: phrases('Assinatura, Assinatura e carimbo'),
  customer: phrases('Cliente, Consumidor final'),
}

const brazilian: TillWords = {
  ...portuguese,
  titles: phrases(
    'RECIBO, Recibo, Cupom Fiscal, CUPOM FISCAL ELETRÔNICO, Recibo de Pagamento, DANFE NFC-e, Comprovante',
  ),
  number: phrases('Nº, Recibo nº, COO, NFC-e nº, Extrato nº, Cupom nº, Pedido'),
  total: phrases('TOTAL R$, VALOR TOTAL R$, Total, Valor a pagar R$, TOTAL'),
  tax: phrases('Tributos aprox., ICMS, Total de tributos'),
  given: phrases('Dinheiro, DINHEIRO'),
  payments: phrases('Cartão de Crédito, Cartão Débito, PIX, Vale alimentação'),
  vatId: phrases('CNPJ, CNPJ'),
  taxNumber: phrases('IE, Insc. Est., IM'),
  thanks: [
    'Obrigado, volte sempre!',
    'Agradecemos a preferência',
    'Volte sempre',
    'Trocas em até 7 dias com este cupom',
  ],
  noise: [
    'Protocolo de autorização: ###############',
    'Série 001 Caixa 0##',
    'CCF:###### CRO:###',
    'SAT No. #########',
    'Qtd. total de itens ##',
    'Val. Aprox. Tributos R$ #,##',
    'Operador ####',
  ],
  pump: phrases('Bico, Bomba'),
  fuel: phrases('Gasolina comum, Etanol, Diesel S10'),
}

export function tillWords({ code, language }: Country): TillWords {
  return code === 'BR' ? brazilian : { de: german, en: english, pt: portuguese }[language]
}
