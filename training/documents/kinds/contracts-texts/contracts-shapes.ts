// Contracts of further sorts and in further shapes: loans, leases of things, licences, supplements, one page of labels.
import type { Script, Scripts } from '../office/script.ts'

const BOTH_DE = (one: string, two: string): string[] => [
  '[Zwischen|zwischen der Firma|Vertragspartner:|Vereinbarung zwischen|Parteien dieses Vertrags sind]',
  `[(1) |1. |]{sender:sellerName}, {senderAddress:sellerAddress}[, im Folgenden „${one}“| – ${one} –|, ${one}]`,
  `[(2) |und |2. ]{recipient:buyerName}, {recipientAddress:buyerAddress}[, im Folgenden „${two}“| – ${two} –|, ${two}]`,
]

const SIGNED_DE = [
  '?[Mündliche Abreden bestehen nicht. Änderungen bedürfen der Textform.|Nebenabreden gibt es nicht.|Jede Partei erhält eine Ausfertigung.|Gerichtsstand ist {senderTown}.|Schweizer Recht ist anwendbar.|Es gilt österreichisches Recht.]',
  '[{senderTown}, {date}|{senderTown}, am {date}|Unterzeichnet am {date}|Datum: {date}]',
  '_ [________________|........................] ;; [________________|........................]',
  '_ [{contact:person}|{$one}|für {sender:-}] ;; [{partner:person}|{$two}|für {recipient:-}]',
]

const NOTICE_DE = [
  '*[Die Vereinbarung gilt {openTerm} ab dem {future} und kann mit einer Frist von {noticeOf} gekündigt werden.|Laufzeit: {contractTerm}, beginnend am {future}.|Die Dauer beträgt {contractTerm}. Ohne Kündigung verlängert sich der Vertrag um weitere zwölf Monate.|Beginn: {future}. Dauer: {contractTerm}.]*',
  '*[Kündigungsfrist: {noticePeriod}.|Gekündigt werden kann mit einer Frist von {noticeOf}.|Jede Seite kann den Vertrag unter Einhaltung einer Frist von {noticeOf} beenden.|Die Frist zur Kündigung beträgt {noticePeriod}.]*',
]

const GOODS_DE =
  '[Darlehensvertrag|Leasingvertrag {product}|Leihvertrag|Überlassungsvertrag|Mietvertrag über {product}|Gerätemietvertrag|Kfz-Mietvertrag|Pachtvertrag|Untermietvertrag|Franchisevertrag|Lizenzvertrag|Hosting-Vertrag|SaaS-Vertrag|Agenturvertrag|Beratervertrag|Honorarvertrag|Handelsvertretervertrag|Kommissionsvertrag|Konsignationslagervertrag|Stromliefervertrag|Wärmeliefervertrag|Mobilfunkvertrag|Hausverwaltervertrag|Bewachungsvertrag|Reinigungsvertrag|Architektenvertrag|Bauvertrag|Bierlieferungsvertrag|Sponsoringvertrag|Betreuungsvertrag|Pflegevertrag|Behandlungsvertrag|Fitnessvertrag]'

const DE: readonly Script[] = [
  {
    title: `${GOODS_DE}[ Nr. {contractNumber}| vom {date}|]`,
    body: [
      ...BOTH_DE('Geber', 'Nehmer'),
      '# [Gegenstand|Was vereinbart wird|Leistung|Vertragszweck]',
      '[Der Geber überlässt dem Nehmer {product} zum Gebrauch.|{sender:-} erbringt {service}.|Gewährt wird ein Darlehen von {amount}.|Überlassen wird: {digit} x {product}.] [Grundlage ist das Angebot vom {past}.|Das Angebot Nr. {code} ist Bestandteil.|Die Auftragsbestätigung vom {past} gilt ergänzend.|]',
      '# [Entgelt|Raten|Gegenleistung|Kosten|Zins und Tilgung]',
      '*[Monatlich sind {amount2} zu zahlen.|Die Rate von {amount2} ist jeweils am Ersten fällig.|Das Entgelt beträgt {amount2} im Monat zuzüglich Mehrwertsteuer.|Der Zinssatz beträgt {percent} im Jahr.]* [Die Rechnung wird quartalsweise gestellt.|Eine Kaution von {amount3} wird hinterlegt.|]',
      '# [Dauer|Beginn und Ende|Geltungsdauer|Laufzeit und Kündigung]',
      ...NOTICE_DE,
      '?# [Pflichten|Sorgfalt|Rückgabe|Haftung]',
      '[Der Gegenstand ist pfleglich zu behandeln und bei Vertragsende zurückzugeben.|Schäden sind sofort zu melden.|Die Weitergabe an Dritte ist nicht erlaubt.]',
      ...SIGNED_DE,
    ],
    words: { one: 'Geber', two: 'Nehmer' },
  },
  {
    title:
      '[Vereinbarung|Vereinbarung über {service}|Zusatzvereinbarung|{digit}. Nachtrag zum Vertrag vom {past}|Nachtrag Nr. {digit}|Ergänzung zum Rahmenvertrag|Änderungsvereinbarung|Aufhebungsvertrag|Auflösungsvereinbarung|Vergleich|Ratenzahlungsvereinbarung|Absichtserklärung|Grundsatzvereinbarung|Gesellschaftsvertrag|Nutzungsvereinbarung|]',
    body: [
      ...BOTH_DE('Partei 1', 'Partei 2'),
      '[treffen folgende Vereinbarung:|kommen überein:|haben sich auf Folgendes geeinigt:|vereinbaren, was folgt:]',
      '№. [Der Vertrag vom {past} wird wie folgt geändert:|Die Zusammenarbeit betrifft {service}.|Gegenstand ist die gemeinsame Nutzung von {product}.]',
      '№. *[Die Vergütung beträgt ab dem {future} {amount}.|{recipient:-} zahlt {amount} in {digit} Raten.|Es wird ein Betrag von {amount} vereinbart.]*',
      `№. ${NOTICE_DE[0]}`,
      `№. ${NOTICE_DE[1]}`,
      '?№. [Alle übrigen Bestimmungen bleiben unverändert.|Mit dieser Vereinbarung sind alle Ansprüche erledigt.|Vertraulichkeit wird zugesichert.]',
      ...SIGNED_DE,
    ].map((line, index) => line.replace('№', String(index - 3))),
    words: { one: 'Partei 1', two: 'Partei 2' },
  },
  {
    title:
      '[Vertragsdaten|Mitgliedsvertrag|Vertrag|Auftrag und Vertrag|Ihr Vertrag im Überblick|Vertragszusammenfassung|Abonnementvertrag|Teilnahmevertrag|Schulungsvertrag|Unterrichtsvertrag|Praktikumsvertrag|Lehrvertrag|Betreuungsvereinbarung]',
    meta: [
      ['[Vertragsnummer|Vertrag Nr.|Vertragskonto]', '{contractNumber}'],
      ['[Anbieter|Auftragnehmer|Institut|Studio|Betrieb]', '{sender:sellerName}, {senderAddress:sellerAddress}'],
      [
        '[Kunde|Vertragspartner|Mitglied|Teilnehmer|Auftraggeber]',
        '{recipient:buyerName}, {recipientAddress:buyerAddress}',
      ],
      ['[Vertragsschluss|Abgeschlossen am|Datum]', '{date}'],
    ],
    body: [
      '@ [Leistung|Tarif|Gegenstand] :: [{service}|{product}]',
      '@ [Beginn|Vertragsbeginn|Start] :: {future}',
      '@ [Mindestlaufzeit|Laufzeit|Vertragsdauer] :: *{contractTerm}*',
      '@ [Kündigungsfrist|Frist] :: *{noticePeriod}*',
      '@ [Monatlicher Preis|Monatsbeitrag|Beitrag|Kosten im Monat] :: *{amount}*',
      '?@ [Einmalige Gebühr|Anschlusspreis|Aufnahmegebühr] :: {amount2}',
      '?@ [Zahlungsweise|Zahlung] :: [Lastschrift {iban}|Überweisung|monatlich im Voraus]',
      '[Mit meiner Unterschrift schließe ich den Vertrag zu den umseitigen Bedingungen.|Beide Seiten bestätigen die oben genannten Daten.|Die Allgemeinen Geschäftsbedingungen sind Bestandteil.|Sie können Ihre Vertragserklärung innerhalb von 14 Tagen widerrufen.]',
      '_ ________________ ;; ________________',
      '_ [{contact:person}|Anbieter] ;; [{partner:person}|Kunde]',
    ],
  },
]

const BOTH_EN = (one: string, two: string): string[] => [
  '[Between|This agreement is made between|Parties|The parties to this deed are]',
  `[(1) |1. |]{sender:sellerName}, {senderAddress:sellerAddress}[ (“${one}”)|, ${one}]`,
  `[(2) |and |2. ]{recipient:buyerName}, {recipientAddress:buyerAddress}[ (“${two}”)|, ${two}]`,
]
const NOTICE_EN = [
  '*[It runs for {contractTerm} from {future}.|The agreement takes effect on {future} and continues {openTerm}.|Start date: {future}. Term: {contractTerm}.|The minimum period is {contractTerm}, beginning on {future}.]*',
  '*[Either side may end it on {noticeOf} notice.|Notice period: {noticePeriod}.|Termination requires {noticeOf} written notice.]*',
]
const SIGNED_EN = [
  '[Signed on {date}|Dated {date}|{senderTown}, {date}]',
  '_ ________________ ;; ________________',
  '_ [{contact:person}|{$one}|for {sender:-}] ;; [{partner:person}|{$two}|for {recipient:-}]',
]

const EN: readonly Script[] = [
  {
    title:
      '[Loan Agreement|Equipment Lease|Hire Agreement|Licence Agreement|Software Licence|Hosting Agreement|Agency Agreement|Distribution Agreement|Franchise Agreement|Supply Contract|Sublease|Building Contract|Retainer Agreement|Sponsorship Agreement|Storage Agreement|Catering Contract|Management Agreement][ {contractNumber}| of {date}|]',
    body: [
      ...BOTH_EN('Provider', 'User'),
      '# [Subject|What is agreed|The services|The equipment]',
      '[The Provider makes {product} available to the User.|{sender:-} will carry out {service}.|A loan of {amount} is granted.] [The quotation of {past} forms part of this agreement.|Our order confirmation of {past} applies as well.|]',
      '# [Charges|Payment|Instalments|Consideration]',
      '*[{amount2} is payable each month.|The monthly instalment is {amount2}.|Interest is charged at {percent} a year.]* [Invoices are issued quarterly.|A deposit of {amount3} is held.|]',
      '# [Duration|Term|Ending this agreement]',
      ...NOTICE_EN,
      ...SIGNED_EN,
    ],
    words: { one: 'Provider', two: 'User' },
  },
  {
    title:
      '[Amendment No. {digit}|Addendum to the agreement of {past}|Letter of intent|Memorandum of understanding|Heads of terms|Deed of variation|Settlement agreement|Side letter|Agreement|Partnership agreement|]',
    body: [
      ...BOTH_EN('Party A', 'Party B'),
      '[have agreed as follows:|agree the following:|The parties wish to record what they have agreed.]',
      '1. [The agreement of {past} is amended as follows.|The parties will work together on {service}.]',
      '2. *[The fee will be {amount} from {future2}.|{recipient:-} will pay {amount} in {digit} instalments.]*',
      `3. ${NOTICE_EN[0]}`,
      `4. ${NOTICE_EN[1]}`,
      '?5. [All other terms remain unchanged.|This settles all claims between the parties.]',
      ...SIGNED_EN,
    ],
    words: { one: 'Party A', two: 'Party B' },
  },
  {
    title:
      '[Your contract|Membership agreement|Contract summary|Subscription agreement|Training agreement|Contract details]',
    meta: [
      ['[Contract number|Agreement no.]', '{contractNumber}'],
      ['[Provider|Supplier|Club]', '{sender:sellerName}, {senderAddress:sellerAddress}'],
      ['[Customer|Member|Subscriber]', '{recipient:buyerName}, {recipientAddress:buyerAddress}'],
      ['[Date of agreement|Signed on]', '{date}'],
    ],
    body: [
      '@ [Service|Plan] :: {service}',
      '@ [Start|Start date] :: {future}',
      '@ [Minimum term|Length of contract] :: *{contractTerm}*',
      '@ [Notice|Notice period] :: *{noticePeriod}*',
      '@ [Monthly price|Monthly fee] :: *{amount}*',
      '?@ [Set-up fee|Joining fee] :: {amount2}',
      '[By signing, both sides accept the terms overleaf.|You may cancel within 14 days.]',
      '_ ________________ ;; ________________',
    ],
  },
]

const BOTH_PT = (one: string, two: string): string[] => [
  '[Entre|Partes|Outorgantes:|Pelo presente instrumento, as partes]',
  `[1.º |1) |]{sender:sellerName}, {senderAddress:sellerAddress}, [adiante ${one}|doravante ${one}|${one}]`,
  `[2.º |e |2) ]{recipient:buyerName}, {recipientAddress:buyerAddress}, [adiante ${two}|doravante ${two}|${two}]`,
]
const NOTICE_PT = [
  '*[Vigora por {contractTerm}, com início em {future}.|Prazo: {contractTerm}, a contar de {future}.|Tem início em {future} e vigora {openTerm}.]*',
  '*[A denúncia exige aviso prévio de {noticePeriod}.|Aviso prévio: {noticePeriod}.|Pode ser rescindido com antecedência de {noticePeriod}.]*',
]
const SIGNED_PT = [
  '[{senderTown}, {date}|Celebrado em {date}|Data: {date}]',
  '_ ________________ ;; ________________',
  '_ [{contact:person}|{$one}] ;; [{partner:person}|{$two}]',
]

const PT: readonly Script[] = [
  {
    title:
      '[Contrato de mútuo|Contrato de locação de equipamento|Contrato de comodato|Contrato de licença de software|Contrato de agência|Contrato de franquia|Contrato de subarrendamento|Contrato de empreitada|Contrato de fornecimento de energia|Contrato de patrocínio|Contrato de alojamento web|Contrato de honorários|Contrato de <aluguer^aluguel> de viatura][ n.º {contractNumber}|, de {date}|]',
    body: [
      ...BOTH_PT('Prestadora', 'Cliente'),
      '# [Objeto|Cláusula primeira|Finalidade]',
      '[É cedido o uso de {product}.|{sender:-} presta o serviço de {service}.|É concedido um empréstimo de {amount}.] [A proposta de {past} faz parte do contrato.|]',
      '# [Preço|Pagamento|Prestações]',
      '*[São devidos {amount2} por mês.|A prestação mensal é de {amount2}.|A taxa de juro é de {percent} ao ano.]* [A fatura é trimestral.|]',
      '# [Prazo|Duração|Vigência]',
      ...NOTICE_PT,
      ...SIGNED_PT,
    ],
    words: { one: 'Prestadora', two: 'Cliente' },
  },
  {
    title:
      '[Aditamento n.º {digit}|Termo aditivo ao contrato de {past}|Acordo|Protocolo de colaboração|Acordo de pagamento|Acordo de revogação|Carta de intenções|Memorando de entendimento|]',
    body: [
      ...BOTH_PT('Parte A', 'Parte B'),
      '[acordam o seguinte:|estabelecem de comum acordo:]',
      '1. [O contrato de {past} é alterado nos termos seguintes.|As partes cooperam na área de {service}.]',
      '2. *[O valor passa a {amount} a partir de {future2}.|{recipient:-} paga {amount} em {digit} prestações.]*',
      `3. ${NOTICE_PT[0]}`,
      `4. ${NOTICE_PT[1]}`,
      ...SIGNED_PT,
    ],
    words: { one: 'Parte A', two: 'Parte B' },
  },
  {
    title:
      '[Contrato de adesão|Condições particulares do contrato|Resumo do contrato|O seu contrato|Contrato de assinatura]',
    meta: [
      ['[Contrato n.º|N.º do contrato]', '{contractNumber}'],
      ['[Prestador|Fornecedor]', '{sender:sellerName}, {senderAddress:sellerAddress}'],
      ['[Cliente|Aderente|Titular]', '{recipient:buyerName}, {recipientAddress:buyerAddress}'],
      ['[Data|Celebrado em]', '{date}'],
    ],
    body: [
      '@ [Serviço|Plano] :: {service}',
      '@ Início :: {future}',
      '@ [Prazo|Fidelização|Duração] :: *{contractTerm}*',
      '@ Aviso prévio :: *{noticePeriod}*',
      '@ [Mensalidade|Valor mensal] :: *{amount}*',
      'As partes aceitam as condições gerais em anexo.',
      '_ ________________ ;; ________________',
    ],
  },
]

export const CONTRACT_SHAPES: Scripts = { de: DE, en: EN, pt: PT }
