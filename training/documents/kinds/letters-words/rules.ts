// What letters of all kinds say: thanks, offers of help, regards.
import type { Language } from '../../types.ts'

export const RULES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    page: 'de',
    questions:
      '[[Bei|Für] Rückfragen [stehe ich|steht Ihnen {contact}|<stehe ich~stehen wir>] [gern |jederzeit |]zur Verfügung.|Haben Sie Fragen? Rufen Sie <mich~uns> an: {phone}.|[Bei Fragen|Wenn etwas unklar ist,] erreichen Sie <mich~uns> unter {phone}.|<Ich freue mich~Wir freuen uns> auf Ihre [Antwort|Rückmeldung|Nachricht].|Für Ihre [Mühe|Unterstützung|schnelle Antwort] [bedanke ich mich|danken wir Ihnen] [im Voraus|schon jetzt].]',
    thanks:
      '[Vielen Dank für [Ihr Verständnis|Ihr Vertrauen|die gute Zusammenarbeit].|Wir danken für Ihr [Verständnis|Vertrauen] und freuen uns auf [die weitere Zusammenarbeit|Ihren nächsten Auftrag].|Wir bitten um Ihr Verständnis.]',
    reason:
      '[Die Gründe liegen allein in geänderten Anforderungen.|Mit der Leistung war ich im letzten Jahr nicht mehr zufrieden.|Die Preiserhöhung auf {amount2} nehmen wir nicht an.|Wir wechseln zu einem anderen Anbieter.]',
    greeting:
      '[Mit freundlichen Grüßen|Freundliche Grüße|Mit besten Grüßen|Beste Grüße|Mit freundlichem Gruß|Viele Grüße]',
    casual: '[Viele Grüße|Liebe Grüße|Beste Grüße|Herzliche Grüße|LG|Gruß|Bis bald]',
    hello: '[Hallo|Guten Tag|Guten Morgen|Hi|Liebe Kollegen|Hallo zusammen]',
    enclosed: '[Anlage|Anlagen|Anlage:|Beilagen]',
  },
  en: {
    page: 'en',
    questions:
      '[Please [contact {contact}|call <me~us> on {phone}|get in touch] if you have any [questions|queries].|<I~We> look forward to [hearing from you|your reply|your prompt response].|Should you need any further information, [please let <me~us> know|<I am~we are> happy to help].|Thank you for your [help|prompt attention].]',
    thanks:
      '[Thank you for your [understanding|continued support|business].|We thank you for your understanding and look forward to working with you.|We appreciate your custom.]',
    greeting:
      '[Yours sincerely|Yours faithfully|Kind regards|Best regards|Sincerely|With kind regards|Yours truly|Regards]',
    casual: '[Cheers|Best|Thanks|Kind regards|All the best|Many thanks|Love]',
    hello: '[Hi|Hello|Hi all|Good morning|Dear all|Dear colleagues]',
    enclosed: '[Enclosure|Encl.|Enclosures:|Enc.]',
  },
  pt: {
    page: 'pt',
    questions:
      '[Para qualquer esclarecimento, [contacte {contact}|ligue para {phone}|estamos ao seu dispor|estou à disposição].|Aguardamos a sua resposta.|Ficamos ao dispor para qualquer [dúvida|esclarecimento].|Agradecemos desde já a sua [atenção|colaboração].]',
    thanks:
      '[Agradecemos a sua compreensão.|Obrigado pela confiança e preferência.|Contamos com a sua compreensão.|Agradecemos a parceria.]',
    greeting:
      '[Atenciosamente|Com os melhores cumprimentos|Cumprimentos|Cordialmente|Sem outro assunto, subscrevo-me atentamente|<Melhores cumprimentos^Respeitosamente>]',
    casual: '[Abraço|Um abraço|Obrigado|Abs|Até breve|Cumprimentos|Beijinhos]',
    hello: '[Olá|Bom dia|Boa tarde|Oi|Caros colegas|Pessoal]',
    enclosed: '[Anexo|Anexos:|Em anexo|Anexo:]',
  },
}
