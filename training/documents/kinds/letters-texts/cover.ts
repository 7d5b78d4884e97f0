// Letters with which people apply for work.
import { type Plots, plot } from './plot.ts'

export const COVER: Plots = {
  de: [
    plot(
      'person',
      '[Bewerbung als {role}|Bewerbung um die Stelle als {role}|Ihre Anzeige vom {past}: {role}|Initiativbewerbung als {role}|Bewerbung um einen Ausbildungsplatz]',
      [
        '[Ihre Anzeige im Internet hat mich sofort angesprochen|mit großem Interesse habe ich Ihre Stellenanzeige gelesen|auf der Suche nach einer neuen Aufgabe bin ich auf Ihr Unternehmen gestoßen]. *[Hiermit bewerbe ich mich als {role}.|Gern möchte ich Ihr Team als {role} verstärken.|Ich bewerbe mich um die ausgeschriebene Stelle.]*',
        '[Seit {past2} arbeite ich bei {firm}|Zurzeit bin ich bei {firm} beschäftigt|Nach meiner Ausbildung bei {firm} habe ich {digit} Jahre Erfahrung gesammelt] und [bin dort für die Betreuung der Kunden zuständig|leite ein Team von {digit} Personen|kümmere mich um Einkauf und Lager]. [Sorgfalt und Freude am Umgang mit Menschen zeichnen mich aus.|Neue Programme lerne ich schnell.|]',
        '?[Englisch spreche ich fließend|Ein Führerschein der Klasse B ist vorhanden|Im letzten Jahr habe ich eine Weiterbildung abgeschlossen]. [Schichtarbeit ist für mich kein Problem.|]',
        '*[Ich kann ab dem {future} bei Ihnen anfangen|Mein frühester Eintritt ist der {future}|Meine Kündigungsfrist beträgt {noticePeriod}][; meine Gehaltsvorstellung liegt bei {amount} brutto im Jahr|].*',
        '[Über die Einladung zu einem Gespräch freue ich mich sehr.|Gern überzeuge ich Sie in einem persönlichen Gespräch.|Auf Ihre Antwort freue ich mich.]',
      ],
    ),
  ],
  en: [
    plot(
      'person',
      '[Application for the post of {role}|Your advertisement of {past}: {role}|{role}: application|Speculative application]',
      [
        '*[I am writing to apply for the position of {role}|I would like to apply for the post of {role}][ advertised on {past}|]*. [Your company’s reputation appeals to me.|The role is exactly what I am looking for.|]',
        '[I have been working for {firm} since {past2}|For the last {digit} years I have been employed by {firm}], where I [look after customers in the region|lead a team of {digit}|am responsible for purchasing and stock]. [I enjoy working with people and learn quickly.|I am known for careful, reliable work.]',
        '?[I hold a full driving licence.|I speak German and Spanish.|Last year I completed further training.]',
        '*[I could start on {future}|My notice period is {noticePeriod}|I am available from {future}][ and my salary expectation is {amount} a year|].* [I would welcome the chance to discuss the role in person.|I look forward to hearing from you.]',
      ],
    ),
  ],
  pt: [
    plot(
      'person',
      '[Candidatura ao lugar de {role}|Carta de apresentação|Candidatura espontânea|Resposta ao anúncio de {past}: {role}]',
      [
        '*[Venho apresentar a minha candidatura ao cargo de {role}.|Gostaria de me candidatar à vaga de {role}.]* [O vosso anúncio despertou o meu interesse.|A empresa é uma referência no setor.|]',
        '[Trabalho desde {past2} na empresa {firm}|Nos últimos {digit} anos trabalhei na {firm}], onde [atendo clientes|coordeno uma equipa de {digit} pessoas|sou responsável pelas compras]. [Aprendo depressa e gosto de trabalhar em grupo.|]',
        '?[Falo inglês e espanhol.|Tenho carta de condução.|Concluí recentemente uma formação.]',
        '*[Estou disponível a partir de {future}|Posso começar em {future}][; a minha pretensão salarial é de {amount}|].* [Agradeço a atenção e fico disponível para uma entrevista.|]',
      ],
    ),
  ],
}
