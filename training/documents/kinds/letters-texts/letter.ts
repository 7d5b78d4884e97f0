// Letters that are nothing more special: news for customers, thanks, changes, replies, references.
import { type Plots, plot } from './plot.ts'

export const LETTER: Plots = {
  de: [
    plot(
      'firm',
      '[Neue Bankverbindung|Änderung unserer Bankverbindung|Wechsel unserer Hausbank] [ab {future}|zum {future}|]',
      [
        '[wir haben|unser Unternehmen hat] [die Hausbank|die Bank] gewechselt. *[Bitte überweisen Sie ab dem {future} nur noch auf|Ab sofort lautet unsere neue Bankverbindung:|Bitte verwenden Sie für Zahlungen künftig] [das Konto |]IBAN {iban}[, BIC {bic}|].*',
        '[Das bisherige Konto wird zum {future2} aufgelöst.|Das alte Konto bleibt noch bis {future2} bestehen.] [Bitte ändern Sie Ihre Stammdaten entsprechend.|Bitte geben Sie diese Angaben an Ihre Buchhaltung weiter.]',
        '?{@questions}',
      ],
    ),
    plot(
      'firm',
      '[Änderung der Öffnungszeiten|Neue Geschäftszeiten|Betriebsferien {year}|Wir machen Betriebsurlaub|Umzug unseres Büros|Wir ziehen um]',
      [
        '[wir informieren Sie heute|bitte beachten Sie,|heute möchten wir Sie darüber informieren,] dass [sich bei uns etwas ändert|es bei uns eine Änderung gibt]. *[Unser Betrieb bleibt vom {future} bis zum {future2} geschlossen.|Ab dem {future} erreichen Sie uns montags bis freitags von {time} bis {time2} Uhr.|Am {future} ziehen wir um; unsere neue Anschrift lautet {street}, {town}.]*',
        '[Bestellungen nehmen wir wie gewohnt entgegen.|In dringenden Fällen erreichen Sie unseren Notdienst unter {phone}.|Telefonnummern und E-Mail-Adressen bleiben gleich.] [Aufträge, die bis {past} eingegangen sind, führen wir noch aus.|]',
        '?{@thanks}',
      ],
    ),
    plot(
      'firm',
      '[Ihr Schreiben vom {past}|Unser Telefonat vom {past}|Ihre Nachricht vom {past}|Antwort auf Ihre Frage zu Auftrag {orderNumber}]',
      [
        '[vielen Dank für Ihr Schreiben|haben Sie Dank für das freundliche Gespräch|wir danken für Ihre Nachricht] vom {past}. [Gern antworten wir Ihnen auf Ihre Fragen.|Wir haben die Angelegenheit geprüft.|Den Sachverhalt haben wir mit der Fachabteilung besprochen.]',
        '*[Wir sind bereit, Ihnen mit {amount} entgegenzukommen|Ihrem Wunsch nach einer Ratenzahlung von monatlich {amount} stimmen wir zu|Leider können wir Ihrem Wunsch nicht entsprechen|Die Arbeiten können am {future} beginnen|Die gewünschten Unterlagen liegen diesem Schreiben bei].*',
        '*[Bitte teilen Sie uns bis zum {future2:deadline} mit, ob Sie einverstanden sind.|Bitte senden Sie uns das beigefügte Blatt bis {future2:deadline} unterschrieben zurück.|Wir bitten um Ihre Rückmeldung bis spätestens {future2:deadline}.]*',
        '{@questions}',
      ],
    ),
    plot('firm', '[Herzlichen Dank|Vielen Dank für die Zusammenarbeit|Zum Jahreswechsel|{count} Jahre {sender}]', [
      '[ein ereignisreiches Jahr geht zu Ende|wieder liegt ein Jahr voller Aufgaben hinter uns|seit {count} Jahren gibt es unser Haus]. *[Für Ihr Vertrauen und die gute Zusammenarbeit danken wir Ihnen herzlich.|Dass wir dieses Ziel erreicht haben, verdanken wir Kunden wie Ihnen.]*',
      '[Statt Geschenken haben wir in diesem Jahr {amount} für [das Kinderhospiz|die Feuerwehr|den Tierschutz] in {town} gespendet.|Im neuen Jahr sind wir ab dem {future} wieder für Sie da.]',
      'Wir wünschen [Ihnen und Ihrer Familie|Ihnen und Ihrem Team] [frohe Festtage|alles Gute] [und ein gutes neues Jahr|und weiterhin Erfolg].',
    ]),
    plot('firm', '[Arbeitszeugnis|Zwischenzeugnis|Empfehlungsschreiben] [für {person}|]', [
      '{person}, geboren am {birth}, war vom {past} bis zum {past2} [in unserem Hause |]als {role} [beschäftigt|bei uns tätig].',
      '[Zu den Aufgaben gehörten|Das Aufgabengebiet umfasste] [die Betreuung der Kunden|die Leitung des Lagers|die Buchhaltung|die Disposition], [die Schulung neuer Kollegen|die Pflege der Stammdaten|der Einkauf] und [das Berichtswesen|die Rechnungsprüfung].',
      '*[Alle Aufgaben wurden stets zu unserer vollsten Zufriedenheit erledigt.|Wir waren mit den Leistungen jederzeit sehr zufrieden.|Fleiß und Sorgfalt waren vorbildlich.]* [Das Verhalten gegenüber Vorgesetzten und Kunden war einwandfrei.|Von Kunden und Kollegen wurde die Zusammenarbeit geschätzt.]',
      '*[Das Arbeitsverhältnis endet auf eigenen Wunsch|Das Ausscheiden erfolgt im besten Einvernehmen] zum {past2}.* Wir wünschen für die Zukunft [alles Gute|weiterhin viel Erfolg].',
    ]),
    plot(
      'person',
      '[Adressänderung|Neue Anschrift ab {future}|Namensänderung|Bitte um Unterlagen|Bitte um Ratenzahlung|Widerspruch gegen Ihr Schreiben vom {past}]',
      [
        '[ich bin umgezogen|ich wende mich heute mit einer Bitte an Sie|zu Ihrem Schreiben vom {past} nehme ich wie folgt Stellung].',
        '*[Meine neue Anschrift ab dem {future} lautet {street}, {town}.|Ich bitte Sie, den Betrag von {amount} in {digit} Raten zahlen zu dürfen.|Bitte senden Sie mir bis zum {future2:deadline} eine Kopie der Unterlagen zu.|Ich widerspreche der Forderung von {amount} in voller Höhe.]*',
        '[Meine Kundennummer ist {customerNumber}.|Sie finden mich unter der Kundennummer {customerNumber}.|Meine Vertragsnummer lautet {contractNumber}.|] [Für Ihre Mühe danke ich Ihnen im Voraus.|Telefonisch bin ich unter {phone} zu erreichen.]',
      ],
    ),
    plot(
      'firm',
      '[Preisanpassung zum {future}|Änderung unserer Preise|Rundschreiben Nr. {digit}|Mitteilung an alle Kunden]',
      [
        '[steigende Kosten für Energie und Material|höhere Tarife und Frachten|gestiegene Löhne] [zwingen uns zu einem Schritt, den wir lange vermieden haben|gehen auch an uns nicht vorbei].',
        '*[Ab dem {future} erhöhen sich unsere Preise um durchschnittlich {percent}.|Zum {future} passen wir den monatlichen Betrag von {amount} auf {amount2} an.]*',
        '*[Aufträge, die uns bis zum {future2:deadline} erreichen, berechnen wir noch zu den alten Preisen.|Sie können der Änderung bis zum {future2:deadline} widersprechen.]* [Die neue Preisliste liegt bei.|]',
        '?{@thanks}',
      ],
    ),
  ],
  en: [
    plot('firm', '[Change of bank details|Our new bank account|Important: new bank details from {future}]', [
      '[We have moved our account to another bank.|Please note that our bank details have changed.] *[From {future}, please make all payments to|With immediate effect please use] account IBAN {iban}[, BIC {bic}|].*',
      '[Our old account will be closed on {future2}.|Payments to the former account will be accepted until {future2}.] [Please pass this on to your accounts department.|Kindly update your records.]',
      '?{@questions}',
    ]),
    plot('firm', '[Change of opening hours|We are moving|Holiday closing {year}|New office address|Annual shutdown]', [
      '[I am writing to let you know of a change|We would like to inform you of a change] [that takes effect shortly|at our company]. *[Our office will be closed from {future} to {future2}.|From {future} we will be open from {time} to {time2}, Monday to Friday.|On {future} we move to {street}, {town}.]*',
      '[Orders received by {past} will still be processed.|For urgent matters please call {phone}.|Our telephone numbers and e-mail addresses stay the same.]',
      '?{@thanks}',
    ]),
    plot(
      'firm',
      '[Your letter of {past}|Our conversation on {past}|Reply to your enquiry about order {orderNumber}|Account {customerNumber}]',
      [
        '[Thank you for your letter of|Thank you for taking the time to speak with me on|We refer to your message of] {past}. [We have looked into the matter.|I have discussed it with our service department.|]',
        '*[As a gesture of goodwill we can offer you {amount}.|We are pleased to accept your proposal of monthly instalments of {amount}.|I am afraid that we are unable to meet your request.|Work can begin on {future}.]*',
        '*[Please let us know by {future2:deadline} whether you agree.|Please return the enclosed form, signed, by {future2:deadline}.|We look forward to your reply no later than {future2:deadline}.]*',
        '{@questions}',
      ],
    ),
    plot('firm', '[Reference for {person}|To whom it may concern|Letter of recommendation]', [
      '{person} [was employed|worked] [by us |]as {role} from {past} to {past2}.',
      '[Duties included|The position involved] [looking after customers|running the warehouse|keeping the accounts|planning routes], [training new staff|purchasing|maintaining records] and [reporting to the board|checking invoices].',
      '*[We were entirely satisfied with the work done.|I can recommend this employee without reservation.|The work was always careful, punctual and of a high standard.]*',
    ]),
    plot(
      'person',
      '[Change of address|Request for documents|Request to pay by instalments|Dispute of your claim dated {past}]',
      [
        '[I have recently moved.|I am writing with a request.|I refer to your letter of {past}.] *[From {future} my new address will be {street}, {town}.|I would like to pay the sum of {amount} in {digit} instalments.|Please send me a copy of the documents by {future2:deadline}.|I dispute the claim of {amount} in full.]*',
        '[My customer number is {customerNumber}.|My policy number is {contractNumber}.|] [Thank you in advance for your help.|I can be reached on {phone}.]',
      ],
    ),
    plot('firm', '[Price changes from {future}|Circular to all customers|Memo: new rates|Notice of price adjustment]', [
      '[Rising energy and material costs|Higher wages and freight rates] [leave us no choice|have affected us as well].',
      '*[From {future} our prices will rise by {percent} on average.|Your monthly fee will change from {amount} to {amount2} on {future}.]*',
      '*[Orders placed by {future2:deadline} will be charged at the old prices.|You may object to the change until {future2:deadline}.]* [The new price list is enclosed.|]',
      '?{@thanks}',
    ]),
  ],
  pt: [
    plot('firm', '[Alteração dos dados bancários|Nova conta bancária|Mudança de banco]', [
      '[Informamos que mudámos de banco.|A nossa empresa passou a trabalhar com outro banco.] *[A partir de {future}, os pagamentos deverão ser feitos para|Solicitamos que use, de imediato,] o IBAN {iban}[, BIC {bic}|].*',
      '[A conta anterior será encerrada em {future2}.|A conta antiga mantém-se ativa até {future2}.] [Solicitamos a atualização do cadastro.|Agradecemos que informe o seu departamento financeiro.]',
      '?{@questions}',
    ]),
    plot(
      'firm',
      '[Novo horário de funcionamento|Mudança de instalações|Férias coletivas {year}|Novo endereço|Comunicado aos clientes]',
      [
        '[Gostaríamos de informar|Comunicamos] que [haverá uma alteração|temos uma novidade]. *[Estaremos encerrados de {future} a {future2}.|A partir de {future} o atendimento será das {time} às {time2}.|Em {future} mudamos para {street}, {town}.]*',
        '[As encomendas recebidas até {past} serão ainda processadas.|Em caso de urgência, ligue para {phone}.|O telefone e o e-mail mantêm-se.]',
        '?{@thanks}',
      ],
    ),
    plot(
      'firm',
      '[A sua carta de {past}|Resposta ao seu pedido|Conversa telefónica de {past}|Encomenda {orderNumber}]',
      [
        '[Agradecemos a sua carta de|Em resposta à sua mensagem de|Na sequência da nossa conversa de] {past}, [analisámos o assunto|consultámos o serviço técnico] e [temos a informar o seguinte|cumpre-nos esclarecer o seguinte].',
        '*[Podemos oferecer um desconto de {amount}.|Aceitamos o pagamento em prestações mensais de {amount}.|Lamentavelmente não nos é possível atender ao pedido.|Os trabalhos podem começar em {future}.]*',
        '*[Pedimos que nos responda até {future2:deadline}.|Solicitamos a devolução do documento assinado até {future2:deadline}.]*',
        '{@questions}',
      ],
    ),
    plot('firm', '[Carta de recomendação|Declaração|Certificado de trabalho]', [
      '[Declaramos que|Para os devidos efeitos, declaramos que] {person} [trabalhou nesta empresa|exerceu funções nesta empresa] como {role}, de {past} a {past2}.',
      '*[Cumpriu sempre as suas tarefas com rigor e pontualidade.|O trabalho prestado foi de elevada qualidade.|Recomendamos sem reservas.]* [Por ser verdade, assinamos a presente declaração.|]',
    ]),
    plot(
      'person',
      '[Mudança de morada|Pedido de documentos|Pedido de pagamento em prestações|Contestação da cobrança de {past}]',
      [
        '[Venho por este meio|Escrevo para] [pedir a sua atenção para o seguinte|expor o seguinte]. *[A partir de {future} a minha morada será {street}, {town}.|Solicito o pagamento de {amount} em {digit} prestações.|Peço o envio de uma cópia dos documentos até {future2:deadline}.|Não reconheço a cobrança de {amount}.]*',
        '[O meu número de cliente é {customerNumber}.|O número do contrato é {contractNumber}.|] [Agradeço desde já a atenção.|Podem contactar-me pelo {phone}.]',
      ],
    ),
    plot('firm', '[Atualização de preços|Circular n.º {digit}|Reajuste de preços a partir de {future}]', [
      '[O aumento dos custos de energia e de matérias-primas|A subida dos salários e dos fretes] [obriga-nos a rever os preços|afeta também a nossa empresa].',
      '*[A partir de {future} os preços sobem em média {percent}.|A mensalidade passa de {amount} para {amount2} em {future}.]*',
      '*[As encomendas feitas até {future2:deadline} mantêm o preço atual.|Poderá opor-se à alteração até {future2:deadline}.]*',
      '?{@thanks}',
    ]),
  ],
}
