// Goods or works come later than promised; the new date is what counts.
import { type Plots, plot } from './plot.ts'

export const DELAY: Plots = {
  de: [
    plot(
      'firm',
      '[Lieferverzögerung|Lieferverzug|Verschiebung des Liefertermins|Ihr Auftrag {orderNumber}: neuer Liefertermin|Ihre Bestellung {orderNumber} vom {past} - Lieferverzögerung|Information zum Liefertermin]',
      [
        '[vielen Dank für Ihre Bestellung {orderNumber}|wir beziehen uns auf Ihre Bestellung {orderNumber}] vom {past}[ über {count} x {product}|]. *[Leider können wir den zugesagten Termin {past2} nicht einhalten.|Leider verzögert sich die Lieferung.|Die für den {past2} bestätigte Lieferung verspätet sich leider.|Bedauerlicherweise verschiebt sich der Liefertermin.]*',
        '[Grund ist|Ursache ist|Hintergrund ist] [ein Engpass bei unserem Vorlieferanten|der Ausfall einer Maschine|ein Streik bei der Spedition|eine verspätete Anlieferung von Rohmaterial|der hohe Krankenstand in der Fertigung].',
        '*[Neuer Liefertermin:|Der neue voraussichtliche Liefertermin ist der|Wir liefern nun am|Die Ware trifft nach heutigem Stand ein am] {deadline}.* [Eine Teilmenge von {digit} Stück senden wir vorab am {future}.|]',
        '?[Sollten Sie mit dem neuen Termin nicht einverstanden sein, melden Sie sich bitte bei {contact}.|Sie können den Auftrag kostenfrei stornieren.|Als Ausgleich schreiben wir Ihnen {amount} gut.]',
        '[Wir bitten die Verzögerung zu entschuldigen.|Für die Unannehmlichkeiten bitten wir um Verständnis.|Es tut uns leid, Ihnen keine bessere Nachricht geben zu können.]',
      ],
    ),
    plot(
      'firm',
      '[Behinderungsanzeige Bauvorhaben {street}|Verzögerung der Arbeiten {street}|Terminverschiebung Montage|Verspäteter Beginn der Arbeiten]',
      [
        '[hiermit zeigen wir an, dass|wir teilen Ihnen mit, dass] wir [in der Ausführung behindert sind|die Arbeiten nicht wie geplant am {past2} beginnen konnten]. [Ursache sind die Witterung und fehlende Vorleistungen.|Das Material ist noch nicht eingetroffen.|Die Pläne wurden erst am {past} freigegeben.]',
        '*[Die Fertigstellung verschiebt sich auf den {deadline}.|Neuer Termin für die Montage ist der {deadline}.|Wir rechnen mit dem Abschluss der Arbeiten am {deadline}.]* {@questions}',
      ],
    ),
    plot(
      'firm',
      '[Zweite Mahnung: Lieferverzug Bestellung {orderNumber}|Nachfrist zu unserer Bestellung {orderNumber}|Lieferverzug - Fristsetzung]',
      [
        '[unsere Bestellung {orderNumber} vom {past} hätte am {past2} geliefert werden müssen|laut Ihrer Bestätigung war die Lieferung für den {past2} zugesagt]. *[Bis heute ist die Ware nicht eingegangen; Sie sind in Verzug.|Die Lieferung ist überfällig.]*',
        '*[Wir setzen Ihnen eine Nachfrist bis zum {deadline}.|Bitte liefern Sie bis spätestens {deadline}.]* [Danach treten wir vom Vertrag zurück.|Den Schaden durch den Stillstand, täglich etwa {amount}, machen wir geltend.]',
      ],
    ),
  ],
  en: [
    plot(
      'firm',
      '[Delayed delivery|Notice of delay|Your order {orderNumber}: new delivery date|Delay to your order {orderNumber}|Delivery update]',
      [
        '[Thank you for your order|We refer to your order] {orderNumber} of {past}[ for {count} {product}|]. *[Unfortunately, we are unable to keep the promised date of {past2}.|I am sorry to tell you that delivery will be late.|Regrettably, the shipment due on {past2} has been delayed.]*',
        '[This is due to|The reason is] [a shortage at our supplier|a machine breakdown|a strike at the carrier|late arrival of raw material|congestion at the port].',
        '*[The new delivery date is|We now expect to deliver on|Your goods should reach you on] {deadline}.* [We can send {digit} pieces in advance on {future}.|]',
        '[We apologise for the inconvenience.|Please accept our apologies.] [If this is not acceptable, please contact {contact}.|You may cancel free of charge.|We will credit {amount} to your account.|]',
      ],
    ),
    plot('firm', '[Delay to works at {street}|Postponement of installation|Revised completion date]', [
      'We [write to inform you|regret to inform you] that [the works could not start on {past2} as planned|progress has been held up]. [The materials have not arrived.|The drawings were only approved on {past}.|The weather has stopped all outdoor work.]',
      '*[Completion is now expected on {deadline}.|The new date for the installation is {deadline}.]* {@questions}',
    ]),
    plot('firm', '[Overdue delivery, order {orderNumber}|Order {orderNumber}: final date for delivery]', [
      'Our order {orderNumber} of {past} was due on {past2}. *[The goods have not arrived to date.|We are still waiting.]*',
      '*[We must ask you to deliver by {deadline} at the latest.|Please deliver no later than {deadline}.]* [After that date we will cancel the order.|We will hold you liable for our losses of about {amount} a day.]',
    ]),
  ],
  pt: [
    plot(
      'firm',
      '[Atraso na entrega|Aviso de atraso|Encomenda {orderNumber}: nova data de entrega|Pedido {orderNumber} - atraso na entrega]',
      [
        'Agradecemos a sua encomenda {orderNumber}, de {past}[, de {count} {product}|]. *[Infelizmente não será possível cumprir a data de {past2}.|Lamentamos informar que a entrega vai atrasar.|A entrega prevista para {past2} sofreu um atraso.]*',
        '[O motivo é|O atraso deve-se a|A causa é] [uma falha do nosso fornecedor|uma avaria na produção|uma greve na transportadora|a falta de matéria-prima].',
        '*[Nova data de entrega:|A nova data prevista é|Prevemos entregar em] {deadline}.* [Podemos enviar {digit} unidades em {future}.|]',
        '[Pedimos desculpa pelo transtorno.|Lamentamos o incómodo causado.] [Se a nova data não servir, contacte {contact}.|Poderá cancelar sem custos.|]',
      ],
    ),
    plot('firm', '[Atraso das obras na {street}|Adiamento da instalação|Nova data de conclusão]', [
      '[Informamos|Comunicamos] que os trabalhos não puderam começar em {past2}, como previsto. [O material ainda não chegou.|O mau tempo impediu os trabalhos no exterior.]',
      '*[A conclusão está agora prevista para {deadline}.|A nova data da instalação é {deadline}.]* {@questions}',
    ]),
  ],
}
