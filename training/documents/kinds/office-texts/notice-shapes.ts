// Notices on doors and boards, in gazettes and in the post to all: recalls, closures, elections, lost things.
import type { Scripts } from '../office/script.ts'

export const NOTICE_SHAPES: Scripts = {
  de: [
    {
      title:
        '[Wichtige Mitteilung|Information|Mitteilung an alle Bewohner|Hausmitteilung|Rundschreiben an alle Mitarbeiter|Ankündigung|Wahlbekanntmachung|Stellplatzräumung|Rückruf|Produktrückruf|Warnhinweis|Heizungsablesung|Ablesung der Zähler|Straßensperrung|Betriebsruhe|Aufzug außer Betrieb|Geänderte Öffnungszeiten|Zwangsversteigerung|Öffentliche Zustellung|Kundmachung|Amtliche Publikation|Auflage der Pläne|Vergabebekanntmachung|Gläubigeraufruf|Schließtage|Gefunden|Vermisst|Bitte beachten|Videoüberwachung|]',
      subtitle: '[{senderTown}, {date}|vom {date}|{sender:sellerName}|Ausgehängt: {date}|an alle]',
      body: [
        '*[Am {soon} werden zwischen {time} und {time2} Uhr die Zähler abgelesen.|Unser Büro bleibt vom {soon} bis {future} geschlossen.|Der Aufzug ist wegen Wartung am {soon} nicht benutzbar.|Wir rufen das Produkt {product} mit der Seriennummer {code} zurück.|Das Grundstück {street} soll am {future} um {time} Uhr versteigert werden.|Die Wahl des Betriebsrats findet am {future} statt.|Gläubiger der aufgelösten {firm} werden aufgefordert, ihre Forderungen anzumelden.|Ab dem {future} gelten neue Parkregeln.|Vom {soon} bis {future} finden Bauarbeiten der Firma {firm} statt.|Dieser Bereich wird durch Kameras überwacht.|Ein Bescheid für {person} liegt zur Abholung bereit.]*',
        '?[Betroffen ist {product}.|Zutritt zu allen Räumen muss möglich sein.|Eine Rechnung erhalten Sie gesondert.|Mängel melden Sie dem Hausmeister.|Ihr Mietvertrag bleibt davon unberührt.|Bestellungen werden danach bearbeitet.|Zuständig ist {contact}.|Fahrzeuge, die nicht entfernt sind, werden abgeschleppt; Kosten: {amount}.]',
        '?*[Anmeldungen bis {deadline}.|Einsprüche sind bis zum {deadline} möglich.|Bitte geben Sie bis {deadline} Bescheid.|Vorschläge sind bis {deadline} einzureichen.]*',
        '[Danke für Ihr Verständnis.|Wir bitten um Beachtung.|Telefon bei Fragen: {phone}|Ihre Hausverwaltung|Die Geschäftsleitung|Der Gemeindevorstand|Das Amtsgericht|Der Wahlvorstand]',
      ],
    },
  ],
  en: [
    {
      title:
        '[Important information|To all residents|To all staff|Memo|Product recall|Safety notice|Meter reading|Road closure|Closed for holidays|Lift out of order|New opening hours|Planning notice|Sale by auction|Notice of election|Notice to creditors|Lost and found|Please note|CCTV in operation|]',
      subtitle: '[{date}|{senderTown}, {date}|{sender:sellerName}|Posted on {date}]',
      body: [
        '*[Meters will be read on {soon} between {time} and {time2}.|Our office will be closed from {soon} to {future}.|The lift will be out of service on {soon}.|We are recalling {product}, serial number {code}.|The property at {street} will be sold by auction on {future}.|Creditors of {firm} are asked to submit their claims.|New parking rules apply from {future}.|Building work by {firm} will take place from {soon} to {future}.]*',
        '?[Access to all rooms is needed.|An invoice will follow separately.|Report defects to the caretaker.|Your lease is not affected.|Orders will be dealt with afterwards.|Vehicles left here will be towed away at a cost of {amount}.]',
        '?*[Please reply by {deadline}.|Objections may be made until {deadline}.|Nominations close on {deadline}.]*',
        '[Thank you for your understanding.|Questions? {phone}|The management|The parish council|The landlord|The returning officer]',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Informação importante|A todos os moradores|A todos os colaboradores|Circular|Recolha de produto|Aviso de segurança|Leitura de contadores|Corte de trânsito|Encerrado para férias|Elevador avariado|Novo horário|Venda em hasta pública|Convocatória eleitoral|Anúncio|Perdidos e achados|]',
      subtitle: '[{date}|{senderTown}, {date}|{sender:sellerName}|Afixado em {date}]',
      body: [
        '*[Os contadores serão lidos em {soon}, entre as {time} e as {time2}.|O escritório estará fechado de {soon} a {future}.|O elevador não funciona em {soon}.|Recolhemos {product}, número de série {code}.|O imóvel da {street} será vendido em leilão em {future}.|A {firm} fará obras de {soon} a {future}.|A partir de {future} há novas regras de estacionamento.]*',
        '?[É necessário acesso a todas as salas.|A fatura será enviada depois.|As avarias devem ser comunicadas ao porteiro.|O contrato de arrendamento não é afetado.]',
        '?*[Respostas até {deadline}.|Reclamações até {deadline}.]*',
        '[Agradecemos a compreensão.|Informações: {phone}|A administração|A junta de freguesia|A gerência]',
      ],
    },
  ],
}
