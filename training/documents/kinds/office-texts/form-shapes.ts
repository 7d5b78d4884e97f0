// Forms for offices, landlords, schools and customers: permits, passes, powers of attorney, surveys, slips.
import type { Scripts } from '../office/script.ts'

const GAP = '[........................|____________________|]'

export const FORM_SHAPES: Scripts = {
  de: [
    {
      title:
        '[Antrag|Antrag auf Erteilung [einer Baugenehmigung|einer Ausnahmegenehmigung|eines Führerscheins|eines Reisepasses|eines Wohnberechtigungsscheins]|Gewerbe-Anmeldung|Gewerbe-Abmeldung|Anmeldung bei der Meldebehörde|Wohnungsgeberbestätigung|Anmeldung eines Hundes|Antrag auf Kindergeld|Antrag auf Stundung|Antrag auf Dauerfristverlängerung|Kfz-Zulassung|Meldezettel|Anzeige einer Veranstaltung|Fragebogen zur steuerlichen Erfassung|Sondernutzung: Antrag|Bauanzeige|Nachsendeauftrag|Aufnahmeantrag|Anmeldung zur Kindertagesstätte|Anmeldebogen Schule]',
      subtitle:
        '[An: {sender:sellerName}|Eingangsstempel|Vordruck {code} ({year})|Zutreffendes ankreuzen ☒ oder ausfüllen|]',
      body: [
        '1. [Antragstellende Person|Angaben zur Person|Anmeldende Person|Betriebsinhaber]',
        `@ [Familienname|Name] :: [{person:person}|${GAP}]`,
        `?@ [Geburtsname|Staatsangehörigkeit|Familienstand] :: ${GAP}`,
        `@ [Anschrift|Wohnung|bisherige Wohnung] :: [{street}, {place}|${GAP}]`,
        `@ [Geburtstag und -ort|geboren am] :: [{birth}, {town}|${GAP}]`,
        '2. [Gegenstand|Angaben zum Vorhaben|Art des Antrags|Angemeldete Tätigkeit]',
        '*[☐ Neuantrag ☐ Verlängerung ☐ Änderung|☒ Neuantrag ☐ Verlängerung|Beantragt wird: {service}|☐ Einzug ☐ Auszug am {future}]*',
        `?@ [Ort des Vorhabens|Neue Wohnung|Betriebsstätte|Kennzeichen] :: [{street2}, {town2}|${GAP}]`,
        `@ [Zeitraum|Beginn|ab] :: [{future}|{soon} bis {future}|${GAP}]`,
        '?*[Gebühr: {fare}|Die Gebühr von {fare} ist bei Antragstellung zu zahlen.|Einzureichen bis {deadline}.]*',
        '?[Beizufügen sind: Mietvertrag, Ausweis, Rechnung oder Angebot.|Anlagen: ☐ Lageplan ☐ Vertrag ☐ Vollmacht|Nicht vom Antragsteller auszufüllen: Az. ____________]',
        '_ ____________________ ;; ____________________',
        '_ Ort, Datum ;; Unterschrift',
      ],
    },
    {
      title:
        '[Vollmacht|Empfangsvollmacht|Abtretungserklärung|Einzugsermächtigung|SEPA-Basislastschrift-Mandat|Schweigepflichtentbindung|Einwilligung|Muster-Widerrufsformular|Verpflichtungserklärung|Bestätigung des Empfangs|Empfangsbestätigung|Freistellungsauftrag|Urlaubsschein|Krankmeldung|Schlüsselprotokoll|Übergabeprotokoll|Laufzettel|Leihschein|Materialanforderung|Bestellanforderung|Investitionsantrag|Reiseantrag|Dienstreiseantrag|Überstundenantrag|Gutscheinbestellung|Garantiekarte]',
      body: [
        `[Ich, {person:person}, geboren am {birth}, wohnhaft {street}, {place},|Name: [{person:person}|${GAP}]|Der/die Unterzeichnende ${GAP}|Mitarbeiter: [{person:person}|${GAP}]]`,
        '*[bevollmächtige {person2}, mich gegenüber {firm} zu vertreten.|ermächtige {sender:sellerName}, Zahlungen von meinem Konto mittels Lastschrift einzuziehen.|bestätige, {product} in einwandfreiem Zustand erhalten zu haben.|Hiermit widerrufe(n) ich/wir den von mir/uns abgeschlossenen Vertrag über ______________|beantrage Urlaub vom {soon} bis {future}, zusammen {count} Tage.|bitte um Genehmigung der Anschaffung von {product} für {amount}.|willige in die Speicherung meiner Daten ein.]*',
        `?@ [Kontoinhaber|Kostenstelle|Gläubiger-ID|Mandatsreferenz] :: [{code}|${GAP}]`,
        `?@ [IBAN|Konto] :: [{iban}|${GAP}]`,
        `?@ [Vorgesetzte|Vertretung|genehmigt durch] :: [{person3}|${GAP}]`,
        '?☐ [genehmigt|einverstanden|ja] ☐ [abgelehnt|nicht einverstanden|nein]',
        '*[Die Vollmacht gilt bis zum {future}.|Zutreffendes bitte ankreuzen.|Diese Erklärung kann jederzeit widerrufen werden.|Bitte unterschrieben an die Personalabteilung zurück.]*',
        '_ [{town}, {date}|Datum: ____________] ;; [____________________|{person:person}]',
      ],
    },
    {
      title:
        '[Umfrage|Ihre Meinung ist uns wichtig|Kundenzufriedenheit|Feedbackbogen|Fragebogen zur Zufriedenheit|Mitarbeiterbefragung|Lieferantenselbstauskunft|Lieferantenbewertung|Anamnesebogen|Bewertungsbogen|Gästefragebogen|Seminarbewertung|Checkliste|Erhebungsbogen|Bedarfsanalyse]',
      subtitle: '[{sender:sellerName}|{date}|Bitte bis {deadline} zurück|]',
      body: [
        '*[Bitte nehmen Sie sich {digit} Minuten Zeit.|Ihre Angaben bleiben anonym.|Bitte kreuzen Sie je Zeile ein Feld an.]*',
        '%% [Frage|Aussage|Punkt] ;; [sehr gut|ja|stimme zu|1] ;; [mittel|teils|2] ;; [schlecht|nein|3]',
        '4-10x % [Wie zufrieden waren Sie mit der Lieferung?|War die Rechnung verständlich?|Freundlichkeit|Preis und Leistung|Wurden die Termine eingehalten?|Zertifikat vorhanden|Würden Sie uns empfehlen?|Bearbeitung von Reklamationen|Nehmen Sie Medikamente?|Fluchtwege frei] ;; ☐ ;; [☐|☒] ;; ☐',
        `@ [Anmerkungen|Was können wir besser machen?|Bemerkung] :: ${GAP}`,
        `?@ Name (freiwillig) :: ${GAP}`,
        '*[Vielen Dank für Ihre Mithilfe!|Rückgabe bis {deadline}.|Zurück an {email}]*',
      ],
    },
  ],
  en: [
    {
      title:
        '[Application for [planning permission|a passport|a driving licence|a street trading licence|a building permit]|Registration of a business|Change of address|Vehicle registration|Application for a licence|Tax registration form|Notification of event|School admission form|Tenancy application|Account opening form]',
      subtitle: '[To: {sender:sellerName}|For official use|Form {code} ({year})|Please use black ink|]',
      body: [
        '1. [Applicant|About you|Person registering]',
        `@ [Surname and first names|Name] :: [{person:person}|${GAP}]`,
        `@ [Present address|Address] :: [{street}, {place}|${GAP}]`,
        `@ Date of birth :: [{birth}|${GAP}]`,
        '2. [What you are applying for|The proposal|Type of application]',
        '*[☐ New ☐ Renewal ☐ Change|☒ New ☐ Renewal|Applied for: {service}]*',
        `@ [From|Start|Period] :: [{future}|${GAP}]`,
        '?*[Fee: {fare}|Return by {deadline}.]*',
        '?Please enclose: tenancy agreement, identity card, invoice or quotation.',
        '_ ____________________ ;; ____________________',
        '_ Date ;; Signature',
      ],
    },
    {
      title:
        '[Power of attorney|Letter of authority|Direct debit instruction|Model cancellation form|Consent|Holiday request|Sick note form|Equipment loan slip|Receipt of keys|Travel request|Purchase request|Overtime claim|Declaration]',
      body: [
        `[I, {person:person}, of {street}, {place},|Name: [{person:person}|${GAP}]|The undersigned ${GAP}]`,
        '*[authorise {person2} to act for me towards {firm}.|authorise {sender:sellerName} to collect payments from my account.|confirm that I have received {product} in good order.|hereby give notice that I cancel my contract for the supply of ____________|request leave from {soon} to {future}, {count} days in all.|ask for approval to buy {product} for {amount}.]*',
        `?@ [Account|Cost centre|Reference] :: [{code}|${GAP}]`,
        '?☐ [approved|agreed|yes] ☐ [refused|not agreed|no]',
        '*[This authority is valid until {future}.|Tick as appropriate.|Return signed to the office.]*',
        '_ [{date}|Date: ____________] ;; [____________________|{person:person}]',
      ],
    },
    {
      title:
        '[Survey|Tell us what you think|Customer satisfaction survey|Feedback|Staff survey|Supplier assessment|Health questionnaire|Course evaluation|Inspection checklist]',
      subtitle: '[{sender:sellerName}|{date}|Please return by {deadline}|]',
      body: [
        '*[Please take {digit} minutes.|Your answers are anonymous.|Tick one box in each row.]*',
        '%% [Question|Statement] ;; [good|yes|agree] ;; [fair|partly] ;; [poor|no|disagree]',
        '4-9x % [How was the delivery?|Was the invoice clear?|Friendliness|Value for money|Were dates kept?|Would you recommend us?|Handling of complaints|Do you take medicines?|Exits clear] ;; ☐ ;; [☐|☒] ;; ☐',
        `@ [Comments|What can we do better?] :: ${GAP}`,
        '*Thank you for your help!*',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Requerimento|Pedido de [licença de obras|passaporte|carta de condução|alvará|isenção]|Declaração de início de atividade|Alteração de morada|Registo de veículo|Boletim de matrícula|Ficha de abertura de conta|Pedido de inscrição|Comunicação de evento]',
      subtitle: '[Para: {sender:sellerName}|Reservado aos serviços|Modelo {code} ({year})|]',
      body: [
        '1. [Requerente|Identificação|Declarante]',
        `@ [Nome completo|Nome] :: [{person:person}|${GAP}]`,
        `@ <Morada^Endereço> :: [{street}, {place}|${GAP}]`,
        `@ [Data de nascimento|Nascido em] :: [{birth}|${GAP}]`,
        '2. [Pedido|Objeto|Tipo de pedido]',
        '*[☐ Novo ☐ Renovação ☐ Alteração|☒ Novo ☐ Renovação|Requer-se: {service}]*',
        `@ [Início|Período] :: [{future}|${GAP}]`,
        '?*[Taxa: {fare}|Entregar até {deadline}.]*',
        '_ ____________________ ;; ____________________',
        '_ Data ;; Assinatura',
      ],
    },
    {
      title:
        '[Procuração|Autorização|Termo de responsabilidade|Declaração de receção|Formulário de livre resolução|Requisição de material|Pedido de férias|Pedido de deslocação|Inquérito de satisfação|Avaliação da formação]',
      body: [
        `[Eu, {person:person}, residente na {street}, {place},|Nome: [{person:person}|${GAP}]|O abaixo assinado ${GAP}]`,
        '*[autorizo {person2} a representar-me junto da {firm}.|autorizo {sender:sellerName} a debitar a minha conta.|confirmo que recebi {product} em bom estado.|comunico que resolvo o contrato de compra de ____________|peço férias de {soon} a {future}, num total de {count} dias.]*',
        '?☐ [aprovado|sim] ☐ [recusado|não]',
        '*[Válida até {future}.|Assinale com X.|Devolver assinado.]*',
        '_ [{town}, {date}|Data: ____________] ;; ____________________',
      ],
    },
  ],
}
