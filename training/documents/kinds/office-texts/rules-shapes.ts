// Rules of firms, houses, clubs and shops: terms of business, policies, codes, statutes in other words.
import type { Scripts } from '../office/script.ts'

export const RULES_SHAPES: Scripts = {
  de: [
    {
      title:
        '[AGB|Geschäftsbedingungen|Allgemeine Verkaufs- und Lieferbedingungen|Allgemeine Einkaufsbedingungen|Mietbedingungen|Teilnahmebedingungen|Widerrufsbelehrung|Lieferbedingungen|Zahlungsbedingungen|Informationssicherheitsrichtlinie|Qualitätspolitik|Umweltpolitik|Homeoffice-Regelung|Kleiderordnung|Dienstwagenregelung|Verhaltenskodex|Verhaltenskodex für Lieferanten|Benutzungsordnung|Badeordnung|Gartenordnung|Platzordnung|Schulordnung|Gebührensatzung|Friedhofssatzung|Statuten|Vereinsstatuten|Stiftungssatzung|Wahlordnung|Finanzordnung|Prüfungsordnung|Compliance-Richtlinie|Hinweise zum Datenschutz|Leitbild|Spielregeln unserer Zusammenarbeit|]',
      subtitle:
        '[der {sender:sellerName}|{sender:sellerName}, {date}|Fassung vom {date}|gültig ab {date}|in Kraft seit {date}]',
      body: [
        '§ 1 [Geltung|Zweck|Anwendung|Grundsatz]',
        '*[Es gelten ausschließlich die folgenden Bestimmungen.|Die folgenden Regeln gelten für alle Kundinnen und Kunden.|Alle Mitarbeitenden halten sich an diese Richtlinie.|Der Verein bezweckt die Pflege von Kultur und Sport.|Jeder Gast erkennt diese Ordnung mit dem Betreten an.|Verbraucher haben ein vierzehntägiges Widerrufsrecht.]*',
        '§ 2 [Angebot und Vertragsschluss|Rechte und Pflichten|Verantwortung|Zuständigkeit]',
        '[Unsere Angebote sind freibleibend; ein Vertrag kommt durch unsere Auftragsbestätigung zustande.|Jede Rechnung wird von zwei Personen geprüft.|Organe sind die Generalversammlung und der Vorstand.|Geschenke über {fare} sind zu melden.|Das Mitglied ist zur Zahlung des Beitrags verpflichtet.|Um das Recht auszuüben, genügt ein Brief oder eine E-Mail.]',
        '§ 3 [Preise und Zahlung|Beiträge und Gebühren|Benutzung|Lieferung]',
        '[Rechnungen sind innerhalb von {count} Tagen zu zahlen; danach wird gemahnt.|Die Gebühr beträgt {fare} je Tag.|Lieferfristen sind unverbindlich.|Die Ware bleibt bis zur Bezahlung Eigentum des Verkäufers.|Anlagen dürfen von {time} bis {time2} Uhr benutzt werden.]',
        '§ 4 [Kündigung und Austritt|Mängel und Haftung|Verstöße|Streitigkeiten]',
        '*[Mängel sind binnen {digit} Tagen zu rügen.|Ein Austritt ist mit einer Frist von {noticeOf} möglich.|Verstöße können zum Ausschluss führen.|Die Haftung ist auf grobe Fahrlässigkeit beschränkt.|Kündigungen bedürfen der Schriftform.]*',
        '?[Schlussbestimmung: Diese Fassung ersetzt die vom {past}.|Beschlossen von der Versammlung am {past}.|Genehmigt durch die Geschäftsleitung.]',
      ],
    },
  ],
  en: [
    {
      title:
        '[Terms and conditions|Terms of sale|Conditions of purchase|Rental terms|Right to cancel|Code of conduct|Supplier code|Dress code|Remote working policy|Information security policy|Quality policy|Environmental policy|House rules|Club rules|School rules|Byelaws|Statutes|Standing orders|Privacy notice|Anti-bribery policy|Our principles|]',
      subtitle: '[of {sender:sellerName}|{sender:sellerName}, {date}|Version of {date}|In force from {date}]',
      body: [
        '1. [Scope|Purpose|Principle]',
        '*[These terms apply to all our sales.|All staff shall follow this policy.|The club exists to promote music and sport.|By entering, guests accept these rules.|Consumers may cancel within 14 days.]*',
        '2. [Quotations and orders|Rights and duties|Responsibility]',
        '[Our quotations are not binding; a contract is made by our order confirmation.|Every invoice is checked by two people.|Gifts above {fare} must be reported.|Members shall pay the subscription.]',
        '3. [Prices and payment|Fees|Use|Delivery]',
        '[Invoices are payable within {count} days.|The fee is {fare} a day.|Goods remain our property until paid for.|Facilities are open from {time} to {time2}.]',
        '4. [Notice|Complaints and liability|Breaches]',
        '*[Defects must be reported within {digit} days.|Members may leave on {noticeOf} notice.|Breaches may lead to exclusion.|Liability is limited.]*',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Condições gerais de venda|Termos e condições|Condições de aluguer|Direito de livre resolução|Código de conduta|Código de fornecedores|Política de teletrabalho|Política de segurança|Política de qualidade|Regulamento interno|Regulamento do condomínio|Regulamento escolar|Estatutos|Regimento|Aviso de privacidade|Os nossos princípios|]',
      subtitle: '[da {sender:sellerName}|{sender:sellerName}, {date}|Versão de {date}|Em vigor desde {date}]',
      body: [
        'Artigo 1.º [Âmbito|Finalidade|Princípio]',
        '*[As presentes condições aplicam-se a todas as vendas.|Todos os colaboradores cumprem esta política.|A associação promove a música e o desporto.|Os consumidores podem desistir em 14 dias.]*',
        'Artigo 2.º [Propostas e encomendas|Direitos e deveres]',
        '[As propostas não são vinculativas; o contrato nasce com a confirmação da encomenda.|Cada fatura é conferida por duas pessoas.|Os sócios pagam a quota.]',
        'Artigo 3.º [Preços e pagamento|Taxas|Utilização]',
        '[As faturas vencem a {count} dias.|A taxa é de {fare} por dia.|Horário: das {time} às {time2}.]',
        'Artigo 4.º [Saída|Reclamações|Infrações]',
        '*[Os defeitos são comunicados em {digit} dias.|A saída exige aviso prévio de {noticePeriod}.|As infrações podem levar à exclusão.]*',
      ],
    },
  ],
}
