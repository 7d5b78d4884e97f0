// Lives as tables, as profiles, in sentences, and short applications that are one paper with the CV.
import type { Scripts } from '../office/script.ts'

export const CV_SHAPES: Scripts = {
  de: [
    {
      title:
        '[Bewerbung als {role}|Bewerbungsunterlagen|Tabellarischer Lebenslauf|Werdegang|Zur Person|Qualifikationsprofil|Beraterprofil {person:person}|Bewerberprofil|Kurzbewerbung|Über mich|Vita|{person:person}, {role}|Anlage: Lebenslauf|]',
      subtitle: '[{person:person}|{email} · {phone}|{street}, {place}|{person:person}, {town}]',
      body: [
        '?*[{role}, {count} Jahre Praxis.|Ich suche eine Stelle als {role} im Raum {town}.|Zuverlässig, belastbar und sofort verfügbar.|Seit {oldYear} in der Branche zu Hause.]*',
        '%% [Zeitraum|Von – bis|Jahr] ;; [Station|Tätigkeit|Position] ;; [Firma|Arbeitgeber|Ort]',
        '2-6x % {span#} ;; {role#} ;; [{firm#}|{town#}]',
        '[Schule|Schulbildung|Ausbildung]: [Realschulabschluss {town2}|Matura {town2}|Lehre als {role2} bei {firm2}|Studium in {town2}, Master]',
        '*[Stärken|Kenntnisse|Das kann ich|Schwerpunkte]: [Rechnungswesen, Mahnwesen, Angebote|Vertragsverhandlung und Einkauf|Montage, Wartung, Kundendienst|Führung, Planung, Kalkulation]*',
        '?[Sprachen|Fremdsprachen]: [Deutsch, Englisch, Türkisch|Englisch verhandlungssicher|Französisch Grundkenntnisse]',
        '?[Referenzen auf Anfrage.|Zeugnisse liegen bei.|Führerschein B, BE.|Eintritt möglich ab {future}.|Kündigungsfrist beim jetzigen Arbeitgeber: {noticePeriod:-}.]',
        '?{town}, {date}',
      ],
    },
  ],
  en: [
    {
      title:
        '[Résumé|Resume|Curriculum vitae|Application for the post of {role}|Career history|Personal profile|Candidate profile|{person:person}, {role}|About me|]',
      subtitle: '[{person:person}|{email} · {phone}|{street}, {place}]',
      body: [
        '?*[{role} with {count} years’ experience.|Looking for a post as {role} near {town}.|Reliable and available at once.]*',
        '%% [Dates|Years] ;; [Position|Role] ;; [Employer|Company]',
        '2-6x % {span#} ;; {role#} ;; {firm#}',
        '[Education|School]: [University of {town2}, BSc|College, {town2}|Apprenticeship with {firm2}]',
        '*[Skills|Strengths|Key skills]: [invoicing, credit control, quotations|contract negotiation and purchasing|installation and service|leadership and planning]*',
        '?[References on request.|Full driving licence.|Available from {future}.|Notice period with present employer: {noticePeriod:-}.]',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Currículo|Candidatura a {role}|Perfil profissional|Percurso profissional|Curriculum vitae|{person:person}, {role}|Sobre mim|]',
      subtitle: '[{person:person}|{email} · {phone}|{street}, {place}]',
      body: [
        '?*[{role}, com {count} anos de experiência.|Procuro emprego na zona de {town}.|Disponibilidade imediata.]*',
        '%% [Período|Anos] ;; [Função|Cargo] ;; Empresa',
        '2-6x % {span#} ;; {role#} ;; {firm#}',
        '[Formação|Habilitações]: [Licenciatura em {town2}|Curso profissional, {town2}|12.º ano]',
        '*[Competências|Pontos fortes]: [faturação e cobranças|negociação de contratos e compras|montagem e assistência]*',
        '?[Referências a pedido.|Carta de condução.|Disponível a partir de {future}.]',
      ],
    },
  ],
}
