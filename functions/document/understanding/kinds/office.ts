import { phrase, type Sign, word } from './sign.ts'

/** Documents about work within a company. */
export const OFFICE: readonly Sign[] = [
  {
    kind: 'specification',
    title: word(
      'lastenheft|pflichtenheft|anforderungs\\p{L}*|leistungs(?:verzeichnis|beschreibung)|\\p{L}*spezifikation|(?:\\p{L}+ )?specification|(?:\\p{L}+ )?requirements(?: document)?|(?:statement|scope) of work|(?:caderno de )?(?:especifica[çc][õo]es|encargos)|especifica[çc][ãa]o|requisitos',
    ),
    text: word(
      'anforderung(?:en)?|requirements?|soll-?zustand|ist-?zustand|must have|muss-?kriteri\\p{L}+|abnahmekriteri\\p{L}+|acceptance criteria|requisitos?',
    ),
  },
  {
    kind: 'report',
    title: word(
      '\\p{L}*bericht|(?:\\p{L}+ )?report|gutachten|form 10-[kq]|studie|analyse|auswertung|analysis|study|paper|relat[óo]rio|befund|dokumentation|laudo|parecer',
    ),
    text: word(
      'zusammenfassung|ergebnis(?:se)?|abstract|conclusion|introduction|feststellung(?:en)?|foto \\d|abbildung|figure \\d|findings|recommendations?|conclus[ãa]o|resumo',
    ),
  },
  {
    kind: 'manual',
    title: word(
      '(?:arbeits|verfahrens|dienst|betriebs|prozess|montage|gebrauchs|bedienungs|aufbau|reinigungs|wartungs|installations|kurz)-?(?:anweisung|beschreibung|anleitung)|checkliste|checklist|\\p{L}*handbuch|nutzerdokumentation|anleitung|(?:(?:user|owner.?s|operating|assembly|installation|instruction|safety|quick start) (?:manual|guide|instructions|procedure))|work instruction|standard operating procedure|documentation|manual(?: d[eo] \\p{L}+)?|(?:instru[çc][õo]es|guia) de \\p{L}+|procedimento|lista de verifica[çc][ãa]o|procedure',
    ),
    said: phrase(
      'vor (?:der )?erste[nr] (?:benutzung|inbetriebnahme)|bei störungen|ziehen sie .{0,40}netzstecker|das gerät (?:ist|darf|nur)|this (?:procedure|manual|guide) (?:sets out|describes|explains)|read (?:these|the) instructions|o aparelho destina-se|assist[êe]ncia t[ée]cnica|leia (?:estas|as) instru[çc][õo]es|antes da primeira utiliza[çc][ãa]o',
    ),
    text: word(
      'gilt für|zuständig|häufigkeit|fassung \\d|wer: \\p{L}+|dauer: \\d+|kapitel \\d|schritt \\d|step \\d|klicken sie|installation|chapter \\d|inhaltsverzeichnis|table of contents|sicherheitshinweise|kundendienst|passo \\d',
    ),
  },
  {
    kind: 'minutes',
    title: word(
      '\\p{L}*protokoll|niederschrift|(?:meeting )?minutes(?: of \\p{L}+)?|ata(?: d[aeo] \\p{L}+)?|(?:mem[óo]ria|notas?|registo|registro|resumo) d[aeo] reuni[ãa]o|(?:besprechungs|gesprächs|sitzungs|telefon)-?(?:notiz(?:en)?|vermerk)|aktennotiz|bautagebuch|(?:meeting )?notes of the \\p{L}+ ?\\p{L}*|meeting notes|compte[- ]rendu|proc[èe]s[- ]verbal|notulen|verbale(?: d\\p{L}+)?',
    ),
    said: phrase(
      'nächste (?:sitzung|besprechung|versammlung) (?:findet|ist|am)|(?:einstimmig )?(?:beschlossen|angenommen)(?!\\p{L})|(?:the )?next meeting|(?:it was )?resolved|apologies for absence|pr[óo]xima reuni[ãa]o|nada mais havendo a tratar|aprovad[ao] por unanimidade|delibera[çc][ãa]o|decis[ãa]o:',
    ),
    text: word(
      'teilnehmer(?:in|innen)?|anwesend(?:e)?|protokollführ\\p{L}+|tagesordnung|beschluss|attendees|agenda|top \\d|to do|participantes|presentes|ata',
    ),
  },
  {
    kind: 'time-sheet',
    title: word(
      'stunden(?:zettel|nachweis|liste|aufstellung)|arbeitszeit(?:nachweis|erfassung|konto)|leistungsnachweis|tätigkeitsnachweis|zeiterfassung|rapportzettel|regiebericht|time ?(?:sheet|card|record)|hours (?:worked|log)|(?:folha|espelho|mapa|registo|registro) de (?:ponto|horas)',
    ),
    said: phrase('gesamtstunden|summe (?:der )?stunden|total hours|total de horas|arbeitsbeginn|arbeitsende'),
    text: word('stunden|pause|hours|break|horas|kommen|gehen'),
  },
]
