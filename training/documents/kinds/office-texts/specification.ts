// What is to be delivered or built.
import type { Scripts } from '../office/script.ts'

export const SPECIFICATION: Scripts = {
  de: [
    {
      title:
        '[Lastenheft|Pflichtenheft|Leistungsverzeichnis|Leistungsbeschreibung|Anforderungskatalog|Technische Spezifikation|Anforderungsliste] [{service}|{product}|]',
      meta: [
        ['Auftraggeber', '{recipient:buyerName}'],
        ['[Verfasser|Projektleitung|Ansprechpartner]', '{person:contact}'],
        ['[Stand|Datum]', '{date}'],
        ['Version', '{digit}.{digit2}'],
      ],
      body: [
        '# [Ausgangslage|Ist-Zustand|Einleitung]',
        '[Derzeit werden monatlich {bigCount} Vorgänge von Hand erfasst.|Die vorhandene Anlage stammt aus dem Jahr {oldYear}.|Bisher gibt es kein einheitliches System.]',
        '# [Zielsetzung|Soll-Zustand|Ziel]',
        '*[Ziel ist es, den Aufwand um {percent} zu senken.|Das System soll alle Belege automatisch erkennen und ablegen.|Die neue Anlage muss {bigCount2} Stück je Stunde leisten.]*',
        '# [Anforderungen|Funktionale Anforderungen]',
        '4-9x - A№: [Das System muss Daten als Tabelle ausgeben|Die Antwortzeit liegt unter {digit#} Sekunden|Die Bedienung ist in drei Sprachen möglich|Maximale Abmessung {count#} x {bigCount#} mm|Werkstoff: Edelstahl|Anbindung an die Buchhaltung|{product#} ist mitzuliefern]',
        '?%% Pos. ;; Leistung ;; Menge ;; Einheit',
        '3-6x % №.0 ;; [{product#}|{service#}] ;; {count#} ;; [Stück|m²|Std|psch]',
        '# [Termine und Budget|Rahmenbedingungen|Termine]',
        '*[Das Budget beträgt {amount}.|Der Kostenrahmen liegt bei {amount}.]* *[Angebote sind bis {deadline} einzureichen.|Fertigstellung bis {deadline}.|Abgabefrist: {deadline}.]*',
        '?# Abnahme',
        '[Die Abnahme erfolgt nach {count} Tagen Probebetrieb.|Es werden {digit} Testfälle durchgeführt.]',
      ],
    },
  ],
  en: [
    {
      title:
        '[Requirements specification|Technical specification|Statement of work|Product specification|Scope of work|Requirements document] [{service}|{product}|]',
      meta: [
        ['Client', '{recipient:buyerName}'],
        ['[Author|Contact]', '{person:contact}'],
        ['Date', '{date}'],
        ['Version', '{digit}.{digit2}'],
      ],
      body: [
        '# [Background|Current situation|Introduction]',
        '[At present {bigCount} cases a month are recorded by hand.|The present system dates from {oldYear}.]',
        '# [Objectives|Goal]',
        '*[The aim is to cut effort by {percent}.|The system shall recognise and file all documents.|The new plant must handle {bigCount2} pieces an hour.]*',
        '# [Requirements|Functional requirements]',
        '4-9x - R№: [The system must export data as a table|Response time below {digit#} seconds|The user interface must be available in three languages|Maximum size {count#} x {bigCount#} mm|Material: stainless steel|{product#} to be included]',
        '# [Schedule and budget|Constraints]',
        '*The budget is {amount}.* *[Proposals are due by {deadline}.|Completion by {deadline}.]*',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Caderno de encargos|Especificação técnica|Especificação de requisitos|Termo de referência] [{service}|{product}|]',
      meta: [
        ['Cliente', '{recipient:buyerName}'],
        ['[Autor|Contacto]', '{person:contact}'],
        ['Data', '{date}'],
      ],
      body: [
        '# [Situação atual|Introdução]',
        '[Atualmente são registados à mão {bigCount} processos por mês.|A instalação existente é de {oldYear}.]',
        '# Objetivo',
        '*[Pretende-se reduzir o esforço em {percent}.|O sistema deve reconhecer todos os documentos.]*',
        '# [Requisitos|Requisitos funcionais]',
        '4-8x - R№: [O sistema deve exportar tabelas|Tempo de resposta inferior a {digit#} segundos|Interface em três línguas|Dimensão máxima {count#} x {bigCount#} mm|Material: aço inoxidável]',
        '# [Prazos e orçamento|Condições]',
        '*O orçamento é de {amount}.* *[As propostas devem ser entregues até {deadline}.|Conclusão até {deadline}.]*',
      ],
    },
  ],
}
