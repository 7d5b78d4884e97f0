// Data sheets, lists of works without prices, demands in sentences.
import type { Scripts } from '../office/script.ts'

export const SPECIFICATION_SHAPES: Scripts = {
  de: [
    {
      title:
        '[Technisches Datenblatt|Datenblatt|Produktdatenblatt|Produktspezifikation|Technische Daten {product}|Anforderungsprofil|Baubeschreibung|Raumbuch|Materialspezifikation|Leistungsverzeichnis {service}|Blankett|Ausschreibungsunterlagen|Aufgabenbeschreibung|Feinkonzept|Schnittstellenbeschreibung|Projektauftrag|Fachkonzept {service}|Stückliste|Werksnorm|]',
      subtitle: '[{product}|Stand {date}|{sender:sellerName}|Revision {digit}, {date}|Vorhaben {street}, {town}]',
      body: [
        '*[Gefordert wird eine Lösung für {service}.|{product} in Industriequalität.|Die Leistung umfasst {service} einschließlich aller Nebenarbeiten.|Dieses Dokument beschreibt, was geliefert werden soll.|Die Ausführung erfolgt nach den anerkannten Regeln der Technik.]*',
        '%% [Merkmal|Position|Eigenschaft|OZ] ;; [Wert|Menge|Forderung] ;; [Einheit|Toleranz|Prüfung]',
        '4-10x % [Breite|Höhe|Gewicht|Leistung|Schutzart|Werkstoff|Farbe|Spannung|Antwortzeit|Verfügbarkeit|Lebensdauer] ;; [{count#}|{bigCount#}|muss|soll|IP {count#}|Edelstahl] ;; [mm|kg|W|± {digit#} %|Sichtprüfung|Stück|m²]',
        '?[EP: __________ GP: __________|Der Bieter trägt seine Preise ein.|Abweichungen sind im Angebot anzugeben.|Änderungen vorbehalten.]',
        '*[Lieferung bis {deadline}.|Zulassung nach CE.|Angebote bis {deadline} an {contact}.|Gewährleistung {count2} Monate.|Abnahme durch {contact}.]*',
      ],
    },
  ],
  en: [
    {
      title:
        '[Data sheet|Technical data sheet|Product data sheet|Bill of quantities|Requirements list|Design brief|Interface description|Project brief|Schedule of works|Parts list|Functional specification|Technical data: {product}|]',
      subtitle: '[{product}|{date}|{sender:sellerName}|Revision {digit}, {date}]',
      body: [
        '*[A solution for {service} is required.|{product} of industrial quality.|The works comprise {service} with all ancillary work.|This document describes what is to be delivered.]*',
        '%% [Feature|Item|Property] ;; [Value|Quantity|Requirement] ;; [Unit|Tolerance|Test]',
        '4-10x % [Width|Height|Weight|Power|Material|Colour|Voltage|Response time|Availability] ;; [{count#}|{bigCount#}|must|should|stainless steel] ;; [mm|kg|W|± {digit#}%|visual|pcs]',
        '*[Delivery by {deadline}.|Proposals to {contact} by {deadline}.|CE marked.|Warranty {count2} months.]*',
      ],
    },
  ],
  pt: [
    {
      title:
        '[Ficha técnica|Caderno de encargos|Especificação técnica|Mapa de quantidades|Memória descritiva|Termo de referência|Lista de requisitos|Lista de peças|Dados técnicos: {product}|]',
      subtitle: '[{product}|{date}|{sender:sellerName}|Revisão {digit}, {date}]',
      body: [
        '*[Pretende-se uma solução para {service}.|{product} de qualidade industrial.|Os trabalhos incluem {service} e todos os acessórios.]*',
        '%% [Característica|Item] ;; [Valor|Quantidade|Requisito] ;; [Unidade|Tolerância]',
        '4-10x % [Largura|Altura|Peso|Potência|Material|Cor|Tensão|Tempo de resposta] ;; [{count#}|{bigCount#}|obrigatório|aço inoxidável] ;; [mm|kg|W|± {digit#} %|un.]',
        '*[Entrega até {deadline}.|Propostas até {deadline}, para {contact}.|Garantia de {count2} meses.]*',
      ],
    },
  ],
}
