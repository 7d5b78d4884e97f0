// Instructions: for a device, for work in an office, for a program.
import type { Scripts } from '../office/script.ts'

export const MANUAL: Scripts = {
  de: [
    {
      title: '[Bedienungsanleitung|Betriebsanleitung|Montageanleitung|Kurzanleitung|Gebrauchsanweisung] [{product}|]',
      subtitle: '[Modell {code}|Version {digit}.{digit2}|Artikel {code}|Ausgabe {year}]',
      body: [
        '# [Sicherheitshinweise|Wichtige Hinweise|Sicherheit]',
        '*[Lesen Sie diese Anleitung vor der ersten Benutzung vollständig durch.|Das Gerät ist nur für den Einsatz in trockenen Räumen bestimmt.|Ziehen Sie vor jeder Reinigung den Netzstecker.]*',
        '2-4x - [Kinder vom Gerät fernhalten|Nicht in Wasser tauchen|Nur Originalteile verwenden|Lüftungsschlitze nicht abdecken|Maximale Last {count#} kg]',
        '# [Inbetriebnahme|Aufstellen und Anschließen|Montage]',
        '3-6x №. [Nehmen Sie das Gerät aus der Verpackung|Verbinden Sie das Kabel mit der Steckdose|Drücken Sie die Taste {digit#} Sekunden lang|Stellen Sie den Regler auf {digit#}|Schrauben Sie die Füße fest|Warten Sie, bis die grüne Anzeige leuchtet].',
        '?# [Reinigung und Pflege|Wartung]',
        '[Reinigen Sie das Gehäuse mit einem feuchten Tuch.|Tauschen Sie den Filter alle {digit} Monate.|Entkalken Sie das Gerät nach {bigCount} Anwendungen.]',
        '?# [Störungen|Fehlerbehebung]',
        '%% Störung ;; Ursache ;; Abhilfe',
        '2-4x % [Gerät startet nicht|Anzeige blinkt|Fehler E{digit#}|Lautes Geräusch] ;; [kein Strom|Filter verstopft|Deckel offen] ;; [Stecker prüfen|Filter reinigen|Kundendienst rufen]',
        '# [Technische Daten|Daten]',
        '@ [Leistung|Anschlusswert] :: {bigCount} W',
        '@ Gewicht :: {count} kg',
        '*[Garantie: {count2} Monate ab Kauf.|Bei Störungen hilft der Kundendienst unter {phone}.]*',
      ],
    },
    {
      title:
        '[Arbeitsanweisung|Verfahrensanweisung|Prozessbeschreibung|Checkliste|Handbuch|Dienstanweisung|Ablaufbeschreibung] [Wareneingang|Rechnungsprüfung|Einarbeitung|Reklamationen|Urlaubsanträge|Datensicherung|{service}|Kasse]',
      meta: [
        ['[Fassung|Version]', '{digit}.{digit2}'],
        ['[Gültig ab|Stand]', '{date}'],
        ['[Zuständig|Verantwortlich]', '{person:contact}'],
        ['[Gilt für|Bereich]', '[Buchhaltung|Lager|alle Mitarbeiter|Vertrieb]'],
      ],
      body: [
        '# [Zweck|Ziel]',
        '*[Diese Anweisung regelt den Ablauf vom Eingang bis zur Ablage.|Ziel ist, dass jeder Vorgang innerhalb von {digit} Tagen erledigt wird.|Sie gilt für alle, die mit dem Vorgang befasst sind.]*',
        '# [Ablauf|Vorgehen|Schritte]',
        '4-8x №. [Posteingang öffnen und Beleg mit Datum stempeln|Daten in das System eintragen|Bestellung und Lieferschein vergleichen|Beträge über {amount#} zur Freigabe vorlegen|Beleg ablegen|Kunden per E-Mail benachrichtigen|Fehlende Angaben telefonisch klären] [(Dauer: {digit#} min)|(wer: {role#})|].',
        '?# [Ausnahmen|Hinweise]',
        '*[Ab {amount} entscheidet die Geschäftsführung.|Bei Abwesenheit übernimmt {person2}.|Unklare Fälle werden am selben Tag gemeldet.]*',
        '?> Erstellt: {person3}, geprüft: {person4}, freigegeben am {past}',
      ],
    },
  ],
  en: [
    {
      title: '[User manual|Owner’s manual|Quick start guide|Assembly instructions|Operating instructions] [{product}|]',
      subtitle: '[Model {code}|Version {digit}.{digit2}|Edition {year}]',
      body: [
        '# [Safety|Important safety instructions]',
        '*[Read this manual carefully before first use.|This appliance is intended for indoor use only.|Always unplug the unit before cleaning.]*',
        '2-4x - [Keep out of reach of children|Do not immerse in water|Use original parts only|Maximum load {count#} kg|Do not cover the vents]',
        '# [Getting started|Installation|Set-up]',
        '3-6x №. [Remove the unit from its box|Connect the cable to the mains|Press the button for {digit#} seconds|Set the dial to {digit#}|Tighten the screws|Wait for the green light].',
        '?# [Troubleshooting|Faults]',
        '%% Problem ;; Cause ;; Remedy',
        '2-4x % [Unit does not start|Light flashes|Error E{digit#}|Loud noise] ;; [no power|filter blocked|lid open] ;; [check plug|clean filter|call service]',
        '# [Technical data|Specifications]',
        '@ Power :: {bigCount} W',
        '@ Weight :: {count} kg',
        '*[Warranty: {count2} months from purchase.|For help call {phone}.]*',
      ],
    },
    {
      title:
        '[Work instruction|Standard operating procedure|Procedure|Checklist|Handbook] [Goods in|Invoice approval|New starters|Complaints|Backups|{service}]',
      meta: [
        ['Version', '{digit}.{digit2}'],
        ['[Valid from|Date]', '{date}'],
        ['[Owner|Responsible]', '{person:contact}'],
      ],
      body: [
        '# Purpose',
        '*[This procedure sets out the steps from receipt to filing.|Every case is to be settled within {digit} days.]*',
        '# [Steps|Procedure]',
        '4-8x №. [Open the post and stamp the date|Enter the data in the system|Compare order and delivery note|Submit amounts over {amount#} for approval|File the document|Notify the customer by e-mail] [({digit#} min)|({role#})|].',
        '?# Exceptions',
        '*[Above {amount} the managing director decides.|{person2} stands in during absence.]*',
      ],
    },
  ],
  pt: [
    {
      title: '[Manual de instruções|Manual do utilizador|Guia rápido|Instruções de montagem] [{product}|]',
      subtitle: '[Modelo {code}|Versão {digit}.{digit2}]',
      body: [
        '# [Segurança|Avisos importantes]',
        '*[Leia este manual antes da primeira utilização.|O aparelho destina-se apenas a uso no interior.|Desligue a ficha antes de limpar.]*',
        '2-4x - [Manter fora do alcance das crianças|Não mergulhar em água|Usar só peças originais|Carga máxima {count#} kg]',
        '# [Instalação|Primeiros passos]',
        '3-6x №. [Retire o aparelho da embalagem|Ligue o cabo à tomada|Prima o botão durante {digit#} segundos|Rode o seletor para {digit#}|Aperte os parafusos].',
        '# [Dados técnicos|Especificações]',
        '@ Potência :: {bigCount} W',
        '@ Peso :: {count} kg',
        '*[Garantia: {count2} meses.|Assistência técnica: {phone}.]*',
      ],
    },
    {
      title:
        '[Procedimento|Instrução de trabalho|Lista de verificação|Manual de procedimentos] [Receção de mercadorias|Aprovação de faturas|Reclamações|{service}]',
      meta: [
        ['Versão', '{digit}.{digit2}'],
        ['Data', '{date}'],
        ['Responsável', '{person:contact}'],
      ],
      body: [
        '# Objetivo',
        '*[Este procedimento define os passos desde a receção até ao arquivo.|Cada processo deve ser tratado em {digit} dias.]*',
        '# [Passos|Procedimento]',
        '4-7x №. [Abrir o correio e carimbar a data|Registar os dados no sistema|Comparar a encomenda com a guia|Submeter valores acima de {amount#} a aprovação|Arquivar o documento] [({digit#} min)|].',
        '*[Acima de {amount} decide a gerência.|Na ausência, {person2} assume as tarefas.]*',
      ],
    },
  ],
}
