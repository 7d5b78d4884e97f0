// Instructions at work: hazard sheets, steps at a machine, what to do in an emergency, how to use a program.
import type { Scripts } from '../office/script.ts'

export const MANUAL_SHAPES: Scripts = {
  de: [
    {
      title:
        '[Betriebsanweisung|Betriebsanweisung gemäß Gefahrstoffverordnung|Sicherheitsdatenblatt|Gefahrenhinweise|Unterweisung|Unterweisungsblatt|Sicherheitsunterweisung|Alarmplan|Verhalten im Brandfall|Notfallplan|Hygieneplan|Reinigungsplan|Hautschutzplan|Gefährdungsbeurteilung] [{product}|{service}|Nr. {digit}|]',
      meta: [
        ['[Geltungsbereich|Arbeitsplatz|Tätigkeit|Bereich]', '[Werkstatt|Lager|Halle {digit}|Küche|Labor|Baustelle]'],
        ['[Stand|Datum|Ausgabe]', '{date}'],
        ['[Verantwortlich|Freigabe|Unterschrift]', '{person:contact}'],
      ],
      body: [
        '# [Gefahren für Mensch und Umwelt|Gefahren|Mögliche Gefahren|Gefahrenbezeichnung]',
        '2-3x - [Verursacht Hautreizungen|Quetschgefahr an beweglichen Teilen|Dämpfe können mit Luft zünden|Lärm über {count#} dB|Wassergefährdend|Absturzgefahr]',
        '# [Schutzmaßnahmen und Verhaltensregeln|Schutzmaßnahmen|Handhabung und Lagerung]',
        '*[Schutzbrille und Handschuhe tragen.|Arbeiten nur nach Unterweisung durch {person2}.|Vor jeder Schicht Schutzeinrichtungen prüfen.|Essen, Trinken und Rauchen verboten.]*',
        '# [Verhalten bei Störungen|Verhalten im Gefahrfall|Was tun, wenn es brennt?]',
        '[Not-Aus drücken, Vorgesetzte verständigen.|Ausgelaufenes mit Bindemittel aufnehmen.|Ruhe bewahren, Notruf 112 wählen, Sammelplatz aufsuchen.|Maschine abschalten und gegen Wiedereinschalten sichern.]',
        '# [Erste Hilfe|Verhalten bei Unfällen]',
        '*[Ersthelfer: {person3}, Telefon {phone}.|Nach Augenkontakt {count} Minuten mit Wasser spülen.|Jeden Unfall ins Verbandbuch eintragen.]*',
        '?# [Instandhaltung, Entsorgung|Entsorgung]',
        '[Instandsetzung nur durch {firm}.|Reste der Sammelstelle zuführen.|Prüfung alle {digit} Monate.]',
      ],
    },
    {
      title:
        '[So gehen Sie vor|Schritt für Schritt: {service}|Einrichtung Ihres Geräts|Installationsanleitung|Aufbauanleitung|Anleitung {product}|Pflegehinweise|Wartungsplan|Wartungsanleitung|Kurzreferenz|Leitfaden {service}|Benutzerhandbuch|Administratorhandbuch|Einarbeitungsplan|Ablauf Rechnungseingang|Ablauf Bestellung und Lieferung|Rezeptur und Herstellung|Tipps und Tricks|Erste Schritte|]',
      subtitle:
        '[{product}|Version {digit}.{digit2}|für neue Mitarbeiter|Stand {date}|Art.-Nr. {code}|bitte aufbewahren]',
      body: [
        '*[In wenigen Schritten ist das Gerät einsatzbereit.|Bitte lesen Sie zuerst diese Hinweise.|Mit dieser Anleitung richten Sie {product} selbst ein.|So wird eine Rechnung geprüft und freigegeben.|Bewahren Sie die Anleitung auf.]*',
        '4-9x Schritt №: [Öffnen Sie das Menü und wählen Sie Punkt {digit#}.|Lösen Sie die {digit#} Schrauben an der Rückseite.|Vergleichen Sie die Rechnung mit Bestellung und Lieferschein.|Warten Sie {count#} Sekunden.|Klicken Sie auf „Weiter“.|Füllen Sie Wasser bis zur Markierung ein.|Legen Sie den Vertrag in der Akte ab.|Ziehen Sie den Stecker.|Geben Sie Ihr Passwort ein.]',
        '?*[Achtung: Niemals {product} öffnen!|Hinweis: Änderungen erst speichern, dann schließen.|Warnung vor heißer Oberfläche!]*',
        '?%% [Intervall|Teil|Anzeige] ;; [Arbeit|Maßnahme|Bedeutung]',
        '3-6x % [täglich|wöchentlich|alle {count#} Stunden|Filter|LED rot|LED grün|jährlich] ;; [prüfen|reinigen|ölen|Störung|bereit|austauschen]',
        '?[Bei Fragen hilft der Kundendienst unter {phone}.|Weitere Hilfe: {email}|Ersatzteile bestellen Sie bei {firm}.]',
      ],
    },
  ],
  en: [
    {
      title:
        '[Safety data sheet|Work instruction|Safe working procedure|Method statement|Risk assessment|Emergency plan|In case of fire|Operating procedure|Standard operating procedure|Toolbox talk|Cleaning schedule] [{product}|{service}|no. {digit}|]',
      meta: [
        ['[Area|Workplace|Applies to]', '[Workshop|Warehouse|Kitchen|Laboratory|Site]'],
        ['[Date|Issued|Revision date]', '{date}'],
        ['[Responsible|Approved by]', '{person:contact}'],
      ],
      body: [
        '# [Hazards|Hazard identification|Risks]',
        '2-3x - [Causes skin irritation|Risk of crushing at moving parts|Vapours may ignite|Noise above {count#} dB|Risk of falling]',
        '# [Protective measures|Handling and storage|Precautions]',
        '*[Wear goggles and gloves.|Trained staff only.|Check all guards before each shift.|No eating, drinking or smoking.]*',
        '# [In case of fault|Emergency|First aid]',
        '*[Press the emergency stop and tell the supervisor.|First aider: {person3}, {phone}.|Rinse with water for {count} minutes.|Leave by the nearest exit.]*',
      ],
    },
    {
      title:
        '[Getting started|Set-up guide|Installation guide|How to use {product}|Step by step: {service}|Care instructions|Maintenance schedule|Quick reference|Handbook|User guide|Induction plan|How we process invoices|Troubleshooting|]',
      subtitle: '[{product}|Version {digit}.{digit2}|for new staff|{date}|Please keep for reference]',
      body: [
        '*[A few steps and your device is ready.|Please read these notes first.|This is how an invoice is checked and released.|Keep these instructions.]*',
        '4-9x Step №: [Open the menu and choose item {digit#}.|Undo the {digit#} screws at the back.|Compare the invoice with order and delivery note.|Wait {count#} seconds.|Click “Next”.|Fill with water up to the mark.|File the contract.|Enter your password.]',
        '?*[Caution: never open {product}!|Note: save before you close.|Warning: hot surface!]*',
        '?[For help call {phone}.|Spare parts: {firm}.]',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Instrução de trabalho|Ficha de dados de segurança|Procedimento de segurança|Plano de emergência|Avaliação de riscos|Plano de higienização|Procedimento operacional padrão|Em caso de incêndio] [{product}|{service}|n.º {digit}|]',
      meta: [
        ['[Área|Local|Aplica-se a]', '[Oficina|Armazém|Cozinha|Laboratório|Obra]'],
        ['[Data|Revisão]', '{date}'],
        ['[Responsável|Aprovado por]', '{person:contact}'],
      ],
      body: [
        '# [Perigos|Riscos|Identificação dos perigos]',
        '2-3x - [Provoca irritação cutânea|Risco de esmagamento|Vapores inflamáveis|Ruído acima de {count#} dB|Risco de queda]',
        '# [Medidas de proteção|Manuseamento|Precauções]',
        '*[Usar óculos e luvas.|Só pessoal com formação.|Verificar as proteções antes de cada turno.]*',
        '# [Primeiros socorros|Em caso de avaria]',
        '*[Carregar na paragem de emergência.|Socorrista: {person3}, {phone}.|Lavar com água durante {count} minutos.]*',
      ],
    },
    {
      title:
        '[Primeiros passos|Guia de instalação|Passo a passo: {service}|Como usar {product}|Instruções de montagem|Guia rápido|Plano de manutenção|Manual de acolhimento|Resolução de problemas|Modo de emprego|]',
      subtitle: '[{product}|Versão {digit}.{digit2}|{date}|Guarde estas instruções]',
      body: [
        '*[Em poucos passos o aparelho está pronto.|Leia primeiro estas indicações.|Assim se confere e aprova uma fatura.]*',
        '4-8x Passo №: [Abra o menu e escolha a opção {digit#}.|Retire os {digit#} parafusos.|Compare a fatura com a encomenda e a guia.|Espere {count#} segundos.|Clique em “Seguinte”.|Introduza a palavra-passe.|Arquive o contrato.]',
        '?*[Atenção: nunca abra {product}!|Cuidado: superfície quente!]*',
        '?[Assistência: {phone}.|Peças: {firm}.]',
      ],
    },
  ],
}
