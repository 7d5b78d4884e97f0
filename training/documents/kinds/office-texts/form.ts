// Forms, filled in or empty: dots and boxes stand where somebody writes.
import type { Scripts } from '../office/script.ts'

const DOTS = '[..............................|____________________|]'

export const FORM: Scripts = {
  de: [
    {
      title:
        '[Antrag auf {$what}|Anmeldeformular|Urlaubsantrag|Beitrittserklärung|Selbstauskunft|Vollmacht|Einverständniserklärung|Fragebogen|SEPA-Lastschriftmandat|Personalbogen|Schadenanzeige|Anmeldung {$what}]',
      subtitle:
        '[Bitte in Druckbuchstaben ausfüllen|Zurück an: {sender:sellerName}|Zutreffendes bitte ankreuzen|Formular {code}, Stand {month}]',
      body: [
        '# [Angaben zur Person|Antragsteller|Persönliche Daten|Teil A]',
        `@ [Name, Vorname|Name|Antragsteller] :: [{person:person}|{person:person}|${DOTS}]`,
        `@ [Straße, Hausnummer|Anschrift] :: [{street}|${DOTS}]`,
        `@ PLZ, Ort :: [{place}|${DOTS}]`,
        `@ [Geburtsdatum|geboren am] :: [{birth}|${DOTS}]`,
        `?@ [Telefon|Telefon tagsüber] :: [{phone}|${DOTS}]`,
        `?@ [Personalnummer|Mitgliedsnummer|Kundennummer] :: [{customerNumber}|${DOTS}]`,
        '# [Angaben zum Antrag|Zeitraum|Ich beantrage|Teil B]',
        '*[☐ {$what} ☐ Sonstiges: {service}|☒ Erstantrag ☐ Folgeantrag|Hiermit beantrage ich: {$what}]*',
        '*[Vom {soon} bis {future} ({count} Tage)|Betrag: {amount}, Beginn: {future}|Gewünschter Beginn: {future}|Beitrag jährlich {amount}]*',
        '?@ IBAN :: [{iban}|DE__ ____ ____ ____ ____ __]',
        '?*[Rückgabe bis {deadline}|Bitte bis zum {deadline} zurücksenden|Abgabefrist: {deadline}]*',
        '?> [Mit der Speicherung meiner Daten bin ich einverstanden.|Hinweise zum Datenschutz auf der Rückseite.|Alle Angaben sind vollständig und richtig.]',
        '_ [{town}, {date}|Ort, Datum ................] ;; [.......................|{person:person}]',
        '_ [Ort, Datum|Datum] ;; [Unterschrift|Unterschrift des Antragstellers]',
      ],
      words: {
        what: '[Mitgliedschaft|Sonderurlaub|Kostenerstattung|Wohngeld|einen Stellplatz|Elternzeit|einen Parkausweis|Zuschuss]',
      },
    },
  ],
  en: [
    {
      title:
        '[Application form: {$what}|Registration form|Leave request form|Membership form|Claim form|Consent form|Questionnaire|Direct debit mandate|New customer form|Feedback form]',
      subtitle:
        '[Please complete in block capitals|Return to: {sender:sellerName}|Please tick as appropriate|Form {code}]',
      body: [
        '# [Personal details|Applicant|Section 1|Part A]',
        `@ [Full name|Name|Applicant] :: [{person:person}|{person:person}|${DOTS}]`,
        `@ Address :: [{street}, {place}|${DOTS}]`,
        `@ Date of birth :: [{birth}|${DOTS}]`,
        `?@ [Telephone|Daytime phone] :: [{phone}|${DOTS}]`,
        `?@ [Membership number|Customer number] :: [{customerNumber}|${DOTS}]`,
        '# [Details of request|Section 2|Part B]',
        '*[☐ {$what} ☐ Other: {service}|☒ Yes ☐ No|I hereby apply for {$what}]*',
        '*[From {soon} to {future} ({count} days)|Amount claimed: {amount}|Start date: {future}]*',
        '?*[Please return by {deadline}|Closing date: {deadline}]*',
        '?> I declare that the information given is true and complete.',
        '_ [{town}, {date}|Date ..............] ;; [....................|{person:person}]',
        '_ Date ;; Signature',
      ],
      words: { what: '[membership|a parking permit|special leave|a refund|a grant|parental leave]' },
    },
  ],
  pt: [
    {
      title:
        '[Formulário de {$what}|Ficha de inscrição|Requerimento|Pedido de férias|Ficha de cliente|Autorização de débito direto|Questionário|Declaração de consentimento]',
      subtitle: '[Preencher em letra legível|Devolver a: {sender:sellerName}|Assinale com X|Modelo {code}]',
      body: [
        '# [Dados pessoais|Requerente|Parte A]',
        `@ [Nome|Nome completo] :: [{person:person}|{person:person}|${DOTS}]`,
        `@ <Morada^Endereço> :: [{street}, {place}|${DOTS}]`,
        `@ Data de nascimento :: [{birth}|${DOTS}]`,
        `?@ Telefone :: [{phone}|${DOTS}]`,
        `?@ [N.º de sócio|N.º de cliente] :: [{customerNumber}|${DOTS}]`,
        '# [Pedido|Parte B]',
        '*[☐ {$what} ☐ Outro: {service}|☒ Sim ☐ Não|Requer: {$what}]*',
        '*[De {soon} a {future} ({count} dias)|Valor: {amount}|Início: {future}]*',
        '?*[Entregar até {deadline}|Prazo: {deadline}]*',
        '_ [{town}, {date}|Data ..............] ;; [....................|{person:person}]',
        '_ Data ;; Assinatura',
      ],
      words: { what: '[inscrição|férias|reembolso|licença|estacionamento|apoio social]' },
    },
  ],
}
