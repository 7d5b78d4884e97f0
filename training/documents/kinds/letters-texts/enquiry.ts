// Somebody wants to know something: a price, a date, whether it can be had.
import { type Plots, plot } from './plot.ts'

export const ENQUIRY: Plots = {
  de: [
    plot(
      'either',
      '[Anfrage|Angebotsanfrage|Preisanfrage|Bitte um ein Angebot|Anfrage Nr. {documentNumber}] [{product}|für {count} x {product}|über {service}|]',
      [
        '[über Ihre Internetseite|durch eine Empfehlung|auf der Messe in {town}|im Branchenverzeichnis] [<bin ich~sind wir> auf Ihr Unternehmen aufmerksam geworden|<habe ich~haben wir> von Ihnen erfahren]. [<Wir sind~Ich bin> ein mittelständischer Betrieb aus {town}.|]',
        '*[<Ich bitte~Wir bitten> um ein Angebot für|Bitte unterbreiten Sie <mir~uns> ein Angebot über|<Ich interessiere mich~Wir interessieren uns> für|Was kosten] {count} [Stück |]{product}[ und {count2} x {product2}|, Lieferung frei {town}|].*',
        '*[Bitte senden Sie das Angebot bis zum {deadline}.|Wir erwarten Ihr Angebot bis spätestens {deadline}.|<Ich brauche~Wir brauchen> die Ware bis {deadline}.|Könnten Sie bis {deadline} antworten?]* [Bitte nennen Sie auch Lieferzeit und Zahlungsbedingungen.|Teilen Sie <mir~uns> bitte Ihre Rabattstaffel mit.|Gibt es eine Mindestmenge?|]',
        '?[Bei einem guten Preis ist ein Jahresbedarf von etwa {bigCount} Stück möglich.|Bisher zahlen wir {amount} je Stück; Ihr Angebot sollte darunter liegen.|<Mein~Unser> Budget liegt bei etwa {amount}.|Ein Muster würde <mir~uns> die Entscheidung erleichtern.]',
        '{@questions}',
      ],
    ),
    plot(
      'either',
      '[Anfrage {service}|Haben Sie im {month} noch freie Termine?|Terminanfrage|Frage zu Ihrem Angebot vom {past}|Anfrage wegen {service}]',
      [
        '[<ich suche~wir suchen> einen Betrieb für {service}|<ich plane~wir planen> [in diesem Jahr|im {month}] {service}|für unser Objekt {street} in {town} suchen wir Hilfe bei: {service}].',
        '*[Könnten Sie den Auftrag im {month} übernehmen, und was würde das ungefähr kosten?|Haben Sie im {month} Kapazität frei?|Wäre eine Besichtigung am {future} möglich?|Bieten Sie das auch als Pauschale an?]*',
        '[Es geht um eine Fläche von etwa {bigCount} Quadratmetern.|Die Räume haben {bigCount} Quadratmeter, das Haus ist von {oldYear}.|Der Umfang beträgt etwa {count} Stunden im Monat.|Fotos und Pläne füge ich bei.]',
        '*[Bitte antworten Sie <mir~uns> bis {deadline}|Über ein Angebot bis zum {deadline} <würde ich mich~würden wir uns> freuen|Ein Rückruf unter {phone} genügt]*.',
      ],
    ),
    plot(
      'person',
      '[Frage zu Ihrem Produkt|Frage zur Garantie|Ersatzteil für {product}|Frage zur Bestellung {orderNumber}|Ist {product} noch lieferbar?]',
      [
        '[ich habe eine Frage zu|eine kurze Frage zu|können Sie mir weiterhelfen? Es geht um] {product}.',
        '*[Gibt es dafür noch Ersatzteile, und was kosten sie?|Wie lange ist die Lieferzeit?|Passt das Gerät auch in eine Nische von {count} cm?|Liefern Sie auch nach {town}, und was kostet der Versand?|Ab welcher Menge gibt es Rabatt?]*',
        '[Gekauft habe ich es am {past} für {amount}.|In Ihrem Katalog finde ich dazu nichts.|] [Danke für Ihre Hilfe!|Ich freue mich auf Ihre Antwort.]',
      ],
    ),
  ],
  en: [
    plot(
      'either',
      '[Enquiry|Request for quotation|Price enquiry|Request for a quote {documentNumber}|Enquiry about {product}]',
      [
        '[We saw your products at the trade fair in {town}|I came across your company online|A business partner recommended you to us] and [are interested in your range|would like to know more].',
        '*[Please quote your best price for|Could you let <me~us> have a quotation for|<I am~We are> interested in|We would like to order] {count} {product}[ and {count2} {product2}|, delivered to {town}|].*',
        '*[Please send us your offer by {deadline}.|We need the goods by {deadline}.|Could you reply by {deadline}?|Quotations must reach us no later than {deadline}.]* [Please state delivery times and terms of payment.|Do you offer a discount for larger quantities?|Is there a minimum order?|]',
        '?[At present we pay {amount} a piece.|Our annual requirement is about {bigCount} units.|Our budget is around {amount}.|A sample would help us to decide.]',
        '{@questions}',
      ],
    ),
    plot(
      'either',
      '[Enquiry: {service}|Do you have availability in {month}?|Question about your quotation of {past}|Availability in {month}]',
      [
        '<I am~We are> looking for [a contractor|a company] for {service} [at our site in {town}|at {street}, {town}].',
        '*[Would you be able to take this on in {month}, and roughly what would it cost?|Could someone visit us on {future}?|How much do you charge per hour?|Do you have capacity in {month}?]*',
        '[The area is about {bigCount} square metres.|It would be around {count} hours a month.|I attach some photographs and a plan.]',
        '*[Please let <me~us> know by {deadline}|A call on {phone} would be fine|I would need your answer by {deadline}]*.',
      ],
    ),
    plot(
      'person',
      '[Question about {product}|Spare parts for {product}|Question about order {orderNumber}|Is {product} still available?]',
      [
        '[I have a question about {product}, which I bought on {past} for {amount}.|Could you help me with {product}?|I bought {product} from you on {past}.] *[Are spare parts still available, and how much are they?|How long is the delivery time?|Do you deliver to {town}, and what does it cost?|Does the warranty cover this?]*',
        '[Thank you for your help.|I look forward to hearing from you.]',
      ],
    ),
  ],
  pt: [
    plot(
      'either',
      '[Pedido de orçamento|Consulta de preços|Pedido de cotação {documentNumber}|Pedido de informação: {product}]',
      [
        '[Conhecemos a vossa empresa através do site|Uma empresa parceira recomendou os vossos serviços|Vimos os vossos produtos na feira de {town}]. ',
        '*[Gostaríamos de receber um orçamento para|Solicitamos cotação para|Agradecemos o envio da vossa melhor proposta para|Quanto custam] {count} {product}[ e {count2} {product2}|, com entrega em {town}|].*',
        '*[O orçamento deverá chegar até {deadline}.|Precisamos da mercadoria até {deadline}.|Poderiam responder até {deadline}?]* [Por favor indiquem o prazo de entrega e as condições de pagamento.|Há desconto por quantidade?|]',
        '?[Atualmente pagamos {amount} por unidade.|O consumo anual é de cerca de {bigCount} unidades.|O nosso orçamento é de cerca de {amount}.]',
        '{@questions}',
      ],
    ),
    plot('either', '[Consulta: {service}|Disponibilidade em {month}|Dúvida sobre o orçamento de {past}]', [
      '<Procuro~Procuramos> uma empresa para {service} [em {town}|na {street}].',
      '*[Teriam disponibilidade em {month} e qual seria o custo aproximado?|Seria possível uma visita em {future}?|Quanto cobram por hora?]*',
      '[A área é de cerca de {bigCount} metros quadrados.|Seriam cerca de {count} horas por mês.|Envio fotografias em anexo.]',
      '*[Agradeço resposta até {deadline}|Podem ligar para {phone}|Precisamos de resposta até {deadline}]*.',
    ]),
    plot('person', '[Dúvida sobre {product}|Peças para {product}|Dúvida sobre o pedido {orderNumber}]', [
      'Tenho uma dúvida sobre {product}[, que comprei em {past} por {amount}|]. *[Ainda há peças, e quanto custam?|Qual é o prazo de entrega?|Entregam em {town}? Qual é o frete?|A garantia cobre este defeito?]*',
      '[Obrigado pela ajuda.|Fico a aguardar a resposta.|Aguardo retorno.]',
    ]),
  ],
}
