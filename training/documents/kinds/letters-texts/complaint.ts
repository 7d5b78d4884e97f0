// Somebody is not content: with goods, a service, an invoice. Other papers are named, but this is none of them.
import { type Plots, plot } from './plot.ts'

export const COMPLAINT: Plots = {
  de: [
    plot(
      'either',
      '[Reklamation|Mängelrüge|Beanstandung Ihrer Lieferung vom {past}|Reklamation zu Bestellung {orderNumber}|Mängelanzeige|Reklamation Ihrer Lieferung, Auftrag {orderNumber}]',
      [
        '[am {past} haben Sie uns {count} x {product} geliefert|am {past2} <habe ich~haben wir> bei Ihnen {product} bestellt; geliefert wurde am {past}|die Ware aus Ihrer Lieferung vom {past} ist heute ausgepackt worden]. [Grundlage war unser Auftrag Nr. {orderNumber}.|Die Rechnung {invoiceNo} über {amount} liegt uns vor.|Lieferschein {deliveryNo} liegt bei.|]',
        '*[Leider <musste ich~mussten wir> feststellen, dass|Beim Auspacken zeigte sich, dass|<Ich rüge~Wir rügen> hiermit, dass] [{digit} Stück beschädigt sind|die Ware nicht den bestellten Maßen entspricht|die Verpackung aufgerissen war und Teile fehlen|das Gerät bereits nach zwei Tagen ausfiel|die Farbe deutlich vom Muster abweicht|{digit} Teile defekt sind].*',
        '*[<Ich fordere~Wir fordern> Sie auf, bis zum {deadline} Ersatz zu liefern|Bitte tauschen Sie die mangelhafte Ware bis {deadline} kostenlos aus|<Ich erwarte~Wir erwarten> eine Nachbesserung bis spätestens {deadline}|Bitte erstatten Sie den Kaufpreis von {amount} bis zum {deadline}].*',
        '?[Andernfalls <werde ich~werden wir> vom Vertrag zurücktreten|Nach Ablauf dieser Frist <behalte ich mir~behalten wir uns> Minderung und Schadenersatz vor|Bis zur Klärung <behalte ich~behalten wir> den Rechnungsbetrag ein]. [Fotos der Schäden liegen bei.|Die Ware kann hier besichtigt werden.|]',
      ],
    ),
    plot(
      'either',
      '[Ihre Rechnung {invoiceNo} vom {past}|Einspruch gegen Rechnung Nr. {invoiceNo}|Falsche Rechnung|Beanstandung der Rechnung {invoiceNo}]',
      [
        '[<ich habe~wir haben> Ihre Rechnung {invoiceNo} vom {past} über {amount} erhalten|Ihre Rechnung {invoiceNo} liegt <mir~uns> vor]. *[Die Rechnung ist leider fehlerhaft:|Der Betrag stimmt nicht:|Damit <bin ich~sind wir> nicht einverstanden:] [berechnet wurden {count} Stück, geliefert aber nur {digit}|vereinbart war laut Angebot ein Preis von {amount2}|die Position {digit} wurde nie bestellt|der zugesagte Rabatt von {percent} fehlt|es wurden {count} Stunden berechnet, die so nicht angefallen sind].*',
        '*[Bitte senden Sie <mir~uns> bis {deadline} eine korrigierte Rechnung|<Ich bitte~Wir bitten> um Gutschrift und eine neue Rechnung bis zum {deadline}|Bitte prüfen Sie den Vorgang und melden Sie sich bis {deadline}].*',
        '?[Den unstrittigen Teil von {amount2} <habe ich~haben wir> überwiesen.|Bis dahin <zahle ich~zahlen wir> nicht.|Von Mahnungen bitten wir bis zur Klärung abzusehen.]',
      ],
    ),
    plot(
      'either',
      '[Beschwerde|Beschwerde über {service}|Unzufrieden mit Ihrem Kundendienst|Mangelhafte Ausführung|Mängel nach {service}]',
      [
        '[am {past} war Ihr Mitarbeiter bei uns|für den {past} war mit Ihnen ein Termin vereinbart|Sie haben für uns am {past} Arbeiten ausgeführt] ({service}).',
        '*[Leider kam er {digit} Stunden zu spät und ging, ohne die Arbeit zu beenden.|Trotz mehrerer Anrufe hat sich niemand gemeldet.|Die Arbeiten sind nicht fachgerecht: Es tropft weiterhin.|Seitdem funktioniert die Anlage gar nicht mehr.|Der Ton Ihres Mitarbeiters war unverschämt.]*',
        '*[<Ich verlange~Wir verlangen> eine kostenlose Nachbesserung bis zum {deadline}.|Bitte nehmen Sie bis {deadline} Stellung.|<Ich erwarte~Wir erwarten> einen Nachlass von {percent} auf den Preis von {amount}.]*',
        '?[So kennen wir Ihr Haus nicht.|<Ich bin~Wir sind> seit {count} Jahren Kunde und sehr enttäuscht.|Bisher war alles in Ordnung, umso größer ist der Ärger.]',
      ],
    ),
    plot(
      'person',
      '[Mangel in der Wohnung|Mietminderung wegen Mängeln|Heizung ausgefallen|Schimmel in der Wohnung {street}]',
      [
        'in [der von mir gemieteten Wohnung|meiner Wohnung] {street} [ist seit dem {past}|besteht seit {past}] [folgender Mangel aufgetreten|ein Mangel]: *[Die Heizung fällt immer wieder aus.|Im Schlafzimmer hat sich Schimmel gebildet.|Das Fenster im Bad schließt nicht mehr.|Aus der Decke tropft Wasser.]*',
        '*[Ich bitte Sie, den Mangel bis zum {deadline} zu beseitigen|Bitte beauftragen Sie bis {deadline} einen Handwerker].* [Bis dahin mindere ich die Miete um {percent}.|Die Miete zahle ich nur noch unter Vorbehalt.]',
      ],
    ),
  ],
  en: [
    plot(
      'either',
      '[Complaint about your delivery of {past}|Damaged goods, order {orderNumber}|Complaint: {product}|Faulty goods|Order {orderNumber} - goods damaged in transit]',
      [
        '[On {past} we received {count} {product} from you|I ordered {product} from you on {past2}, and it arrived on {past}]. [The order number was {orderNumber}.|Your invoice {invoiceNo} for {amount} refers.|A copy of the delivery note is enclosed.|]',
        '*[Unfortunately,|On unpacking the goods we found that|<I am~We are> sorry to say that] [{digit} items were damaged|the goods do not match the sample|the packaging was torn and parts are missing|the unit stopped working after two days|the colour is quite different from the one ordered].*',
        '*[Please send replacements by {deadline}.|<I~We> must ask you to refund the price of {amount} by {deadline}.|Kindly arrange for collection and replacement no later than {deadline}.|<I~We> expect a repair free of charge by {deadline}.]*',
        '?[Otherwise <I~we> shall have to cancel the contract.|Until then <I am~we are> withholding payment.|Photographs of the damage are enclosed.|The goods are available for inspection.]',
      ],
    ),
    plot(
      'either',
      '[Your invoice {invoiceNo} of {past}|Disputed invoice {invoiceNo}|Error in your invoice {invoiceNo}|Overcharge on invoice {invoiceNo}]',
      [
        '[We have received your invoice|I refer to your invoice] {invoiceNo} dated {past} for {amount}. *[The invoice is incorrect:|<I~We> cannot accept this amount:] [you have charged for {count} pieces but delivered only {digit}|the price agreed in your quotation was {amount2}|item {digit} was never ordered|the agreed discount of {percent} is missing].*',
        '*[Please let <me~us> have a corrected invoice by {deadline}.|Please issue a credit note by {deadline}.|Please look into this and reply by {deadline}.]*',
        '?[The undisputed part of {amount2} has been paid.|Please do not send any more reminders until this is settled.]',
      ],
    ),
    plot('either', '[Complaint|Poor service|Complaint about {service}|Dissatisfied with your service]', [
      '[Your engineer called on us on {past}|We had an appointment for {past}|You carried out work for us on {past}] ({service}). *[He arrived {digit} hours late and left before the job was done.|Despite several calls nobody has been in touch.|The work is not up to standard: the leak is still there.|The system has not worked since.]*',
      '*[<I~We> expect the work to be put right free of charge by {deadline}.|Please reply to this complaint by {deadline}.|<I~We> think a reduction of {percent} on the price of {amount} is reasonable.]*',
      '?[We have been customers for {count} years and are very disappointed.|This is not what we expect of you.]',
    ]),
    plot('person', '[Repairs needed at {street}|Broken heating|Damp in my flat|Complaint to the landlord]', [
      'Since {past} [the heating in my flat has not been working|there has been mould in the bedroom|water has been dripping from the ceiling|the bathroom window has not closed]. *[Please have this repaired by {deadline}.|I must ask you to send a tradesman by {deadline}.]*',
      '*[Until then I shall pay {percent} less rent.|I reserve the right to claim compensation of {amount}.]*',
    ]),
  ],
  pt: [
    plot(
      'either',
      '[Reclamação|Reclamação sobre a entrega de {past}|Mercadoria danificada, encomenda {orderNumber}|Reclamação: pedido {orderNumber}|Produto com defeito]',
      [
        '[Em {past} recebemos {count} {product}|Em {past2} encomendei {product}, entregue em {past}]. [A encomenda tem o n.º {orderNumber}.|A fatura {invoiceNo}, no valor de {amount}, está em nosso poder.|]',
        '*[Infelizmente,|Ao abrir as caixas, verificámos que|Constatou-se que] [{digit} unidades chegaram danificadas|a mercadoria não corresponde à amostra|faltam peças na embalagem|o aparelho deixou de funcionar ao fim de dois dias|a cor é diferente da encomendada].*',
        '*[Solicitamos a substituição até {deadline}.|Exigimos a devolução do valor de {amount} até {deadline}.|Pedimos a reparação gratuita até {deadline}.]*',
        '?[Caso contrário, seremos obrigados a desistir da compra.|Até à resolução, o pagamento fica suspenso.|Enviamos fotografias dos danos.]',
      ],
    ),
    plot(
      'either',
      '[Fatura {invoiceNo} incorreta|A vossa fatura {invoiceNo} de {past}|Cobrança indevida|Contestação da fatura {invoiceNo}]',
      [
        'Recebi a fatura {invoiceNo}, de {past}, no valor de {amount}. *[A fatura não está correta:|Não <posso~podemos> aceitar este valor:] [foram cobradas {count} unidades, mas só chegaram {digit}|o preço combinado no orçamento era de {amount2}|o item {digit} nunca foi pedido|falta o desconto de {percent}].*',
        '*[Solicito uma fatura corrigida até {deadline}.|Peço a emissão de uma nota de crédito até {deadline}.|Agradeço que verifiquem e respondam até {deadline}.]*',
      ],
    ),
    plot('either', '[Reclamação sobre {service}|Mau atendimento|Serviço mal executado|Reclamação do serviço]', [
      'Em {past} a vossa empresa prestou-nos um serviço ({service}). *[O técnico chegou {digit} horas atrasado e não terminou o trabalho.|Apesar de vários telefonemas, ninguém respondeu.|O trabalho não ficou bem feito e a fuga continua.|Desde então a instalação não funciona.]*',
      '*[Exijo a correção gratuita até {deadline}.|Peço uma resposta até {deadline}.|Considero justo um abatimento de {percent} sobre {amount}.]*',
      '?[Somos clientes há {count} anos e estamos muito desiludidos.|Não é este o serviço que esperávamos.]',
    ]),
  ],
}
