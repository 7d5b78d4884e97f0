import { phrases } from '../../names/parts.ts'
import type { Language } from '../../types.ts'

type Ways = readonly string[]

/** What only some papers of trade say; in papers of strangers it is what is misread. */
export interface FurtherWords {
  /** Bills of a part of a work; "{part}" is its running number. */
  readonly partTitles: Ways
  /** Titles with the code that electronic invoices have for them. */
  readonly codedTitles: Ways
  /** Bills of insurers. */
  readonly premiumTitles: Ways
  /** What stands behind a title, with {code}: numbers that are not the paper's own. */
  readonly titleTails: Ways
  /** The number told in a sentence, with {number} and {date}. */
  readonly numberSentences: Ways
  /** Days that are not the paper's own, from `low` to `high` days after it. */
  readonly otherDays: readonly (readonly [label: string, low: number, high: number])[]
  /** Numbers that are not the paper's own. */
  readonly otherNumbers: readonly (readonly [label: string, pattern: string])[]
  /** What stands before the name of a receiver, on a line of its own. */
  readonly beforeCompany: Ways
  readonly beforeMan: Ways
  readonly beforeWoman: Ways
  readonly beforeAnybody: Ways
  readonly departments: Ways
  readonly branches: Ways
  readonly seller: Ways
  readonly buyer: Ways
  readonly consignee: Ways
  readonly invoicee: Ways
  readonly surcharges: Ways
  readonly rounding: Ways
  /** What a builder's customer holds back; a percentage stands behind it. */
  readonly retained: Ways
  /** An earlier bill that is deducted, with {number} and {date}. */
  readonly earlierBills: Ways
  readonly carryOver: Ways
  readonly broughtForward: Ways
  /** What is to be paid and until when, with {due}. */
  readonly dueSums: Ways
  readonly insuranceTax: Ways
  readonly covers: Ways
  readonly exports: Ways
  /** Before the day in "Town, the day". */
  readonly townDay: Ways
}

const german: FurtherWords = {
  partTitles: phrases(
    '{part}. Abschlagsrechnung, Abschlagsrechnung {part}, {part}. Teilrechnung, Schlussrechnung, Teilschlussrechnung {part}, Abschlagsrechnung Nr. {part}, Anzahlungsrechnung, Kumulierte Abschlagsrechnung {part}',
  ),
  codedTitles: phrases(
    'Rechnung (380), Handelsrechnung (380), Teilrechnung (326), Rechnungskorrektur (384), Teilrechnung Bau (875), Teilschlussrechnung Bau (876), Schlussrechnung Bau (877), Vorauszahlungsrechnung (386), 380 - Rechnung, Code 380 Handelsrechnung',
  ),
  premiumTitles: phrases(
    'Beitragsrechnung, Prämienrechnung, Rechnung über Versicherungsbeitrag, Folgebeitragsrechnung',
  ),
  titleTails: phrases(
    'zu Auftrag {code}, zum Projekt {code}, zu Bestellung {code}, Original, Kopie, Duplikat, Bauvorhaben {code}, zum Lieferschein {code}, Kunde {code}, (Original), für Vertrag {code}, / Lieferschein',
  ),
  numberSentences: [
    'Ihre Rechnung Nr. {number} vom {date}',
    'Ihre Rechnung {number} vom {date}',
    'Rechnung Nr. {number} vom {date}',
    'Rechnung-Nr. {number} / {date}',
    'Rechnung {number} zu Ihrer Bestellung vom {other}',
    'Betreff: Rechnung {number}',
  ],
  otherDays: [
    ['Bestelldatum', -60, -5],
    ['Bestellung vom', -60, -5],
    ['Ihr Auftrag vom', -50, -4],
    ['Auftragsdatum', -50, -4],
    ['Druckdatum', 0, 12],
    ['Gedruckt am', 0, 30],
    ['Angebot vom', -90, -20],
    ['Letzte Rechnung vom', -62, -28],
    ['Versanddatum', -6, 3],
    ['Erstellt am', 0, 2],
    ['Vertragsbeginn', -900, -100],
    ['Ihre Nachricht vom', -40, -3],
    ['Lieferschein vom', -12, 0],
    ['Geburtsdatum', -22000, -7500],
    ['Valuta', 0, 20],
    ['Buchungsdatum', 0, 6],
    ['Nächste Abrechnung', 28, 31],
    ['Kaufdatum', -30, -2],
    ['Anreise', -9, -4],
    ['Abreise', -3, 0],
    ['Zulassung', -4000, -90],
    ['Lieferschein', -14, 0],
    ['Abnahme am', -20, -1],
    ['Eingang', -12, -1],
    ['Rechnungslauf', 0, 3],
    ['Ablesung am', -40, -3],
    ['Ihr Schreiben vom', -40, -3],
    ['Vertrag vom', -900, -60],
    ['Auftrag vom', -80, -6],
    ['Abbuchung am', 5, 20],
    ['Behandlung vom', -30, -2],
    ['Preisstand', -200, -20],
  ],
  otherNumbers: [
    ['Angebot', 'AN-#####'],
    ['Angebots-Nr.', '20##-###'],
    ['Lieferschein-Nr.', '8#######'],
    ['Lieferschein Nr.', 'LS###### vom 1#.0#.202#'],
    ['Projekt-Nr.', 'P-####'],
    ['Bauvorhaben', 'BV ###'],
    ['Objekt', '######'],
    ['Vertreter-Nr.', '###'],
    ['Filiale', '##'],
    ['Lieferantennummer', '70####'],
    ['Lieferanten-Nr.', '1#####'],
    ['Kommission', '@@@@@ ##'],
    ['Sendungsnr.', '0034##############'],
    ['Ticket', '#######'],
    ['Zählernummer', '########'],
    ['Mandatsreferenz', 'M-######'],
    ['Gläubiger-ID', 'DE##ZZZ000########'],
    ['Seite', '1'],
    ['Blatt', '1 / 2'],
    ['Rückfragen', '0#### / #####-##'],
    ['Kreditor', '7####'],
    ['Zolltarifnr.', '8#######'],
    ['Revision', '0#'],
    ['Buchungsnummer', '#########'],
    ['Vorgangs-ID', '########-#'],
    ['Kassenzeichen', '5###.####.####'],
    ['Buchungskreis', '1##0'],
    ['Debitoren-Konto', '1####'],
    ['Interne Belegnr.', '51########'],
    ['Packstück-ID', '3#################'],
    ['Tour / Fahrer', '0## / ##'],
    ['Rahmenvertrag', 'RV-####-##'],
    ['Aktenzeichen', '##/20##-@@'],
    ['Akte', '####/##@##'],
    ['Policen-Nr.', '##.###.######.#'],
    ['Schadennummer', '##-#####-##'],
    ['Ihre Referenz', '@@@/####'],
    ['Wareneingangs-Nr.', '50########'],
    ['Wartungsauftrag', 'WA####'],
    ['Kontraktnummer', '46########'],
    ['Vorgängerbeleg', '1#######'],
    ['Zahlungsreferenz', '## ##### ##### ##### ##### #####'],
    ['Kostenträger', '######'],
    ['Reservierung', '@@####@'],
    ['Zimmer', '###'],
    ['Gast-Nr.', '#####'],
    ['Fahrgestellnr.', '@@@##############'],
    ['Amtl. Kennzeichen', '@-@@ ###'],
    ['km-Stand', '######'],
    ['Patient', '######'],
    ['Mitglieds-Nr.', '#####-#'],
    ['Anlagen-Nr.', '#####'],
    ['Marktlokation', '###########'],
    ['Journal-Nr.', '####'],
    ['Registernummer', '@@###/##'],
    ['Steuerberater-Nr.', '######'],
    ['Angebots-Nr. / vom', 'A-#### / 20##'],
  ],
  beforeCompany: phrases('Firma, Fa., An, An die, An die Firma, Firma, An Firma, Hotel, Praxis'),
  beforeMan: phrases('Herrn, Herr, Herrn, An Herrn, Familie'),
  beforeWoman: phrases('Frau, Frau, An Frau, Familie'),
  beforeAnybody: phrases('Persönlich, Nicht nachsenden!, Einschreiben, per E-Mail, Kopie'),
  departments: phrases(
    'Buchhaltung, Kreditorenbuchhaltung, Rechnungsprüfung, Zentraleinkauf, Abt. Rechnungswesen, z. Hd. Einkauf, Technik, Werk 2, Zentrale Rechnungsstelle, Geschäftsleitung, c/o Hausverwaltung, Postfach 10 12',
  ),
  branches: phrases('Niederlassung Süd, Zweigniederlassung, Abteilung Technik, Werk Nord, Verwaltung, Standort West'),
  seller: phrases('Lieferant, Verkäufer, Rechnungssteller, Leistungserbringer, Auftragnehmer, Absender'),
  buyer: phrases('Käufer, Besteller, Auftraggeber, Kunde, Leistungsempfänger'),
  consignee: phrases(
    'Warenempfänger, Lieferanschrift, Lieferadresse, Empfänger der Lieferung, Versand an, Abweichende Lieferadresse',
  ),
  invoicee: phrases('Rechnungsempfänger, Rechnungsanschrift, Rechnungsadresse, Rechnung an, Zahler, Regulierer'),
  surcharges: phrases(
    'Energiezuschlag, Mindermengenzuschlag, Anfahrtspauschale, Kleinmengenzuschlag, Pfand, Maut, Servicepauschale',
  ),
  retained: phrases(
    'Sicherheitseinbehalt, abzgl. Sicherheitseinbehalt, Gewährleistungseinbehalt, Einbehalt, abzüglich Sicherheit',
  ),
  rounding: phrases('Rundung, Rundungsdifferenz, Rundungsbetrag'),
  earlierBills: [
    'abzgl. Abschlagsrechnung {number} vom {date}',
    'Abschlag vom {date}',
    'abzüglich Zahlung vom {date}',
    '- Rechnung {number} ({date})',
    'bereits berechnet mit {number}',
    'Anzahlung {date}',
  ],
  carryOver: phrases('Übertrag, Zwischensumme, Übertrag auf nächste Seite, Seitensumme'),
  broughtForward: phrases('Übertrag, Übertrag von Seite, Vortrag'),
  dueSums: phrases(
    'Zahlbar bis {due}, Fällig am {due}, Zu zahlen bis {due}, Betrag fällig am {due}, Zahlbetrag bis zum {due}',
  ),
  insuranceTax: phrases(
    'Versicherungsteuer {rate}, zzgl. {rate} Versicherungsteuer, Versicherungssteuer ({rate}), {rate} VSt.',
  ),
  covers: phrases(
    'Betriebshaftpflicht, Gebäudeversicherung, Inhaltsversicherung, Kfz-Haftpflicht, Vollkasko, Rechtsschutz, Elektronikversicherung, Cyber-Schutz, Transportversicherung, Glasbruch',
  ),
  exports: [
    'Steuerfreie Ausfuhrlieferung gemäß § 4 Nr. 1a i. V. m. § 6 UStG.',
    'Ausfuhrlieferung, umsatzsteuerfrei.',
    'Nicht im Inland steuerbare Leistung.',
  ],
  townDay: phrases('den, den, am'),
}

const english: FurtherWords = {
  partTitles: phrases(
    'Interim Invoice {part}, Progress Claim No. {part}, Stage Payment {part}, Final Invoice, Deposit Invoice, Application for Payment {part}, Progress Invoice',
  ),
  codedTitles: phrases(
    'Commercial invoice (380), Invoice (380), Partial invoice (326), Corrected invoice (384), Prepayment invoice (386), 380 Commercial invoice, Self-billed invoice (389)',
  ),
  premiumTitles: phrases('Premium Invoice, Renewal Invoice, Premium Notice, Policy Invoice'),
  titleTails: phrases(
    'for Order {code}, Project {code}, Original, Copy, Duplicate, Job {code}, / Packing List, against PO {code}, Account {code}, (Original)',
  ),
  numberSentences: [
    'Your invoice {number} dated {date}',
    'Your invoice no. {number} of {date}',
    'Invoice {number} of {date}',
    'Re: Invoice {number}',
    'Invoice {number} for your order of {other}',
    'Invoice no. {number} / {date}',
  ],
  otherDays: [
    ['Order date', -60, -5],
    ['Date of order', -60, -5],
    ['Ordered', -50, -4],
    ['Printed', 0, 20],
    ['Print date', 0, 20],
    ['Ship date', -6, 3],
    ['Date shipped', -6, 3],
    ['Quote date', -90, -20],
    ['Last invoice', -62, -28],
    ['Previous bill', -62, -28],
    ['PO date', -50, -4],
    ['Contract start', -900, -100],
    ['Next billing date', 28, 31],
    ['Statement date', 0, 2],
    ['Date received', -20, -1],
    ['Date of birth', -22000, -7500],
    ['Arrival', -9, -4],
    ['Departure', -3, 0],
    ['Date of despatch', -8, 0],
    ['Collection date', -10, -1],
    ['Certificate dated', -30, -1],
    ['Reading date', -40, -3],
    ['Agreement dated', -900, -60],
    ['Direct debit on', 5, 20],
    ['Job date', -20, -1],
  ],
  otherNumbers: [
    ['Quote', 'Q-#####'],
    ['Quote No.', 'QU-####'],
    ['Delivery note', 'DN######'],
    ['Despatch No.', '########'],
    ['Job No.', 'J####'],
    ['Project', 'P####-##'],
    ['Sales rep', '###'],
    ['Vendor No.', '1#####'],
    ['Supplier code', '@@@###'],
    ['Tracking No.', '1Z##@##@##########'],
    ['Ticket', '#######'],
    ['Meter No.', '@##########'],
    ['Page', '1 of 2'],
    ['Branch', '0##'],
    ['EORI', 'GB############'],
    ['Commodity code', '8#######'],
    ['Booking ref', '@@@###'],
    ['Store', '####'],
    ['Queries', '01### ######'],
    ['Terms', 'Net 30'],
    ['Incoterms', 'DAP'],
    ['Case No.', '##-####'],
    ['Customer PO', '45########'],
    ['Contract', 'C-####/##'],
    ['File ref', '@@@/####/##'],
    ['Policy No.', '##/@@@/########'],
    ['Claim No.', 'CL######'],
    ['Site', '@@##'],
    ['Batch', '######'],
    ['Consignment', '@@#########'],
    ['Journal no.', '#####'],
    ['Vehicle reg', '@@## @@@'],
    ['Mileage', '#####'],
    ['Room', '###'],
    ['Confirmation no.', '########'],
    ['Folio', '######'],
    ['Matter', '######.####'],
    ['DUNS', '##-###-####'],
    ['Remittance ref', '########'],
    ['Work order', 'WO-#####'],
    ['RMA', 'R######'],
    ['GRN', '50########'],
    ['Department', '##'],
    ['Your account with us', '@@@@##'],
  ],
  beforeCompany: phrases('To, To:, Messrs, Messrs., The Manager, The Directors'),
  beforeMan: phrases('To, Mr, To:'),
  beforeWoman: phrases('To, Ms, Mrs, To:'),
  beforeAnybody: phrases('Private and confidential, By email, First class, COPY'),
  departments: phrases(
    'Accounts Payable, Purchase Ledger, Finance Department, Attn: Accounts, Head Office, Procurement, FAO Accounts, Invoice Processing, c/o Facilities, PO Box 112',
  ),
  branches: phrases('Northern Division, UK Branch, Head Office, Retail Division, Unit 4, Trade Counter'),
  seller: phrases('Supplier, Seller, Exporter, Shipper, Vendor, From, Service provider'),
  buyer: phrases('Buyer, Purchaser, Customer, Client, Sold to, Ordered by'),
  consignee: phrases('Consignee, Ship to, Deliver to, Delivery address, Delivered to, Goods to'),
  invoicee: phrases('Bill to, Invoice to, Invoicee, Invoice address, Billed to, Payer'),
  surcharges: phrases(
    'Fuel surcharge, Handling, Call-out charge, Small order fee, Service charge, Congestion charge, Packing',
  ),
  retained: phrases('Retention, Less retention, Retained sum, Less retention held'),
  rounding: phrases('Rounding, Rounding adjustment, Rounding difference'),
  earlierBills: [
    'Less invoice {number} dated {date}',
    'Less: payment received {date}',
    'Payment {date}',
    'Deposit paid {date}',
    'Previously invoiced {number}',
    'Less previous claim ({date})',
  ],
  carryOver: phrases('Carried forward, Subtotal, Page total, Continued, c/f'),
  broughtForward: phrases('Brought forward, b/f, Balance brought forward'),
  dueSums: phrases('Due by {due}, Amount due {due}, Payable by {due}, Pay this amount by {due}, Total due on {due}'),
  insuranceTax: phrases('IPT {rate}, Insurance Premium Tax {rate}, Insurance Premium Tax @ {rate}, IPT at {rate}'),
  covers: phrases(
    'Public liability, Employers liability, Buildings cover, Contents cover, Motor fleet, Professional indemnity, Cyber cover, Marine cargo, Legal expenses, Goods in transit',
  ),
  exports: ['Zero-rated export.', 'Export of goods outside the UK, VAT 0%.', 'Outside the scope of VAT.'],
  townDay: [''],
}

const portuguese: FurtherWords = {
  partTitles: phrases(
    'Auto de medição n.º {part}, Fatura de adiantamento, Fatura final, Fatura parcial {part}, {part}.ª Prestação, Fatura intercalar {part}',
  ),
  codedTitles: phrases(
    'Fatura (380), Fatura-Recibo (FR), Fatura Simplificada (FS), Fatura parcial (326), 380 Fatura, Fatura (FT)',
  ),
  premiumTitles: phrases('Aviso-Recibo de Prémio, Fatura de Prémio, Recibo de Prémio'),
  titleTails: phrases(
    'Original, Duplicado, Triplicado, Cópia, Ref. {code}, / Recibo, da Encomenda {code}, Obra {code}, Contrato {code}, 2.ª Via',
  ),
  numberSentences: [
    'V/ fatura n.º {number} de {date}',
    'Fatura n.º {number} de {date}',
    'Fatura {number}, emitida em {date}',
    'Assunto: Fatura {number}',
    'Fatura {number} referente à encomenda de {other}',
  ],
  otherDays: [
    ['Data da encomenda', -60, -5],
    ['Data do pedido', -60, -5],
    ['Data de impressão', 0, 20],
    ['Impresso em', 0, 20],
    ['Data de saída', 0, 3],
    ['Data de carga', 0, 2],
    ['Data de expedição', -5, 3],
    ['Data do orçamento', -90, -20],
    ['Última fatura', -62, -28],
    ['Próxima fatura', 28, 31],
    ['Início do contrato', -900, -100],
    ['Data valor', 0, 6],
    ['Leitura anterior', -62, -28],
    ['Data de nascimento', -22000, -7500],
    ['Entrada', -9, -4],
    ['Saída', -3, 0],
    ['Data da guia', -12, 0],
    ['Data do contrato', -900, -60],
    ['Débito direto em', 5, 20],
    ['Emissão do RPS', -6, 0],
    ['Data da requisição', -40, -3],
  ],
  otherNumbers: [
    ['Orçamento', 'OR ####'],
    ['Guia de remessa', 'GR 20##/###'],
    ['Proposta', 'P-####'],
    ['Obra', '####'],
    ['Fornecedor n.º', '2####'],
    ['Vendedor', '0##'],
    ['Série', '1'],
    ['ATCUD', '@@@@####-####'],
    ['Página', '1/2'],
    ['Entidade', '2####'],
    ['Referência', '### ### ###'],
    ['Contador', '##########'],
    ['Loja', '##'],
    ['Protocolo', '13###########'],
    ['Lote', '####'],
    ['RPS', '####'],
    ['CEP', '#####-###'],
    ['Apoio ao cliente', '808 ### ###'],
    ['Código de verificação', '@#@#-##@#'],
    ['Inscrição Municipal', '#######'],
    ['Processo', '####/20##'],
    ['Apólice', '##.######'],
    ['Contrato', 'CT-####'],
    ['V/ Requisição', 'RQ-####'],
    ['Nota de encomenda', 'NE ###/20##'],
    ['Documento interno', '51########'],
    ['Conta corrente', '21########'],
    ['Compromisso n.º', '20##-####'],
    ['Matrícula', '##-@@-##'],
    ['Kms', '######'],
    ['Quarto', '###'],
    ['Hash', '@#@@'],
    ['Nosso número', '##/##########-#'],
    ['CPE', 'PT000#############@@'],
    ['Número do RPS', '####'],
    ['Terminal', '########'],
    ['Registo n.º', '#####'],
  ],
  beforeCompany: phrases('À, Exmos. Srs., Exmo.(s) Sr.(s), À firma, Empresa, A'),
  beforeMan: phrases('Exmo. Sr., Sr., Exmo. Senhor'),
  beforeWoman: phrases('Exma. Sra., Sra., Exma. Senhora'),
  beforeAnybody: phrases('Por e-mail, Cópia, 2.ª via, Confidencial'),
  departments: phrases(
    'Contabilidade, Dep. Financeiro, A/C Compras, Tesouraria, Contas a Pagar, Armazém Central, Sede, Apartado 112',
  ),
  branches: phrases('Filial Norte, Sucursal em Portugal, Delegação Sul, Departamento Técnico, Matriz, Unidade 2'),
  seller: phrases('Emitente, Fornecedor, Prestador, Vendedor, Prestador de Serviços, Remetente'),
  buyer: phrases('Cliente, Adquirente, Comprador, Tomador, Destinatário'),
  consignee: phrases('Local de entrega, Local de descarga, Entregar em, Morada de entrega, Endereço de entrega'),
  invoicee: phrases('Faturar a, Dados de faturação, Morada de faturação, Sacado, Pagador'),
  surcharges: phrases('Embalagem, Taxa de serviço, Deslocação, Outras despesas, Seguro, Ecotaxa'),
  retained: phrases('Retenção de garantia, Caução, Retenção na fonte, Retenção, Retenção IRS'),
  rounding: phrases('Arredondamento, Acerto'),
  earlierBills: [
    'Adiantamento de {date}',
    'Fatura {number} de {date}',
    'Dedução da fatura {number}',
    'Valor recebido em {date}',
    'Sinal pago em {date}',
  ],
  carryOver: phrases('A transportar, Subtotal, Transporte, Total da página'),
  broughtForward: phrases('Transporte, Transportado, De transporte'),
  dueSums: phrases('A pagar até {due}, Total a pagar até {due}, Vencimento em {due}, Pagar até {due}'),
  insuranceTax: phrases('Imposto do selo {rate}, Imposto de selo ({rate}), Selo {rate}'),
  covers: phrases(
    'Seguro multirriscos, Responsabilidade civil, Acidentes de trabalho, Seguro automóvel, Proteção jurídica, Seguro de mercadorias, Seguro de equipamentos',
  ),
  exports: [
    'Isento de IVA nos termos do artigo 14.º do CIVA (exportação).',
    'Exportação, isenta de imposto.',
    'Não sujeito; não tributado em território nacional.',
  ],
  townDay: [''],
}

export const FURTHER_WORDS: Readonly<Record<Language, FurtherWords>> = { de: german, en: english, pt: portuguese }
