import { phrase, type Sign, word } from './sign.ts'

/** What is signed, shown or kept. */
export const PAPERS: readonly Sign[] = [
  {
    kind: 'bylaws',
    title: word(
      '\\p{L}*satzung|statuten|(?:geschäfts|haus|beitrags|benutzungs|gemeinschafts|prüfungs|park|platz|bade|friedhofs|wahl|finanz|jugend)ordnung|\\p{L}*richtlinie|allgemeine geschäftsbedingungen|agb|datenschutz(?:erklärung|hinweise)|nutzungsbedingungen|by-?laws|articles of (?:association|incorporation)|statuts|statuto|stadgar|(?:house|club) rules|rules of (?:the )?\\p{L}+|constitution|code of conduct|privacy (?:policy|notice)|terms (?:and conditions|of (?:use|service))|(?<!insurance )policy(?!\\s?(?:#|no\\b|number|holder|schedule|renewal))|estatutos?(?: social| da \\p{L}+)?|regimento(?: interno)?|regulamento(?: interno)?|termos de uso|pol[íi]tica de \\p{L}+',
    ),
    text: word(
      'mitgliederversammlung|vorstand|verein|vereins|members|membership|this policy|geltungsbereich|associa[çc][ãa]o|s[óo]cios|associados',
    ),
  },
  {
    kind: 'contract',
    title: word(
      '\\p{L}*vertrag|\\p{L}*vereinbarung|vertragsbedingungen|(?:\\p{L}+ )?agreement|contract(?: of \\p{L}+)?|lease|contrato(?: de \\p{L}+)?|contrat(?: de \\p{L}+)?|contratto|overeenkomst|umowa|smlouva|acordo(?: de \\p{L}+)?|urkunde',
    ),
    text: word(
      '§\\s?\\d+|vertragsparteien|laufzeit|die parteien|hereinafter|the parties|cl[áa]usula|party|as partes|contratante|contratad[oa]',
    ),
  },
  {
    kind: 'ticket',
    title: word(
      '(?:online-?|e-?|handy-?)?ticket|fahr(?:karte|schein)|bordkarte|boarding pass|(?:eintritts|konzert|theater|kino|tages|dauer)karte|bilhete|ingresso|passagem|billet|biglietto|jízdenka|bilet',
    ),
    said: phrase(
      '(?:hin|rück)fahrt(?!\\p{L})|sitzplatz|boarding (?:time|pass)|(?:einlass|beginn): .{0,30}\\d{1,2}[:.]\\d{2}|admits? one|(?:from|to): .{1,40}\\d{1,2}[:.]\\d{2} ?(?:am|pm)?|partida: |assento|fahrgast|passenger|verbindung: ',
    ),
    text: word(
      'boarding|gate|abfahrt|ankunft|einlass|reihe|seat|row|fare|fahrpreis|wagen|gleis|platform|passageiro|embarque|chegada|plateia',
    ),
  },
  {
    kind: 'form',
    title: word(
      'formular|(?:\\p{L}*)antrag|beitrittserklärung|anmeldung|anmeldeformular|\\p{L}*vollmacht|einverständniserklärung|selbstauskunft|(?:request|application|registration|membership|claim|consent) form|form(?! 10-)|\\p{L}*fragebogen|questionnaire|formul[áa]rio|ficha de \\p{L}+|inscri[çc][ãa]o|question[áa]rio|procura[çc][ãa]o',
    ),
    said: phrase(
      'bitte (?:zutreffendes )?ankreuzen|zutreffendes (?:bitte )?ankreuzen|please (?:tick|complete|fill)|in druckbuchstaben|in block (?:letters|capitals)|assinale com|preencher',
    ),
    text: word(
      '[☐☒☑□]|unterschrift|signature|signed|section \\d|geburtsdatum|date of birth|assinatura|data de nascimento',
    ),
  },
  {
    kind: 'statement',
    title: word(
      '(?:betriebskosten|nebenkosten|heizkosten|reisekosten|spesen|jahres|schluss|provisions|lohn|gehalts|entgelt|verdienst|stromkosten|hausgeld)-?abrechnung|abrechnung|aufma(?:ß|ss)(?:blatt|liste)?|aufstellung|(?:expenses?|service charge|commission|settlement|annual|royalty|utility) (?:statement|report|claim)|statement of (?:account|charges|expenses|earnings)|pay ?slip|payslip|demonstrativo(?: de \\p{L}+)?|recibo de vencimento|(?:presta[çc][ãa]o|acerto) de contas|nota de despesas',
    ),
    text: word(
      'umlageschlüssel|vorauszahlung(?:en)?|nachzahlung|guthaben|abrechnungszeitraum|verteilerschlüssel|gross pay|net pay|deductions',
    ),
  },
  {
    kind: 'bank-statement',
    title: word(
      '\\p{L}*kontoauszug|(?:giro)?konto ?auszug|girokonto auszug|umsatz(?:übersicht|anzeige)|kreditkartenabrechnung|(?:current )?account statement|(?:bank|card) statement|statement of account|relev[ée] de compte|estratto conto|extracto de cuenta|rekeningafschrift|kontoutdrag|kontoudtog|wyciąg(?: bankowy)?|výpis z účtu|extrato(?: \\p{L}+)?',
    ),
    said: phrase(
      '(?:alter|neuer|anfangs|end)-?(?:kontostand|saldo)|(?:opening|closing|previous|new) balance|balance (?:brought|carried) forward|saldo (?:inicial|final|anterior|atual)|buchungstag|wertstellung',
    ),
    text: word(
      'saldo|kontostand|valuta|lastschrift|dauerauftrag|direct debit|standing order|money (?:in|out)|d[ée]bito|cr[ée]dito',
    ),
  },
  {
    kind: 'table',
    title: word(
      '(?!\\p{L}*preis)\\p{L}{3,}liste|inventar\\p{L}*|inventory|list of \\p{L}+|open items|\\p{L}*übersicht|lista de (?!pre)\\p{L}+|invent[áa]rio',
    ),
  },
]
