// Rules: of clubs, for employees, for customers.
import type { Scripts } from '../office/script.ts'

export const BYLAWS: Scripts = {
  de: [
    {
      title: '[Satzung|Satzung des Vereins {firm}|Vereinssatzung|Geschäftsordnung|Beitragsordnung]',
      subtitle: '[in der Fassung vom {date}|beschlossen am {date}|Stand: {date}]',
      body: [
        '# [Name, Sitz, Geschäftsjahr|Name und Sitz]',
        'Der Verein führt den Namen „{firm:sellerName}“ und hat seinen Sitz in {town}. [Das Geschäftsjahr ist das Kalenderjahr.|Er ist im Vereinsregister eingetragen.]',
        '# [Zweck|Zweck des Vereins]',
        '*[Zweck des Vereins ist die Förderung von [Sport|Musik und Kultur|Bildung und Erziehung|Naturschutz].|Der Verein verfolgt ausschließlich gemeinnützige Zwecke.]* [Er ist selbstlos tätig.|]',
        '# [Mitgliedschaft|Erwerb der Mitgliedschaft]',
        '[Mitglied kann jede natürliche Person werden.|Über die Aufnahme entscheidet der Vorstand.] *[Der Austritt ist mit einer Frist von {noticeOf} zu erklären.|Der Austritt ist nur zum Jahresende möglich.]*',
        '# Beiträge',
        '*[Der Jahresbeitrag beträgt {fare}.|Die Höhe der Beiträge beschließt die Mitgliederversammlung; derzeit {fare}.]*',
        '# [Vorstand|Der Vorstand]',
        'Der Vorstand besteht aus {digit} Personen und wird auf {digit2} Jahre gewählt.',
        '# Mitgliederversammlung',
        '[Sie findet einmal im Jahr statt.|Zur Versammlung wird mit einer Frist von {digit3} Wochen eingeladen.] Jedes Mitglied hat eine Stimme.',
        '?# [Auflösung|Auflösung des Vereins]',
        'Bei Auflösung fällt das Vermögen an [die Stadt {town}|eine gemeinnützige Körperschaft].',
      ],
    },
    {
      title:
        '[Hausordnung|Richtlinie zur Nutzung von IT-Geräten|Reisekostenrichtlinie|Allgemeine Geschäftsbedingungen|Datenschutzerklärung|Nutzungsbedingungen|Betriebsvereinbarung Arbeitszeit|Verhaltensrichtlinie|Benutzungsordnung]',
      subtitle: '[{sender:sellerName}|{sender:sellerName}, Stand {date}|gültig ab {date}]',
      body: [
        '# [Geltungsbereich|Anwendungsbereich|Allgemeines]',
        '*[Diese Regelung gilt für alle Beschäftigten.|Diese Bedingungen gelten für alle Lieferungen und Leistungen.|Sie gilt für alle Bewohner und Gäste.]*',
        '# [Pflichten|Grundsätze|Nutzung|Ruhezeiten]',
        '3-6x - [Ruhezeit ist von {time#} bis {time2#} Uhr|Passwörter dürfen nicht weitergegeben werden|Auslagen über {amount#} sind vorher zu genehmigen|Preise verstehen sich zuzüglich Umsatzsteuer|Fahrräder gehören in den Keller|Daten werden nach {digit#} Jahren gelöscht]',
        '# [Zahlung|Verstöße|Kosten|Ansprechpartner]',
        '*[Rechnungen sind binnen {count} Tagen ohne Abzug fällig.|Bei Verstößen kann eine Abmahnung erfolgen.|Erstattet werden bis zu {fare} je Tag.]* [Fragen beantwortet {person:contact}.|]',
        '# [Inkrafttreten|Schlussbestimmungen]',
        'Diese Regelung tritt am {future} in Kraft und ersetzt die Fassung vom {past}.',
      ],
    },
  ],
  en: [
    {
      title: '[Bylaws|By-laws of {firm}|Articles of Association|Constitution of the club|Rules of the society]',
      subtitle: '[adopted on {date}|as amended on {date}]',
      body: [
        '# [Name|Name and seat]',
        'The name of the association is {firm:sellerName}, with its seat in {town}.',
        '# [Objects|Purpose]',
        '*[The purpose of the association is to promote [sport|music|education|nature conservation] in the region.|The association is not run for profit.]*',
        '# Membership',
        'Any person may apply for membership. *[A member may resign by giving {noticeOf} notice.|Members may resign at the end of the year.]*',
        '# [Subscriptions|Fees]',
        '*The annual subscription is {fare}.*',
        '# [The committee|The board]',
        'The committee has {digit} members, elected for {digit2} years.',
        '# General meetings',
        'A general meeting shall be held once a year. Members shall be given {digit3} weeks’ notice.',
      ],
    },
    {
      title:
        '[Code of Conduct|Travel policy|IT policy|Terms and Conditions|Privacy policy|House rules|Expenses policy]',
      subtitle: '[{sender:sellerName}|{sender:sellerName}, {date}|effective from {date}]',
      body: [
        '# [Scope|Application]',
        '*[This policy applies to all employees.|These terms apply to all goods and services.]*',
        '# [Rules|Principles|Use]',
        '3-6x - [Passwords must not be shared|Expenses over {amount#} need approval|Prices are exclusive of VAT|Data are deleted after {digit#} years|Quiet hours are from {time#}]',
        '# [Payment|Breaches|Questions]',
        '*[Invoices are due within {count} days.|Breaches may lead to disciplinary action.|Up to {fare} a day will be refunded.]* [Questions to {person:contact}.|]',
        'This policy takes effect on {future} and replaces that of {past}.',
      ],
    },
  ],
  pt: [
    {
      title: '[Estatutos|Estatuto social|Estatutos da associação|Regulamento interno]',
      subtitle: '[aprovados em {date}|versão de {date}]',
      body: [
        '# [Denominação e sede|Nome]',
        'A associação denomina-se {firm:sellerName} e tem sede em {town}.',
        '# [Fins|Objeto]',
        '*A associação tem por fim promover [o desporto|a cultura|a educação|a proteção da natureza].*',
        '# [Sócios|Associados]',
        'Pode ser sócio qualquer pessoa. *[A saída deve ser comunicada com antecedência de {noticeOf}.|Os sócios podem sair no fim do ano.]*',
        '# Quotas',
        '*A quota anual é de {fare}.*',
        '# Direção',
        'A direção é composta por {digit} membros, eleitos por {digit2} anos.',
      ],
    },
    {
      title:
        '[Política de privacidade|Termos de uso|Condições gerais de venda|Código de conduta|Regulamento do condomínio|Política de viagens]',
      subtitle: '[{sender:sellerName}|em vigor desde {date}]',
      body: [
        '# [Âmbito|Aplicação]',
        '*[Este regulamento aplica-se a todos os trabalhadores.|Estas condições aplicam-se a todas as vendas.]*',
        '# [Regras|Princípios]',
        '3-6x - [As palavras-passe são pessoais|Despesas acima de {amount#} precisam de aprovação|Os preços não incluem IVA|Os dados são apagados após {digit#} anos]',
        '*[As faturas vencem a {count} dias.|São reembolsados até {fare} por dia.]*',
        'Este regulamento entra em vigor em {future} e substitui o de {past}.',
      ],
    },
  ],
}
