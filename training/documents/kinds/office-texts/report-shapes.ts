// Reports of a day, a visit, an accident, a measurement: of few words, or of labels and figures alone.
import type { Scripts } from '../office/script.ts'

export const REPORT_SHAPES: Scripts = {
  de: [
    {
      title:
        '[Tagesbericht|Bautagesbericht|Wochenbericht|Schichtbericht|Servicebericht|Wartungsbericht|Einsatzbericht|Montagebericht|Besuchsbericht {firm}|Reisebericht|Unfallbericht|Schadenmeldung intern|Störungsbericht|Inspektionsbericht|Kontrollbericht|Revisionsbericht|Auditbericht|Begehungsbericht|Brandschau|Zustandsbericht|Ausbildungsnachweis|Rapport]',
      meta: [
        ['[Datum|Tag|vom]', '{date}'],
        ['[Bericht von|Verfasser|Monteur|Erstellt durch|Meister]', '{person:contact}'],
        ['[Ort|Baustelle|Objekt|Anlage|Kunde]', '[{street}, {town}|{firm}|{product}]'],
      ],
      body: [
        '?@ [Wetter|Temperatur|Beginn|Ankunft] :: [trocken, {count} °C|{time} Uhr|bewölkt]',
        '?@ [Personal|Anwesend|Fahrzeit|Ende] :: [{digit} Mann|{person2}, {person3}|{time2} Uhr]',
        '# [Ausgeführte Arbeiten|Was geschah|Hergang|Tätigkeiten|Feststellungen|Durchgeführt]',
        '2-5x - [{service#}|{product#} ausgetauscht|Material von {firm#} angeliefert, Lieferschein {deliveryNo#}|Filter gereinigt|Probelauf ohne Befund|Undichtigkeit an Ventil {digit#}|{count#} m Leitung verlegt|Gespräch mit {person#} geführt]',
        '*[Die Anlage läuft wieder.|Personen kamen nicht zu Schaden.|Der Sachschaden beträgt etwa {amount}.|Die Arbeiten liegen {digit} Tage hinter dem Plan.|Alle geprüften Punkte waren in Ordnung.|Der Besuch verlief positiv, ein Angebot ist gewünscht.|Es wurden {digit} Abweichungen festgestellt.]*',
        '?*[Nacharbeit nötig bis {deadline}.|Ersatzteil bestellt, Einbau am {future}.|Wir raten zum Austausch von {product}.|Nächster Besuch: {future}.]*',
        '?_ [Unterschrift Bauleitung|{person:contact}] ;; [Unterschrift Kunde|gesehen]',
      ],
    },
    {
      title:
        '[Messprotokoll|Prüfprotokoll|Kalibrierschein|Laborbericht|Analysenbericht|Analysezertifikat|Befund|Prüfzeugnis|Testbericht|Ergebnisbericht|Auswertung {service}|Umfrageergebnis|Umweltbericht|Energiebericht|Verkaufsbericht|Absatzbericht {month}|Betriebswirtschaftliche Auswertung|Kennzahlen {month}|Controllingbericht|Soll-Ist-Vergleich][ Nr. {documentNumber}|]',
      meta: [
        ['[Auftraggeber|Kunde|Mandant]', '{recipient:buyerName}'],
        ['[Datum|Geprüft am|Erstellt am|Stand]', '{date}'],
        ['[Gegenstand|Probe|Prüfling|Bereich]', '[{product}|{service}|Probe {code}]'],
      ],
      body: [
        '%% [Merkmal|Parameter|Kennzahl|Messpunkt] ;; [Soll|Grenzwert|Plan|Vorjahr] ;; [Ist|Messwert|Ergebnis] ;; [Bewertung|Abweichung|Urteil]',
        '4-12x % [Spannung|Druck|Feuchte|Blei|Nitrat|Umsatz|Personalkosten|Ausschuss|Länge|Temperatur|Isolationswiderstand|pH-Wert|Materialaufwand|Rohertrag] ;; {count#} ;; {bigCount#} ;; [i. O.|n. i. O.|{percent#}|erfüllt|nicht erfüllt]',
        '*[Gesamturteil: bestanden.|Die Grenzwerte sind eingehalten.|Ergebnis: {percent} über Plan.|Die Probe entspricht nicht den Anforderungen.|Das Betriebsergebnis beträgt {amount}.|Messunsicherheit {percent}.]*',
        '?[Die Ergebnisse beziehen sich nur auf die geprüften Gegenstände.|Auszüge nur mit Genehmigung.|Gemessen mit Gerät {code}.|Zahlen vorläufig.]',
        '?_ [{person:contact}|Prüfer] ;; [Freigabe|Laborleitung]',
      ],
    },
    {
      title:
        '[Zur Lage|Rückblick auf das Jahr {year}|Einleitung|Ergebnisse der Untersuchung|Stand der Dinge: {service}|]',
      subtitle: '[{person:contact}, {date}|vorgelegt von {person:contact}|{sender:sellerName}, {date}]',
      body: [
        '[Dieser Bericht [beschreibt|fasst zusammen], [was im Zeitraum {period} erreicht wurde|wie sich {service} entwickelt hat]|Untersucht wurde, [ob sich {product} bewährt hat|warum die Kosten stiegen]].',
        '*[Das wichtigste Ergebnis: Die Kosten sanken um {percent}.|Von {bigCount} Befragten sind {percent} zufrieden.|Die Erlöse lagen mit {amount} über dem Vorjahr.|Wir kommen zu dem Schluss, dass {product} ersetzt werden sollte.]*',
        '[Grundlage sind Gespräche mit {person} und Daten von {firm}.|Ausgewertet wurden {bigCount} Rechnungen und Lieferscheine.|Tabelle {digit} zeigt die Zahlen.|Abbildung {digit} zeigt den Verlauf.]',
        '*[Empfohlen wird, den Vertrag mit {firm} neu zu verhandeln.|Für das kommende Jahr erwarten wir {percent2} Wachstum.|Die Maßnahmen sollen bis {deadline} umgesetzt sein.]*',
      ],
    },
  ],
  en: [
    {
      title:
        '[Daily report|Site diary|Shift report|Service report|Visit report: {firm}|Accident report|Incident summary|Maintenance report|Trip report|Audit findings|Condition report|Field service report|Call-out report]',
      meta: [
        ['[Date|Day]', '{date}'],
        ['[Reported by|Engineer|Author|Prepared by]', '{person:contact}'],
        ['[Site|Location|Customer|Asset]', '[{street}, {town}|{firm}|{product}]'],
      ],
      body: [
        '# [Work done|What happened|Findings|Activities]',
        '2-5x - [{service#}|replaced {product#}|goods received from {firm#}, delivery note {deliveryNo#}|test run without fault|leak at valve {digit#}|spoke to {person#}]',
        '*[The plant is running again.|Nobody was hurt.|Damage is put at about {amount}.|Work is {digit} days behind schedule.|All points checked were in order.]*',
        '?*[Follow-up needed by {deadline}.|Spare part on order, to be fitted on {future}.]*',
        '?_ Engineer ;; Customer',
      ],
    },
    {
      title:
        '[Test certificate|Calibration certificate|Certificate of analysis|Laboratory report|Measurement record|Survey results|Sales report {month}|Key figures {month}|Management accounts|Findings|][ no. {documentNumber}|]',
      meta: [
        ['[Client|Customer]', '{recipient:buyerName}'],
        ['[Date|Tested on|As at]', '{date}'],
        ['[Item|Sample|Area]', '[{product}|{service}|Sample {code}]'],
      ],
      body: [
        '%% [Parameter|Measure|Figure] ;; [Limit|Target|Last year] ;; [Result|Actual] ;; [Verdict|Variance]',
        '4-12x % [Voltage|Pressure|Moisture|Lead|Sales|Staff cost|Scrap rate|Length|Temperature|Gross profit] ;; {count#} ;; {bigCount#} ;; [pass|fail|{percent#}|within limits]',
        '*[Overall result: pass.|All limits are kept.|The result is {percent} above plan.|Operating profit was {amount}.]*',
        '?Results relate only to the items tested.',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Relatório diário|Diário de obra|Relatório de visita|Relatório de assistência técnica|Relatório de manutenção|Relatório de acidente|Relatório de ocorrência|Relatório de viagem|Folha de serviço|Relatório de intervenção]',
      meta: [
        ['[Data|Dia]', '{date}'],
        ['[Elaborado por|Técnico|Autor]', '{person:contact}'],
        ['[Local|Obra|Cliente|Equipamento]', '[{street}, {town}|{firm}|{product}]'],
      ],
      body: [
        '# [Trabalhos realizados|O que aconteceu|Constatações|Atividades]',
        '2-5x - [{service#}|substituição de {product#}|material recebido da {firm#}, guia {deliveryNo#}|ensaio sem anomalias|fuga na válvula {digit#}]',
        '*[O equipamento voltou a funcionar.|Não houve feridos.|O prejuízo é de cerca de {amount}.|A obra está com {digit} dias de atraso.]*',
        '?*[Nova intervenção até {deadline}.|Peça encomendada, montagem em {future}.]*',
        '?_ Técnico ;; Cliente',
      ],
    },
    {
      title:
        '[Boletim de análise|Certificado de calibração|Laudo técnico|Relatório de ensaio|Resultados do inquérito|Indicadores de {month}|Relatório de vendas|Relatório de gestão|][ n.º {documentNumber}|]',
      meta: [
        ['[Cliente|Requerente]', '{recipient:buyerName}'],
        ['[Data|Data do ensaio]', '{date}'],
        ['[Objeto|Amostra]', '[{product}|Amostra {code}]'],
      ],
      body: [
        '%% [Parâmetro|Indicador] ;; [Limite|Previsto] ;; [Resultado|Real] ;; [Avaliação|Desvio]',
        '4-10x % [Tensão|Pressão|Humidade|Vendas|Custos|Temperatura|Comprimento] ;; {count#} ;; {bigCount#} ;; [conforme|não conforme|{percent#}]',
        '*[Resultado: conforme.|Os limites são cumpridos.|O resultado operacional foi de {amount}.]*',
      ],
    },
  ],
}
