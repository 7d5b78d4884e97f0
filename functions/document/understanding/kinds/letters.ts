import { phrase, type Sign, word } from './sign.ts'

/** What people and offices write to each other. */
export const LETTERS: readonly Sign[] = [
  {
    kind: 'invitation',
    title: word(
      '\\p{L}*einladung|invitation|you(?:.re| are) (?:cordially )?invited|save the date|wir (?:heiraten|feiern|laden ein)|we(?:.re| are) getting married|convite|convoca(?:[çc][ãa]o|t[óo]ria)',
    ),
    said: phrase(
      'laden (?:wir )?(?:sie|euch|dich)|(?:herzlich )?eingeladen|laden (?:\\p{L}+ ){1,5}ein(?!\\p{L})|cordially invite|(?:would like|are delighted|are pleased) to invite|pleasure of your company|you are invited|r\\.?s\\.?v\\.?p|u\\. ?a\\. ?w\\. ?g|um antwort wird gebeten|convida(?:mos|-(?:o|a|os|vos))?(?!\\p{L})|temos o prazer de (?:o |a |os |as )?convidar',
    ),
    text: word('tagesordnung|join us|zusage|anmeldung bis|presen[çc]a|confirme'),
  },
  {
    kind: 'delay',
    title: word(
      'liefer(?:verzug|verzögerung|engpass|schwierigkeiten)|\\p{L}*verzögerung|(?:liefer)?termin(?:verschiebung|änderung)|(?:liefer)?termin verschiebt(?: sich)?|verschiebung (?:des|ihres) (?:liefer)?termins?|neuer liefertermin|nachfrist(?:setzung)?|(?:notice of )?delay(?:ed)?(?: delivery| in delivery| notice)?|delivery delay|late delivery|overdue delivery|postponement(?: of \\p{L}+)?|final date for delivery|(?:revised|new|changed) (?:delivery|completion|installation) date|(?:aviso de )?atraso(?: (?:na|de|da) (?:entrega|obra|encomenda))?|nova data de (?:entrega|conclus[ãa]o)|adiamento',
    ),
    said: phrase(
      '(?:sich )?(?:die|ihre|unsere) (?:lieferung|fertigstellung|ausführung) (?:leider )?(?:verzögert|verschiebt)|(?:zugesagten|vereinbarten|genannten) (?:liefer)?termin .{0,40}nicht (?:ein)?halten|nicht (?:rechtzeitig|termingerecht|fristgerecht) (?:liefern|fertig)|setzen (?:wir )?ihnen (?:hiermit )?eine (?:nach)?frist|(?:sie sind|befinden sie sich) (?:im|in) verzug|(?:hätte|hatte) am .{1,40} geliefert werden|have not arrived to date|(?:order|delivery) .{0,60}was due on|we are still waiting|new (?:delivery )?date (?:is|for|will)|held up|behind schedule|(?:will be|has been|is) (?:delayed|postponed)|entrega .{0,30}(?:vai atrasar|sofreu um atraso|atrasad)|nova data prevista|data prevista [ée]|(?:entrega|conclus[ãa]o) est[áa] agora prevista',
    ),
    text: word(
      'neue[rn]? (?:liefer)?termin|liefertermin|verspätet|verzögert|verzögerung|nachgeliefert|nachzusenden|teilmenge|teillieferung|ursprünglich (?:zugesagt|bestätigt)|new delivery date|delayed|partial delivery|nova data de entrega|atraso',
    ),
  },
  {
    kind: 'termination',
    title: word(
      '(?:(?:fristlose|ordentliche|au(?:ß|ss)erordentliche) )?(?:\\p{L}*(?<!an))kündigung|kündigungs(?:schreiben|bestätigung)|aufhebung|widerruf|(?:notice of )?(?:termination|cancellation|resignation|redundancy|dismissal)|(?:letter of )?resignation|notice to (?:quit|vacate|terminate(?: \\p{L}+)?)|beendigung des (?:arbeits|miet|vertrags)verhältnisses|cancel(?:ling)? (?:my|our) \\p{L}+|(?:carta de )?demiss[ãa]o|aviso de (?:dispensa|despedimento|rescis[ãa]o)|rescis[ãa]o|den[úu]ncia d[eo] contrato|cancelamento',
    ),
    said: phrase(
      'kündige(?:n)? (?:ich|wir)|(?:ich|wir) kündige[n]?(?!\\p{L})|kündige (?:ich )?hiermit|kündigen (?:wir )?(?:hiermit|deshalb|den|das|ihnen)|bestätigung dieser kündigung|(?:employment|contract|tenancy) will (?:therefore )?end on|notice of my resignation|written notice that|(?:formal )?notice (?:that i am resigning|of termination|to terminate|that your employment)|(?:i am|we are) (?:giving|writing to give) .{0,24}notice|p[ôo]r termo ao contrato|i (?:hereby )?resign|(?:wish|like|want|hereby) to (?:cancel|terminate)|hereby (?:cancel|terminate|give notice)|giving you notice|comunic(?:o|ar|amos) .{0,40}(?:den[úu]ncia|deixo o cargo|demiss[ãa]o)|pedir a rescis[ãa]o|solicito o cancelamento',
    ),
    text: word('fristgerecht|zum nächstmöglichen|terminate|termination|notice period|rescindir|aviso pr[ée]vio'),
  },
  {
    kind: 'application',
    title: word(
      '\\p{L}*bewerbung|bewerbungsschreiben|motivationsschreiben|(?:tabellarischer )?lebenslauf|kurzprofil|curriculum(?: vitae)?|cv|résumé|resume|job application|(?:letter of )?application for (?:the )?(?:post|position|job|role)(?: of)?|\\p{L}+ \\p{L}+: application|cover letter|lettre de motivation|sollicitatie(?:brief)?|curr[íi]culo(?: profissional)?|candidatura(?: espont[âa]nea)?|carta de apresenta[çc][ãa]o',
    ),
    said: phrase(
      'bewerbe ich mich|(?:ich )?bewerbe mich|meine bewerbung|frühestmöglicher eintritt|frühester eintritt|meine gehaltsvorstellung|i (?:would like|wish|am writing) to apply|apply(?:ing)? for the (?:post|position|role|job)|my application|salary expectation|apresentar a minha candidatura|candidato-me|pretens[ãa]o salarial',
    ),
    text: word(
      'berufserfahrung|beruflicher werdegang|ausbildung|studium|schulbildung|sprachkenntnisse|work experience|employment history|education|skills|references|kenntnisse|experi[êe]ncia profissional|forma[çc][ãa]o|habilita[çc][õo]es|idiomas',
    ),
  },
  {
    kind: 'authority-letter',
    title: word(
      '(?:steuer|gebühren|bu(?:ß|ss)geld|mahn|leistungs|beitrags|widerspruchs|bewilligungs|ablehnungs|kosten|renten|vollstreckungs|festsetzungs|feststellungs|gewerbesteuer|grundsteuer)*-?bescheid|anhörung(?:sbogen)?|vorladung|ladung|verwarnung|zahlungsbefehl|zeugenfragebogen|(?:bau|gewerbe)?genehmigung|summons|licen[cs]e|permit|penalty (?:notice|charge(?: notice)?)|(?:tax|notice of) assessment|notice of (?:decision|hearing|intended \\p{L}+)|council tax(?: \\p{L}+)?|tax return|notifica[çc][ãa]o|auto de (?:contraordena[çc][ãa]o|infra[çc][ãa]o)|intima[çc][ãa]o|cita[çc][ãa]o|alvar[áa]|licen[çc]a',
    ),
    said: phrase(
      'rechtsbehelf\\p{L}*|gegen diesen bescheid|(?:binnen|innerhalb) (?:von )?(?:eines monats|einem monat|zwei wochen) (?:nach|einzulegen|widerspruch|einspruch)|(?:klage|wider|ein)(?:spruch|erwiderung) .{0,30}(?:einlegen|einzureichen|erhoben)|mündlichen verhandlung|ordnungswidrigkeit|right of appeal|you (?:have the right to|may) appeal|in the matter of|attend the hearing|hearing (?:has been|will be) (?:listed|held)|(?:the court|magistrates)|pedido foi (?:deferido|indeferido)|prazo de defesa|apresentar defesa|coima|interpor recurso',
    ),
    text: word(
      'finanzamt|widerspruch|einspruch|aktenzeichen|amtsgericht|landgericht|landratsamt|stadtverwaltung|bezirksamt|ordnungsamt|behörde|finanzverwaltung|hm revenue|district council|county council|borough council|department of \\p{L}+|tax office|minist[ée]rio|servi[çc]o de finan[çc]as|seguran[çc]a social|c[âa]mara municipal|prefeitura|receita federal|multa',
    ),
  },
  {
    kind: 'complaint',
    title: word(
      '\\p{L}*reklamation|beschwerde(?:schreiben)?|einspruch gegen (?:die |ihre )?rechnung|mängel(?:rüge|anzeige|meldung)|mietminderung|beanstandung|(?:letter of )?complaint|(?:wrong|incorrect|disputed) invoice|(?:damaged|defective|faulty) (?:goods|delivery|item|product)s?|poor service|goods damaged(?: in transit)?|(?:carta de |livro de )?reclama[çc][ãa]o|(?:produto|mercadoria) com defeito|(?:fatura|factura) incorre(?:c)?ta',
    ),
    said: phrase(
      'reklamiere(?:n)? (?:ich|wir)|(?:wir|ich) (?:reklamiere|beanstande|rüge)n?|beschwere(?:n)? (?:ich|wir)|nicht einverstanden|nicht fachgerecht|mangelhafte?n? (?:ware|lieferung|ausführung|leistung)|(?:den )?mangel .{0,40}(?:zu )?beseitigen|miete .{0,30}(?:mindern|vorbehalt|kürzen)|korrigierte rechnung|(?:rechnung ist|betrag ist) (?:leider )?(?:falsch|fehlerhaft)|betrag stimmt nicht|work to be put right|put right free of charge|tauschen sie .{0,50}aus|i (?:am writing|wish) to complain|(?:goods|items?|units?|parcel) .{0,30}(?:arrived|were|was|are) (?:damaged|broken|faulty|defective)|(?:dissatisfied|unhappy) with|please (?:send|arrange) (?:a )?replacements?|pay \\d+ ?% less rent|must ask you to (?:send|repair)|reserve the right to claim|n[ãa]o est[áa] correta|chegaram danificad|(?:solicit|ped|exij)(?:amos|imos|o) a (?:substitui[çc][ãa]o|repara[çc][ãa]o|corre[çc][ãa]o)|emiss[ãa]o de uma nota de cr[ée]dito',
    ),
    text: word(
      'mangel|mängel|defekt|beschädigt|fehlerhaft|damaged|faulty|defective|unzufrieden|schaden|defeito|danificad[oa]s?',
    ),
  },
  {
    kind: 'enquiry',
    title: word(
      '\\p{L}*anfrage|frage(?:n)? (?:zu|zum|zur|nach|an)(?: \\p{L}+)?|(?:\\p{L}+ )?(?:enquiry|inquiry)|question about(?: your)?(?: \\p{L}+)?|bitte um (?:ein |ihr )?angebot|request for (?:a )?(?:quot(?:e|ation)|information|proposal|prices?)|r\\.?f\\.?q|availability in|do you have (?:\\p{L}+ )?(?:capacity|availability)|consulta|pedido de (?:or[çc]amento|informa[çc](?:[ãa]o|[õo]es)|cota[çc][ãa]o|proposta)|solicita[çc][ãa]o de (?:or[çc]amento|proposta)|d[úu]vida sobre',
    ),
    said: phrase(
      '(?:bitte|erbitten|bitten)(?: \\p{L}+){0,3} um (?:ihr |ein )?angebot|(?:ihr|über ein) angebot (?:bis|würde|freuen)|senden sie (?:uns|mir) (?:bitte )?(?:ein|ihr) (?:unverbindliches )?angebot|über ein angebot .{0,40}freuen|interessier(?:en uns|e mich) für|haben sie (?:noch )?(?:im )?\\p{L}* ?(?:termine?|kapazität)|wäre .{0,60}möglich\\?|liefern sie auch|noch (?:lieferbar|verfügbar)\\?|(?:we are|i am) (?:interested in|looking for)|(?:could|can) you (?:please )?(?:send|quote|provide|let|help|tell)|do you (?:have|offer|deliver|stock)|would you (?:be able|please (?:quote|send))|(?:i|we) have a question|are spare parts|please (?:quote|send us (?:a|your) quot)|would need your answer|gostar(?:[íi]amos|ia) de (?:receber|saber|solicitar|pedir)|solicitamos (?:um )?(?:or[çc]amento|proposta|cota[çc][ãa]o)|teriam disponibilidade|poderiam (?:enviar|informar)|quanto custa',
    ),
    text: word(
      'würden gerne|können sie|könnten sie|haben sie|was (?:würde|kostet|kosten)|zu erreichen|passt (?:es )?(?:uns|mir)|could you|how much|agradeço resposta|poderiam',
    ),
  },
  {
    kind: 'insurance',
    title: word(
      '(?:\\p{L}*versicherungs|deckungs)-?(?:schein|police|bestätigung|nachweis|vertrag|antrag|bedingungen)|nachweis über eine versicherung|certificate of insurance|insurance (?:policy|certificate|schedule|renewal|claim|contract)|policy schedule|(?:renewal of your )?policy renewal|ap[óo]lice(?: de seguro)?|(?:certificado|proposta) de seguro|participa[çc][ãa]o de sinistro',
    ),
    said: phrase(
      'versicherungs(?:nehmer|summe|beginn|steuer|fall|schutz|nummer)|selbst(?:beteiligung|behalt)|schaden(?:nummer|fall|regulierung)|(?:your |the )?policy ?(?:holder|number|is due)|sum insured|deducting the excess|your (?:insurance )?claim|your premium|underwrit(?:er|ing)|tomador do seguro|segurad[ao]|pr[ée]mio (?:anual|do seguro)|sinistro',
    ),
    text: word('deckung|jahresbeitrag|insured|premium|cover(?:age)?|franquia|cobertura'),
  },
  {
    kind: 'notice',
    title: word(
      '(?:öffentliche )?bekanntmachung|aushang|(?:wichtiger )?hinweis (?:an|für) (?:alle )?\\p{L}+|information (?:an|für) (?:alle )?(?:mieter|bewohner|anwohner|mitarbeiter)\\p{L}*|an alle (?:mieter|bewohner|anwohner|mitarbeiter)\\p{L}*|public notice|notice of (?:\\p{L}+ )?(?:meeting|closure|works|election|sale|auction|application)|notice to (?:all )?(?:\\p{L}+ )?(?:tenants|residents|staff|members|visitors|customers|employees|public)|(?:important )?announcement|aviso(?: p[úu]blico| importante| aos? \\p{L}+)?|edital|comunicado (?:aos|a todos)',
    ),
    said: phrase(
      'wird (?:hiermit )?(?:öffentlich )?bekannt (?:gemacht|gegeben)|liegt .{0,60}(?:öffentlich )?aus(?!\\p{L})|(?:ist|bleibt|wird) .{0,40}gesperrt|will be (?:closed|tested|switched off)|objections (?:must|may) be|(?:estar[áa]|ficar[áa]) (?:fechad|encerrad)|reclama[çc][õo]es devem ser',
    ),
  },
  {
    kind: 'letter',
    title: word(
      'memo(?:randum)?|rundschreiben|mitteilung|anschreiben|preisanpassung|preisänderung|circular|comunicado|(?:arbeits|zwischen|schul)?zeugnis|empfehlungsschreiben|letter of (?:recommendation|reference)|reference letter|carta de recomenda[çc][ãa]o|abmahnung',
    ),
  },
  {
    kind: 'email',
    title: phrase(
      '(?:aw|re|wg|fwd?|wtr|enc|res|antw): |(?:automatische antwort|abwesenheit(?:snotiz|sassistent)?|out of office|automatic reply|aus[êe]ncia|resposta autom[áa]tica)(?!\\p{L})',
    ),
    said: phrase(
      'im browser (?:ansehen|öffnen|anzeigen)|newsletter (?:abbestellen|abmelden)|view (?:this (?:e-?mail )?)?(?:in|online in) (?:your )?browser|unsubscribe|cancelar (?:a )?(?:subscri[çc][ãa]o|inscri[çc][ãa]o)|ver no navegador|-+ ?(?:original message|ursprüngliche nachricht|forwarded message|weitergeleitete nachricht|mensagem (?:original|encaminhada))|nicht erreichbar\\. ihre e-?mail|will be out of (?:the )?office|em caso de urg[êe]ncia, contact|von meinem iphone gesendet|sent from my (?:iphone|mobile)',
    ),
    text: word('im anhang|anbei|attached|em anexo|segue em anexo'),
  },
]
