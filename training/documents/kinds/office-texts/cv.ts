// A person's life on one or two pages.
import type { Scripts } from '../office/script.ts'

export const CV: Scripts = {
  de: [
    {
      title: '[Lebenslauf|Lebenslauf|Curriculum Vitae|{person:person}|Bewerbung – Lebenslauf|Profil]',
      meta: [
        ['[Name|Vor- und Nachname]', '{person:person}'],
        ['[Geburtsdatum|Geboren am|Geboren]', '{birth}[ in {town}|]'],
        ['[Anschrift|Adresse]', '{street}, {place}'],
        ['[Telefon|Mobil]', '{phone}'],
        ['E-Mail', '{email}'],
      ],
      body: [
        '# [Berufserfahrung|Beruflicher Werdegang|Berufspraxis]',
        '2-4x @ {span#} :: *{role#}, {firm#}*[, {town#}|]',
        '?- [Betreuung von {count} Kunden|Führung von {digit} Mitarbeitern|Verantwortung für ein Budget von {amount}|Einführung eines neuen Systems]',
        '# [Ausbildung|Schule und Ausbildung|Studium]',
        '@ {span16} :: [Ausbildung zum {role5}|Studium der Betriebswirtschaft in {town5}|Lehre bei {firm5}|Realschule {town5}]',
        '@ {span17} :: [Abitur, Note 2,{digit}|Mittlere Reife|Fachhochschulreife]',
        '# [Kenntnisse|Sprachen und EDV|Fähigkeiten|Weitere Kenntnisse]',
        '- [Englisch fließend, Spanisch Grundkenntnisse|Deutsch Muttersprache, Englisch gut]',
        '- [Tabellenkalkulation, Textverarbeitung|Buchhaltungssoftware, ERP|CAD, Projektplanung]',
        '?- [Führerschein Klasse B|Gabelstaplerschein|Ersthelfer]',
        '?# [Interessen|Hobbys]',
        '[Lesen, Wandern, Chor|Fußball, Garten|Fotografie und Reisen]',
        '*[Frühester Eintritt: {future}|Verfügbar ab {future}|Gehaltsvorstellung: {amount}]*',
        '{town9}, {date}',
      ],
    },
  ],
  en: [
    {
      title: '[Curriculum Vitae|CV|Résumé|{person:person}|Resume]',
      meta: [
        ['Name', '{person:person}'],
        ['[Address|Home address]', '{street}, {place}'],
        ['[Phone|Mobile]', '{phone}'],
        ['[Email|E-mail]', '{email}'],
      ],
      body: [
        '?# [Profile|Personal statement|Summary]',
        '*[Reliable {role9} with {count} years of experience.|Team player with a background in {service}.]*',
        '# [Work experience|Employment history|Professional experience]',
        '2-4x @ {span#} :: *{role#}, {firm#}*[, {town#}|]',
        '?- [Looked after {count} customers|Led a team of {digit}|Managed a budget of {amount}]',
        '# [Education|Education and training]',
        '@ {span16} :: [BA in Business, {town5}|Apprenticeship at {firm5}|{town5} College]',
        '# [Skills|Languages and skills]',
        '- [Fluent German, basic French|English native, Spanish good]',
        '- [Spreadsheets, bookkeeping software|CAD, project planning]',
        '?# [Interests|Hobbies]',
        '[Reading, hiking, choir|Football and gardening]',
        '?References on request',
        '*[Available from {future}|Notice period: {noticePeriod}]*',
      ],
    },
  ],
  pt: [
    {
      title: '[Curriculum Vitae|Currículo|{person:person}|Currículo profissional]',
      meta: [
        ['Nome', '{person:person}'],
        ['[Data de nascimento|Nascimento]', '{birth}'],
        ['<Morada^Endereço>', '{street}, {place}'],
        ['Telefone', '{phone}'],
        ['E-mail', '{email}'],
      ],
      body: [
        '# [Experiência profissional|Experiência]',
        '2-4x @ {span#} :: *{role#}, {firm#}*',
        '# [Formação|Formação académica|Educação]',
        '@ {span16} :: [Licenciatura em Gestão, {town5}|Curso técnico, {town5}|Escola Secundária de {town5}]',
        '# [Competências|Idiomas e informática]',
        '- [Inglês fluente, espanhol básico|Português nativo, inglês bom]',
        '- [Folha de cálculo, contabilidade|CAD, gestão de projetos]',
        '*[Disponível a partir de {future}|Pretensão salarial: {amount}]*',
      ],
    },
  ],
}
