// Contracts end in many ways: withdrawn, not renewed, ended by the landlord, by a new provider, in the middle of a story.
import { type Plots, plot } from './plot.ts'

export const TERMINATION_STORIES: Plots = {
  de: [
    plot(
      'either',
      '[Widerruf|Widerruf des Vertrags vom {past}|Widerruf meiner Bestellung {orderNumber}|Bestellung {orderNumber} vom {past}|Widerrufserklärung|Mein Auftrag {orderNumber}|Rücktritt vom Kaufvertrag|Rücktritt vom Vertrag vom {past}|Anfechtung und Widerruf, Vertrag {contractNumber}]',
      [
        '?[am {past} [habe ich|haben wir] bei Ihnen [online|telefonisch|an der Haustür|auf der Messe in {town}] {product} [bestellt|gekauft|in Auftrag gegeben]|Ihre Rechnung {invoiceNo} über {amount} [liegt mir vor|habe ich erhalten|ist hier eingegangen]|Ihre Auftragsbestätigung [habe ich|haben wir] am {past2} erhalten].',
        '*[Diesen Vertrag [widerrufe ich hiermit|widerrufen wir hiermit] fristgerecht|Von meinem Widerrufsrecht mache ich hiermit Gebrauch|Hiermit <widerrufe ich den von mir~widerrufen wir den von uns> abgeschlossenen Vertrag über {product}|<Ich trete~Wir treten> [hiermit |]vom Vertrag [vom {past} |]zurück|<Ich mache~Wir machen> vom Recht auf Rücktritt Gebrauch und [löse|lösen] den Vertrag damit auf].*',
        '[Die Ware geht heute an Sie zurück.|Die Ware habe ich am {past2} zurückgesandt, Sendungsnummer {code}.|Die Ware liegt zur Abholung bereit.|Eine Leistung wurde noch nicht erbracht.]',
        '[Bitte erstatten Sie den Betrag von {amount} bis zum {deadline}|Den Kaufpreis von {amount} überweisen Sie bitte bis zum {deadline} auf das Konto {iban}|Die Rückzahlung erwarte ich bis {deadline}]. [Den Eingang dieses Schreibens bestätigen Sie mir bitte.|]',
      ],
    ),
    plot(
      'either',
      '[Mein Vertrag bei Ihnen|Vertragsnummer {contractNumber}|Unser Vertrag vom {past}|Ihre Kundennummer {customerNumber}: Ende des Vertrags|Keine Verlängerung des Vertrags {contractNumber}|Nichtverlängerung|Auslaufen des Vertrags {contractNumber}|{$what}: Beendigung|Abmeldung|Austritt|Austrittserklärung|Kündigung, Kd.-Nr. {customerNumber}]',
      [
        '[seit {past} [beziehe ich|beziehen wir] von Ihnen Leistungen aus dem Vertrag über {$what}|vor einiger Zeit haben wir mit Ihnen einen Vertrag über {$what} geschlossen|in den vergangenen Jahren waren wir mit Ihnen zufrieden|Ihr Schreiben vom {past2} mit der Ankündigung höherer Preise haben wir erhalten|Ihre Rechnung vom {past2} über {amount} haben wir bezahlt], [doch unser Bedarf hat sich geändert|nun haben wir uns anders entschieden|leider hat sich unsere Lage geändert|doch die Anlage ist außer Betrieb].',
        '*[Wir möchten den Vertrag deshalb nicht verlängern und erklären, dass er mit dem {future:deadline} enden soll|Bitte nehmen Sie daher zur Kenntnis, dass wir den Vertrag über {$what} zum {future:deadline} kündigen|Aus diesem Grund beende ich den Vertrag mit Ablauf des {future:deadline}|Wir machen von unserem Recht Gebrauch, den Vertrag zum {future:deadline} zu beenden|Ich trete deshalb zum {future:deadline} aus|Deshalb soll der Vertrag {contractNumber} mit Ablauf des {future:deadline} auslaufen|Einer Verlängerung über den {future:deadline} hinaus [widersprechen wir|stimmen wir nicht zu]].*',
        '[Die Frist von {noticeOf} [ist eingehalten|halten wir ein].|Vereinbart ist eine Frist von {noticeOf}.|Sollte dies nicht möglich sein, gilt der nächste mögliche Termin.]',
        '?[Senden Sie uns bitte eine Schlussrechnung.|Bitte teilen Sie uns mit, wann die Geräte abgeholt werden.|Angebote zum Bleiben wünschen wir nicht.|Bitte bestätigen Sie uns das Ende schriftlich bis {soon}.]',
      ],
      {
        what: '[die Wartung der Heizung|den Aufzug|Strom und Gas|die Gebäudereinigung|den Winterdienst|Telefon und Internet|die Miete des Kopierers|die Softwarepflege|das Fitnessstudio|den Handyvertrag|die Zeitschrift|die Bewachung|den Stellplatz|die Entsorgung|den Wasserspender|das Hosting]',
      },
    ),
    plot(
      'either',
      '[Kündigung der [Haftpflichtversicherung|Kfz-Versicherung|Gebäudeversicherung|Hausratversicherung|Rechtsschutzversicherung]|Versicherungsschein {contractNumber}|Kündigung nach Schadenfall|Sonderkündigung wegen Beitragserhöhung|Sonderkündigungsrecht, Vertrag {contractNumber}|Versicherung {contractNumber}]',
      [
        '[Sie haben den Beitrag zum {past} auf {amount} erhöht|nach dem Schaden vom {past} und Ihrer Zahlung von {amount}|mein Fahrzeug ist verkauft|laut Ihrer Mitteilung vom {past} steigt der Beitrag um {percent}].',
        '*[Ich kündige daher den Vertrag {contractNumber}|Daher <nehme ich mein~nehmen wir unser> Recht zur Kündigung wahr und <beende~beenden> den Vertrag {contractNumber}|<Ich mache~Wir machen> vom Sonderkündigungsrecht Gebrauch: Der Vertrag {contractNumber} endet] [zum {future:deadline}|mit Wirkung zum {future:deadline}].*',
        '[Zu viel gezahlte Beiträge erstatten Sie bitte auf das Konto {iban}.|Bitte senden Sie eine Bescheinigung über die schadenfreien Jahre.|Eine Bestätigung erbitte ich bis {soon}.]',
      ],
    ),
    plot(
      'either',
      '[Kündigung wegen Eigenbedarfs|Ihr Mietverhältnis {street}|Ihr Mietvertrag vom {past}|Kündigung Ihres Mietverhältnisses|Beendigung des Mietverhältnisses {street}|Wohnung {street}, {digit}. OG]',
      [
        '[Sie haben von <mir~uns> mit Vertrag vom {past} die Wohnung in der {street} gemietet|mit Mietvertrag vom {past} haben wir Ihnen die Räume {street} überlassen].',
        '*[Dieses Mietverhältnis <kündige ich~kündigen wir> hiermit zum {future:deadline}|Das Mietverhältnis wird hiermit ordentlich zum {future:deadline} gekündigt]*, [weil <meine Tochter~eine Mitarbeiterin> die Wohnung selbst beziehen möchte|da das Gebäude saniert wird|weil die Miete von {amount} für {digit} Monate nicht gezahlt ist].',
        '[Der Kündigung können Sie bis zwei Monate vor dem Ende des Mietverhältnisses widersprechen.|Die Wohnung ist geräumt und mit allen Schlüsseln zu übergeben.|Einer stillschweigenden Fortsetzung wird widersprochen.]',
        '?Die gesetzliche Frist von {noticeOf} [ist eingehalten|wurde beachtet].',
      ],
    ),
    plot(
      'firm',
      '[Wechsel des Anbieters: Kündigung im Namen unseres Kunden|Lieferantenwechsel|Kündigung in Vollmacht für {person}|Vollmacht und Kündigung, Vertrag {contractNumber}]',
      [
        '[unser gemeinsamer Kunde {person} [wird künftig von uns versorgt|hat mit uns einen Vertrag geschlossen] und hat uns bevollmächtigt|in Vertretung und mit Vollmacht von {person} teilen wir Ihnen Folgendes mit]:',
        '*[Wir kündigen in seinem Namen den Vertrag {contractNumber} zum {future:deadline}|Der dort bestehende Vertrag {contractNumber} wird zum {future:deadline}, hilfsweise zum nächsten Termin, gekündigt].*',
        '[Bitte bestätigen Sie uns das Datum bis {soon}.|Die Rufnummer {phone} soll übernommen werden.|Eine Kopie der Vollmacht liegt bei.]',
      ],
    ),
  ],
  en: [
    plot(
      'either',
      '[Cancellation of order {orderNumber}|Notice of cancellation|Withdrawal from contract|Right to cancel: order {orderNumber}|Order {orderNumber} of {past}|Rescission of contract dated {past}]',
      [
        '?[On {past} <I~we> [ordered|bought] {product} [online|by telephone|at your stand in {town}].|Your invoice {invoiceNo} for {amount} has reached <me~us>.|Your order confirmation arrived on {past2}.]',
        '*[<I~We> hereby give notice that <I~we> withdraw from <my~our> contract for {product}|Within the cooling-off period, <I am~we are> cancelling this contract|<I~We> hereby exercise <my~our> right to cancel|As you are in breach, <I~we> rescind the contract and treat it as ended].*',
        '[The goods are on their way back to you.|Please arrange to collect the goods.|No service has been provided so far.] [Please refund {amount} by {deadline}.|Kindly return the sum of {amount} to account {iban} by {deadline}.]',
      ],
    ),
    plot(
      'either',
      '[Contract {contractNumber}|Our agreement of {past}|Account {customerNumber}: closing|Non-renewal of contract {contractNumber}|Notice of non-renewal|Ending our {$what}|Cancellation|Membership {customerNumber}|Policy {contractNumber}: cancellation|Your letter of {past2}]',
      [
        '[For some years you have provided our {$what}|Thank you for your letter of {past2} announcing higher prices|Your invoice of {past2} for {amount} has been paid|We have reviewed our suppliers], [but our needs have changed|and we have decided to make a change|and I am afraid the cost no longer makes sense].',
        '*[We do not wish to renew the contract, which will therefore end on {future:deadline}|Please treat this as notice that the {$what} will come to an end on {future:deadline}|<I~We> would therefore like to cancel with effect from {future:deadline}|Our contract for {$what} should lapse on {future:deadline}|Please close the account on {future:deadline}].*',
        '[This respects the agreed notice of {noticePeriod}.|If that date is not possible, please take the earliest one that is.|Please send a final bill.|Please collect your equipment.] [Kindly confirm in writing.|]',
      ],
      {
        what: '[maintenance contract|cleaning service|waste collection|phone and broadband|photocopier rental|energy supply|gym membership|alarm monitoring|web hosting|magazine|insurance]',
      },
    ),
    plot(
      'either',
      '[Your tenancy at {street}|Notice seeking possession|Notice requiring possession: {street}|Lease of {past}]',
      [
        '[You rent {street} under an agreement dated {past}.|We refer to the lease dated {past}.]',
        '*[The tenancy is hereby brought to an end on {future:deadline}|I require possession of the property after {future:deadline}|You are required to leave the property by {future:deadline}].* [The rent of {amount} has not been paid for {digit} months.|The landlord intends to live there.|The building is to be renovated.]',
        'Please hand over all keys [to {contact}|at {time} on {soon}].',
      ],
    ),
  ],
  pt: [
    plot(
      'either',
      '[Livre resolução do contrato|Exercício do direito de <livre resolução^arrependimento>|Cancelamento da encomenda {orderNumber}|Desistência da compra|Encomenda {orderNumber}, de {past}|Distrato|Resolução do contrato de {past}]',
      [
        '?[Em {past} <adquiri~adquirimos> {product} [pela internet|por telefone|na feira de {town}].|A vossa fatura {invoiceNo}, de {amount}, foi recebida.]',
        '*[Pelo presente <exerço~exercemos> o direito de <livre resolução^arrependimento> do contrato|<Comunico que desisto~Comunicamos que desistimos> da compra de {product}|<Declaro~Declaramos> resolvido o contrato celebrado em {past}].*',
        '[O produto será devolvido hoje.|O artigo está disponível para recolha.] [Solicito a devolução de {amount} até {deadline}.|O reembolso de {amount} deve ser feito até {deadline} para a conta {iban}.]',
      ],
    ),
    plot(
      'either',
      '[Contrato n.º {contractNumber}|O nosso contrato de {past}|Cliente n.º {customerNumber}|Não renovação do contrato {contractNumber}|Oposição à renovação|Fim do contrato de {$what}|Cancelamento de {$what}|Encerramento da conta {customerNumber}|Vossa carta de {past2}]',
      [
        '[Há alguns anos que nos prestam o serviço de {$what}|Recebemos a carta de {past2} com o aumento dos preços|A fatura de {past2}, no valor de {amount}, está paga], [mas as nossas necessidades mudaram|e decidimos não continuar|porém o serviço já não é necessário].',
        '*[Não pretendemos renovar o contrato, que deverá terminar em {future:deadline}|Solicitamos que o contrato de {$what} cesse em {future:deadline}|Opomo-nos à renovação do contrato, que caduca em {future:deadline}|Pedimos o encerramento do serviço a partir de {future:deadline}].*',
        '[É respeitado o aviso prévio de {noticePeriod}.|Agradecemos o envio da fatura final.|Agradecemos que confirmem por escrito.|O equipamento pode ser recolhido em {soon}.]',
      ],
      {
        what: '[manutenção|limpeza|internet|energia|segurança|ginásio|seguro|alojamento web|aluguer de equipamento|recolha de resíduos]',
      },
    ),
  ],
}
