// What insurers confirm, offer and change on paper.
import type { Scripts } from '../office/script.ts'

export const POLICY_SHAPES: Scripts = {
  de: [
    {
      title:
        '[Deckungsbestätigung|Deckungszusage|Ihre Versicherung auf einen Blick|Versicherungsausweis|Elektronische Versicherungsbestätigung|Vertragsänderung|Beitragsübersicht {year}|Ersatzversicherungsschein|Auslandsreise-Krankenversicherung|Internationale Versicherungskarte|Bescheinigung über den Versicherungsschutz|Policenübersicht|Antrag auf Versicherung|Produktinformationsblatt|Ihr neuer Beitrag|Prämienabrechnung|{$what}|]',
      subtitle: '[{sender:sellerName}|{sender:sellerName}, {senderAddress:sellerAddress}|{$what}]',
      body: [
        '@ [Vertrag|Police Nr.|Versicherungsnummer|Vertrags-Nr.] :: {contractNumber}',
        '@ [Versichert ist|Versicherte Person|Versicherungsnehmer|Name] :: {recipient:buyerName}',
        '?@ [Versicherte Sache|Fahrzeug|Risikoort|Tätigkeit] :: [{product}|{street}, {town}|{service}]',
        '[Wir bestätigen, dass für den oben genannten Vertrag Versicherungsschutz besteht.|Hiermit bestätigen wir den Schutz im folgenden Umfang.|Ihr Vertrag wurde geändert. Es gilt nun:|Sie sind wie folgt geschützt:]',
        '*[Versicherungssumme: {bigAmount}, Selbstbehalt {fare}.|Gedeckt sind Personen- und Sachschäden bis {bigAmount}.|Die Höchstleistung beträgt {bigAmount} je Schadenfall.]*',
        '*[Jahresprämie: {amount}, fällig am {soon:dueDate}.|Der Beitrag steigt auf {amount}.|Monatlicher Beitrag {amount}.|Die Prämie ist bezahlt.]*',
        '[Beginn {past}, Ende {future}.|Gültig bis {future}.|Der Schutz gilt für {contractTerm}.] [Kündbar mit einer Frist von {noticeOf}.|]',
        '?[Einen Schaden melden Sie unter {phone}.|Diese Bescheinigung dient zur Vorlage beim Auftraggeber.|Die Bedingungen liegen bei.]',
        '_ {senderTown}, {date} ;; {contact:person}',
      ],
      words: {
        what: '[Berufshaftpflicht|Transportversicherung|Cyberversicherung|Rechtsschutz|Hausrat|Unfallversicherung|Lebensversicherung|Bauleistungsversicherung|Maschinenbruch|Warenkredit|Tierhalterhaftpflicht]',
      },
    },
  ],
  en: [
    {
      title:
        '[Confirmation of cover|Cover note|Your policy at a glance|Evidence of insurance|Endorsement|Change to your policy|Renewal notice {year}|Green card|Statement of insurance|To whom it may concern|{$what}|]',
      subtitle: '[{sender:sellerName}|{sender:sellerName}, {senderAddress:sellerAddress}|{$what}]',
      body: [
        '@ [Policy|Certificate no.|Policy number] :: {contractNumber}',
        '@ [Insured|Insured person|Name] :: {recipient:buyerName}',
        '?@ [Vehicle|Property|Business] :: [{product}|{street}, {town}|{service}]',
        '[We confirm that cover is in force as follows.|Your policy has been changed.|You are covered as set out below.]',
        '*[Sum insured: {bigAmount}, excess {fare}.|Limit of indemnity {bigAmount} any one claim.]*',
        '*[Annual premium: {amount}, due {soon:dueDate}.|Your premium goes up to {amount}.|Premium paid in full.]*',
        '[From {past} to {future}.|Valid until {future}.] [May be cancelled on {noticeOf} notice.|]',
        '_ {senderTown}, {date} ;; {contact:person}',
      ],
      words: { what: '[Employers’ liability|Marine cargo|Cyber|Legal expenses|Home contents|Life|Contract works|Pet]' },
    },
  ],
  pt: [
    {
      title:
        '[Declaração de cobertura|Nota de cobertura|O seu seguro|Ata adicional|Endosso|Carta verde|Aviso de renovação|Comprovativo de seguro|{$what}|]',
      subtitle: '[{sender:sellerName}|{$what}]',
      body: [
        '@ [Apólice|N.º da apólice] :: {contractNumber}',
        '@ [Segurado|Pessoa segura|Tomador] :: {recipient:buyerName}',
        '[Confirmamos que o seguro está em vigor nos termos seguintes.|O seu contrato foi alterado.]',
        '*[Capital seguro: {bigAmount}, franquia {fare}.|Limite por sinistro: {bigAmount}.]*',
        '*[<Prémio^Prêmio> anual: {amount}, até {soon:dueDate}.|O <prémio^prêmio> passa a {amount}.]*',
        '[De {past} a {future}.|Válido até {future}.]',
        '_ {senderTown}, {date} ;; {contact:person}',
      ],
      words: { what: '[Acidentes de trabalho|Transporte|Vida|Saúde|Habitação|Viagem]' },
    },
  ],
}
