// Offices write: assessments, hearings, summons, requests, permits, reminders of duties.
import { type Plots, plot } from './plot.ts'

const RIGHTS_DE =
  '[Rechtsbehelfsbelehrung|Rechtsbehelf|Belehrung]: Gegen diesen Bescheid können Sie innerhalb eines Monats nach Bekanntgabe [Widerspruch erheben|Einspruch einlegen]. [Der Widerspruch ist schriftlich oder zur Niederschrift bei der oben genannten Behörde einzulegen.|Der Einspruch ist bei dem oben genannten Amt schriftlich oder elektronisch einzureichen.]'
const RIGHTS_EN =
  '[Right of appeal|Appeals]: [You may appeal against this decision within {digit} weeks.|If you disagree with this decision you may ask for a review in writing within one month.]'
const RIGHTS_PT =
  '[Desta decisão pode reclamar no prazo de 30 dias.|Da presente decisão cabe recurso no prazo legal.|Poderá apresentar defesa no prazo de 15 dias.]'

export const AUTHORITY: Plots = {
  de: [
    plot(
      'firm',
      '[Bescheid für {year} über [Einkommensteuer|Körperschaftsteuer|Umsatzsteuer|den Gewerbesteuermessbetrag]|Umsatzsteuer-Vorauszahlung|Steuerbescheid {year}, Steuernummer {fileNo:sellerTaxNumber}]',
      [
        '[Für das Jahr {year} wird die Steuer festgesetzt.|Festsetzung: Die Steuer wird unter dem Vorbehalt der Nachprüfung festgesetzt.|Aufgrund Ihrer Erklärung vom {past} ergeht folgender Bescheid.]',
        '[Festgesetzt werden {amount}.|Die festgesetzte Steuer beträgt {amount}.] [Bereits getilgt sind {amount2}.|Geleistete Vorauszahlungen: {amount2}.|]',
        '*[Bitte zahlen Sie {amount3:amountDue} bis spätestens {deadline:dueDate}|Der Betrag von {amount3:amountDue} ist am {deadline:dueDate} fällig|Zu zahlen sind {amount3:amountDue} bis zum {deadline:dueDate}]* [auf das Konto {iban}|unter Angabe des Aktenzeichens].',
        RIGHTS_DE,
      ],
    ),
    plot(
      'firm',
      '[Erinnerung an die Abgabe der [Umsatzsteuererklärung|Steuererklärung|Gewerbesteuererklärung] {year}|Aufforderung zur Abgabe der Erklärung {year}|Anforderung von Unterlagen|Anforderung von Belegen zur Erklärung {year}]',
      [
        '[nach unseren Unterlagen liegt Ihre Erklärung für {year} noch nicht vor|zur Bearbeitung Ihrer Erklärung benötige ich noch Angaben|die oben genannte Erklärung ist bisher nicht eingegangen].',
        '*[Bitte reichen Sie die Erklärung bis zum {deadline} ein.|Ich bitte, die fehlenden Unterlagen bis {deadline} vorzulegen.|Für die Abgabe setze ich Ihnen eine letzte Frist bis zum {deadline}.]*',
        '[Vorzulegen sind: Kontoauszüge, Mietverträge und Rechnungen über {amount}.|Kommen Sie der Aufforderung nicht nach, werden die Besteuerungsgrundlagen geschätzt.|Nach Ablauf der Frist kann ein Verspätungszuschlag festgesetzt werden.]',
        '[Ein Zwangsgeld von {amount2} wird angedroht.|Aktenzeichen: {fileNo:documentNumber}.|Geben Sie bei Antworten das Aktenzeichen {fileNo:documentNumber} an.]',
      ],
    ),
    plot(
      'firm',
      '[Anhörung|Anhörung im Bußgeldverfahren|Verwarnung mit Verwarnungsgeld|Bußgeldbescheid], Aktenzeichen {fileNo:documentNumber}',
      [
        'Ihnen wird vorgeworfen, am {past} um {time} Uhr in {town}, {street}, [die zulässige Geschwindigkeit um {count} km/h überschritten zu haben|im Halteverbot geparkt zu haben|Abfälle nicht ordnungsgemäß entsorgt zu haben|ohne Genehmigung eine Werbeanlage errichtet zu haben].',
        '*[Sie können sich bis zum {deadline} zu dem Vorwurf äußern|Gelegenheit zur Äußerung besteht bis {deadline}|Ihre Stellungnahme erwarten wir bis spätestens {deadline}].* [Es steht Ihnen frei, sich zur Sache zu äußern.|Angaben zur Person sind Pflicht.]',
        '*[Es ist beabsichtigt, ein Bußgeld von {amount} festzusetzen.|Das Verwarnungsgeld beträgt {amount}.]* [Zahlungen auf das Konto {iban}, Kassenzeichen {customerNumber:-}.|]',
      ],
    ),
    plot(
      'firm',
      '[Baugenehmigung|Genehmigungsbescheid|Bescheid über Ihren Antrag vom {past}|Gewerbeanmeldung: Bestätigung|Sondernutzungserlaubnis] [{fileNo:documentNumber}|]',
      [
        '[auf Ihren Antrag vom {past} ergeht folgender Bescheid|Ihrem Antrag vom {past} wird entsprochen|Ihr Antrag ist hier am {past} eingegangen].',
        '*[Die beantragte Genehmigung wird unter Auflagen erteilt.|Der Antrag wird abgelehnt.|Die Aufstellung von {digit} Tischen vor {street} wird bis zum {future} erlaubt.|Die Erlaubnis gilt vom {past2} bis zum {future}.]*',
        '*[Für diesen Bescheid wird eine Gebühr von {amount:amountDue} erhoben, zahlbar bis {deadline:dueDate}.|Die Verwaltungsgebühr beträgt {amount:amountDue}.]*',
        RIGHTS_DE,
      ],
    ),
    plot('firm', '[Ladung zum Termin|Ladung|Vorladung] in der Sache [{person} ./. {firm}|{fileNo:documentNumber}]', [
      'in [dem Rechtsstreit|der Zivilsache] {person2} gegen {firm2} [wegen einer Forderung von {amount}|] [wird Ihnen mitgeteilt|ergeht folgende Verfügung]:',
      '*[Sie werden als Zeuge geladen zum Termin am {future:deadline}, {time} Uhr, Saal {digit}.|Termin zur mündlichen Verhandlung wird bestimmt auf den {future:deadline}, {time} Uhr.]*',
      '[Ihr persönliches Erscheinen ist angeordnet.|Bringen Sie dieses Schreiben und einen Ausweis mit.] *[Bleiben Sie ohne Entschuldigung aus, kann ein Ordnungsgeld festgesetzt werden.|Die Klageerwiderung ist binnen zwei Wochen einzureichen.]*',
    ]),
    plot(
      'firm',
      '[Beitragsbescheid {year}|Mitgliedsbeitrag {year}|Ihr Beitragskonto {customerNumber}|Festsetzung der Beiträge|Veranlagung zum Kammerbeitrag]',
      [
        '[Ihr Beitrag für {year} wurde neu berechnet.|Aufgrund des gemeldeten Gewerbeertrags wird der Beitrag festgesetzt.|für den Zeitraum {period} ergibt sich folgender Beitrag:]',
        '*[Der Beitrag beträgt {amount:amountDue} und ist bis zum {deadline:dueDate} zu zahlen.|Wir bitten um Überweisung von {amount:amountDue} bis {deadline:dueDate}.]* [Konto: {iban}.|Bei erteiltem Mandat buchen wir den Betrag ab.]',
        '?*[Melden Sie die Entgelte des letzten Jahres bitte bis zum {future2:deadline}.|Änderungen teilen Sie uns bitte bis {future2:deadline} mit.]*',
        RIGHTS_DE,
      ],
    ),
  ],
  en: [
    plot(
      'firm',
      '[Notice of assessment {year}|Tax assessment for {year}|Business rates bill {year}|Council tax demand {year}], reference {fileNo:documentNumber}',
      [
        '[We have assessed your return for {year}.|This notice shows the amount that you have to pay for {year}.|Following your return of {past}, your liability has been calculated.] [The total charge is {amount}.|You have already paid {amount2}.]',
        '*[Please pay {amount3:amountDue} by {deadline:dueDate}.|The amount of {amount3:amountDue} is due on {deadline:dueDate}.]* [Payment can be made to account {iban}.|Quote the reference above with your payment.]',
        RIGHTS_EN,
      ],
    ),
    plot(
      'firm',
      '[Request for information|Your return for {year} is overdue|Reminder to file|Documents required: case {fileNo:documentNumber}]',
      [
        '[Our records show that we have not received your return for {year}.|In order to process your application of {past} we need further information.]',
        '*[You must send us the documents by {deadline}.|Please file the return no later than {deadline}.|Please reply by {deadline}.]* [If you do not, a penalty of {amount} may be charged.|Failure to reply may lead to an estimated assessment.]',
      ],
    ),
    plot(
      'firm',
      '[Penalty charge notice|Notice of intended prosecution|Opportunity to comment], case {fileNo:documentNumber}',
      [
        'On {past} at {time} [a vehicle registered in your name was parked in a restricted area|waste was left on the public highway|a sign was put up without permission] in {street}, {town}.',
        '*[You may comment on the allegation by {deadline}.|Representations must be made by {deadline}.]* *[The penalty is {amount:amountDue}.|A reduced charge of {amount:amountDue} applies if you pay within 14 days.]*',
      ],
    ),
    plot(
      'firm',
      '[Planning permission|Decision on your application of {past}|Licence {fileNo:documentNumber}|Grant of permission]',
      [
        'We refer to your application of {past}[ for {street}, {town}|]. *[Permission is granted subject to the conditions below.|The application has been refused.|The licence is valid until {future}.]*',
        '*[A fee of {amount:amountDue} is payable by {deadline:dueDate}.|The fee for this decision is {amount:amountDue}.]*',
        RIGHTS_EN,
      ],
    ),
    plot('firm', '[Summons|Notice of hearing|Witness summons], claim {fileNo:documentNumber}', [
      'In the matter of {person} v {firm}. *[You are required to attend the hearing on {future:deadline} at {time}, court room {digit}.|The hearing has been listed for {future:deadline} at {time}.]*',
      '[Please bring this letter and proof of identity.|If you do not attend, the court may decide in your absence.]',
    ]),
    plot('firm', '[Your contributions for {year}|Membership fee {year}|Contribution account {customerNumber}]', [
      'Your contributions for [the period {period}|{year}] have been calculated. *[You owe {amount:amountDue}, payable by {deadline:dueDate}.|Please transfer {amount:amountDue} by {deadline:dueDate}.]*',
      '*[Please report last year’s wages by {future2:deadline}.|Tell us about any changes by {future2:deadline}.]*',
    ]),
  ],
  pt: [
    plot(
      'firm',
      '[Nota de liquidação {year}|Notificação de lançamento|Liquidação de imposto {year}|Aviso de cobrança de imposto {year}], processo {fileNo:documentNumber}',
      [
        '[Fica notificado da liquidação do imposto relativo a {year}.|Com base na declaração entregue em {past}, foi apurado o imposto de {year}.] [O valor apurado é de {amount}.|Já foram pagos {amount2}.]',
        '*[O pagamento de {amount3:amountDue} deve ser feito até {deadline:dueDate}.|Deverá pagar {amount3:amountDue} até {deadline:dueDate}.]* [Utilize o IBAN {iban}.|]',
        RIGHTS_PT,
      ],
    ),
    plot(
      'firm',
      '[Notificação|Pedido de documentos|Notificação para entrega de declaração|Intimação] [{fileNo:documentNumber}|]',
      [
        '[Verifica-se que não foi entregue a declaração de {year}.|Para análise do pedido de {past} são necessários mais elementos.|Fica V. Ex.ª notificado do seguinte.]',
        '*[Deverá apresentar os documentos até {deadline}.|A declaração deve ser entregue até {deadline}.|Solicita-se resposta até {deadline}.]* [A falta de resposta implica coima de {amount}.|O incumprimento está sujeito a multa de {amount}.]',
      ],
    ),
    plot('firm', '[Auto de contraordenação|Notificação de infração|Auto de infração] n.º {fileNo:documentNumber}', [
      'Em {past}, às {time}, na {street}, em {town}, [foi verificado estacionamento proibido|foram depositados resíduos na via pública|foi excedida a velocidade permitida].',
      '*[Poderá apresentar defesa até {deadline}.|O prazo de defesa termina em {deadline}.]* *O valor da <coima^multa> é de {amount:amountDue}.*',
    ]),
    plot(
      'firm',
      '[Alvará|Licença {fileNo:documentNumber}|Decisão sobre o requerimento de {past}|Deferimento do pedido]',
      [
        'Relativamente ao requerimento de {past}, [comunica-se a seguinte decisão|informa-se o seguinte]: *[O pedido foi deferido.|O pedido foi indeferido por falta de documentos.|A licença é válida até {future}.]*',
        '*A taxa de {amount:amountDue} deve ser paga até {deadline:dueDate}.*',
        RIGHTS_PT,
      ],
    ),
    plot('firm', '[Citação|Convocatória para audiência|Notificação de audiência], processo {fileNo:documentNumber}', [
      'No processo movido por {person} contra {firm}, *[é V. Ex.ª citado a comparecer em {future:deadline}, às {time}, sala {digit}.|foi marcada audiência para {future:deadline}, às {time}.]*',
      '[Deverá trazer documento de identificação.|A falta injustificada está sujeita a multa.]',
    ]),
    plot('firm', '[Contribuições em dívida|Notificação de contribuições {period:-}|Quota anual {year}]', [
      'Relativamente ao período {period}, [encontram-se por pagar contribuições|foi calculada a contribuição]. *[O valor de {amount:amountDue} deve ser pago até {deadline:dueDate}.|Solicita-se o pagamento de {amount:amountDue} até {deadline:dueDate}.]*',
      '?*As remunerações do ano anterior devem ser comunicadas até {future2:deadline}.*',
    ]),
  ],
}
