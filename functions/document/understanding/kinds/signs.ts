// What kinds of documents call themselves, and what is said in them, in German, English and Portuguese.
import type { DocumentKind } from '../../types.ts'

/** What speaks for a kind of document. */
export interface Sign {
  readonly kind: DocumentKind
  /** Names of the kind as they stand in titles and subjects. */
  readonly title: RegExp
  /** What is said in the text of such documents. */
  readonly text?: RegExp
}

/** Whole words, in any case. */
export const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu')

export const SIGNS: readonly Sign[] = [
  {
    kind: 'bylaws',
    title: word(
      'satzung|statuten|(?:geschäfts|haus|beitrags|benutzungs|gemeinschafts)ordnung|richtlinie|allgemeine geschäftsbedingungen|agb|datenschutz(?:erklärung|hinweise)|nutzungsbedingungen|by-?laws|articles of (?:association|incorporation)|constitution|code of conduct|privacy (?:policy|notice)|terms (?:and conditions|of (?:use|service))|policy(?!\\s?(?:#|no\\b|number|holder))|estatuto(?: social)?|regulamento|termos de uso|pol[íi]tica de \\p{L}+',
    ),
    text: word('mitgliederversammlung|vorstand|verein|members|this policy|geltungsbereich|associa[çc][ãa]o'),
  },
  {
    kind: 'invitation',
    title: word('einladung|invitation|you are invited|save the date|convite|convoca[çc][ãa]o'),
    text: word('laden (?:wir )?(?:sie|euch|dich)|herzlich ein|rsvp|tagesordnung|join us'),
  },
  {
    kind: 'delay',
    title: word(
      'liefer(?:verzug|verzögerung)|liefertermin verschiebt|verschiebung (?:des|ihres) liefertermins|(?:notice of )?delay(?:ed delivery)?|delivery delay|atraso (?:na|de) entrega',
    ),
    text: word(
      'neue[rn]? (?:liefer)?termin|liefertermin|verspätet|verzögert|verzögerung|nachgeliefert|nachzusenden|ursprünglich (?:zugesagt|bestätigt)|new delivery date|delayed|nova data de entrega',
    ),
  },
  {
    kind: 'insurance',
    title: word(
      'versicherungs(?:schein|police|bestätigung|vertrag|bedingungen)|insurance (?:policy|certificate)|certificate of insurance|ap[óo]lice(?: de seguro)?',
    ),
    text: word('versicherungsnehmer(?:in)?|versicherungssumme|selbstbeteiligung|insured|premium|segurado'),
  },
  {
    kind: 'specification',
    title: word(
      'lastenheft|pflichtenheft|anforderungs\\p{L}*|leistungs(?:verzeichnis|beschreibung)|\\p{L}*spezifikation|(?:\\p{L}+ )?specification|requirements(?: document)?|(?:statement|scope) of work|especifica[çc][ãa]o',
    ),
    text: word('anforderung(?:en)?|requirements?|soll-?zustand|ist-?zustand|must have'),
  },
  {
    kind: 'ticket',
    title: word('(?:online-?|e-?|handy-?)?ticket|fahrkarte|fahrschein|boarding pass|eintrittskarte|bilhete'),
    text: word('hinfahrt|rückfahrt|sitzplatz|boarding|gate|abfahrt|einlass|seat|passageiro'),
  },
  {
    kind: 'notice',
    title: word('(?:öffentliche )?bekanntmachung|aushang|public notice|notice of \\p{L}+|edital|announcement'),
  },
  {
    kind: 'letter',
    title: word(
      'memo(?:randum)?|rundschreiben|mitteilung|anschreiben|circular|comunicado|(?:arbeits|zwischen)?zeugnis|abmahnung',
    ),
  },
  {
    kind: 'table',
    title: word('\\p{L}{3,}liste|inventar\\p{L}*|inventory|list of \\p{L}+|\\p{L}*übersicht'),
  },
  {
    kind: 'credit-note',
    title: word('gutschrift|rechnungskorrektur|stornorechnung|credit (?:note|memo)|nota de cr[ée]dito'),
  },
  {
    kind: 'reminder',
    title: word(
      '(?:\\d\\.\\s)?(?:zahlungserinnerung|mahnung)|payment reminder|overdue notice|dunning|aviso de cobran[çc]a',
    ),
    text: word('mahngebühr\\p{L}*|verzugszinsen|noch nicht eingegangen|überfällig|overdue|em atraso'),
  },
  {
    kind: 'receipt',
    title: word(
      'quittung|kassenbon|kassenbeleg|bon|bewirtungsbeleg|receipt|recibo|cupom fiscal|nfc-?e|nota fiscal de consumidor',
    ),
    text: word(
      'bar(?:zahlung)?|rückgeld|change|cash|ec-?karte|kartenzahlung|tse|cashier|sales associate|terminal|troco',
    ),
  },
  {
    kind: 'invoice',
    title: word('\\p{L}*(?<!ab)rechnung|invoice|tax invoice|fatura|nota fiscal|nf-?e|danfe|honorarnote|faktura|bill'),
    text: word('rechnungs(?:nummer|datum|betrag|nr)|zahlbar|invoice (?:no|number|date)|amount due|vencimento|skonto'),
  },
  {
    kind: 'order-confirmation',
    title: word(
      'auftragsbestätigung|bestellbestätigung|buchungsbestätigung|order confirmation|booking confirmation|confirma[çc][ãa]o d[eo] pedido|reserva',
    ),
    text: word('bestätigen wir|we (?:hereby )?confirm|ihre buchung|your booking'),
  },
  {
    kind: 'order',
    title: word('bestellung|auftrag|booking order|purchase order|order|insertion order|pedido|ordem de compra'),
    text: word('wir bestellen|please deliver|liefern sie'),
  },
  {
    kind: 'offer',
    title: word(
      'angebot|kostenvoranschlag|kostenschätzung|offerte|offer|quote|quotation|estimate|proposal|or[çc]amento|proposta',
    ),
    text: word('bieten wir|freibleibend|gültig bis|valid until|unverbindlich'),
  },
  { kind: 'delivery-note', title: word('lieferschein|delivery note|packing (?:list|slip)|guia de remessa') },
  {
    kind: 'termination',
    title: word('kündigung|termination|cancellation|rescis[ãa]o|cancelamento'),
    text: word('kündige(?:n)? (?:ich|wir)|hiermit kündige|fristgerecht|terminate'),
  },
  {
    kind: 'contract',
    title: word('\\p{L}*vertrag|vereinbarung|vertragsbedingungen|agreement|contract|lease|contrato|acordo|urkunde'),
    text: word('§\\s?\\d+|vertragsparteien|laufzeit|die parteien|hereinafter|the parties|cl[áa]usula|party'),
  },
  {
    kind: 'application',
    title: word('bewerbung|lebenslauf|curriculum vitae|cv|résumé|resume|job application|curr[íi]culo'),
    text: word('berufserfahrung|ausbildung|studium|work experience|education|skills|kenntnisse'),
  },
  {
    kind: 'bank-statement',
    title: word('kontoauszug|umsatzübersicht|account statement|bank statement|extrato'),
    text: word('alter kontostand|neuer kontostand|saldo|opening balance|closing balance|buchungstag|wertstellung'),
  },
  {
    kind: 'authority-letter',
    title: word('bescheid|steuerbescheid|anhörung|vorladung|mahnbescheid|tax assessment'),
    text: word(
      'finanzamt|rechtsbehelfsbelehrung|widerspruch|aktenzeichen|amtsgericht|landratsamt|stadtverwaltung|behörde',
    ),
  },
  {
    kind: 'statement',
    title: word(
      '(?:betriebskosten|nebenkosten|heizkosten|reisekosten|spesen|jahres|schluss|provisions|lohn|gehalts|entgelt|verdienst)-?abrechnung|abrechnung|aufmaß(?:blatt|liste)?|aufstellung|statement of (?:account|charges)|payslip|demonstrativo',
    ),
    text: word('umlageschlüssel|vorauszahlung(?:en)?|nachzahlung|guthaben|abrechnungszeitraum'),
  },
  {
    kind: 'report',
    title: word(
      '\\p{L}*bericht|report|gutachten|form 10-[kq]|annual report|quarterly report|studie|analyse|analysis|study|paper|relat[óo]rio|befund|dokumentation',
    ),
    text: word(
      'zusammenfassung|ergebnis(?:se)?|abstract|conclusion|introduction|feststellung(?:en)?|foto \\d|abbildung|figure \\d',
    ),
  },
  {
    kind: 'manual',
    title: word(
      '(?:arbeits|verfahrens|dienst|betriebs|prozess)(?:anweisung|beschreibung)|checkliste|handbuch|bedienungsanleitung|benutzerhandbuch|nutzerdokumentation|anleitung|(?:user|owner.?s) (?:manual|guide)|documentation|manual',
    ),
    text: word(
      'gilt für|zuständig|häufigkeit|fassung \\d|wer: \\p{L}+|dauer: \\d+|kapitel \\d|klicken sie|installation|chapter \\d|inhaltsverzeichnis|table of contents',
    ),
  },
  {
    kind: 'minutes',
    title: word(
      '\\p{L}*protokoll|niederschrift|minutes|ata d[aeo] \\p{L}+|besprechungsnotiz|bautagebuch|meeting notes',
    ),
    text: word('teilnehmer|anwesend|tagesordnung|attendees|agenda|top \\d'),
  },
  {
    kind: 'time-sheet',
    title: word('stundenzettel|stundennachweis|arbeitszeitnachweis|zeiterfassung|time ?sheet|folha de ponto'),
  },
  {
    kind: 'price-list',
    title: word(
      'preisliste|preisverzeichnis|price list|tabela de pre[çc]os|tariff|speisekarte|getränkekarte|menu|card[áa]pio|ementa',
    ),
  },
  {
    kind: 'form',
    title: word(
      'formular|antrag|\\p{L}*antrag|beitrittserklärung|anmeldung|anmeldeformular|vollmacht|einverständniserklärung|selbstauskunft|request form|application form|registration form|membership form|form(?! 10-)|fragebogen|formul[áa]rio',
    ),
    text: word('bitte ankreuzen|unterschrift|signature|signed|please (?:tick|complete)|section \\d'),
  },
  {
    kind: 'complaint',
    title: word('reklamation|beschwerde|mängelrüge|mängelanzeige|complaint|reclama[çc][ãa]o'),
    text: word('mangel|mängel|defekt|beschädigt|damaged|unzufrieden'),
  },
  {
    kind: 'enquiry',
    title: word(
      'anfrage|angebotsanfrage|enquiry|inquiry|request for (?:quote|quotation|information)|consulta|pedido de or[çc]amento',
    ),
    text: word(
      'interessieren uns|bitten um ein angebot|würden gerne|können sie|könnten sie|haben sie|was (?:würde|kostet|kosten)|zu erreichen|passt (?:es )?(?:uns|mir)|we are interested|could you|do you (?:have|offer)|how much|gostar[íi]amos|poderiam|quanto custa',
    ),
  },
]
