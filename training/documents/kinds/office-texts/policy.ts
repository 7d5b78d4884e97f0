// Policies and certificates of insurers.
import type { Scripts } from '../office/script.ts'

export const POLICY: Scripts = {
  de: [
    {
      title:
        '[Versicherungsschein|Versicherungspolice|Versicherungsbestätigung|Nachweis über eine Versicherung|Nachtrag zum Versicherungsschein]',
      subtitle: '[{$what}|{sender:sellerName}]',
      meta: [
        ['[Versicherungsschein-Nr.|Vertragsnummer|Versicherungsnummer]', '{contractNumber}'],
        ['[Versicherungsnehmer|Versicherungsnehmerin]', '{recipient:buyerName}'],
        ['[Anschrift|Risikoanschrift]', '{recipientAddress:buyerAddress}'],
        ['[Ausgestellt am|Datum]', '{date}'],
      ],
      body: [
        '# [Versicherungsumfang|Versicherte Gefahren|Umfang des Schutzes]',
        '%% Gefahr ;; [Versicherungssumme|Deckung] ;; Selbstbeteiligung',
        '2-4x % [Feuer|Leitungswasser|Sturm und Hagel|Diebstahl|Personenschäden|Sachschäden|Glasbruch] ;; {bigAmount#} ;; [{percent#}|{fare#}]',
        '*[Versicherungsbeginn: {past}, 12 Uhr, Ablauf: {future}, 12 Uhr.|Vertragsdauer: {contractTerm}, Beginn {past}.]*',
        '*[Beitrag jährlich einschließlich Versicherungsteuer: {amount}.|Der Jahresbeitrag von {amount} ist am {soon:dueDate} fällig.]*',
        '?# [Kündigung|Laufzeit]',
        '[Kündigungsfrist: {noticePeriod}.|Der Vertrag verlängert sich jeweils um ein Jahr, wenn er nicht mit einer Frist von {noticeOf} gekündigt wird.]',
        '_ {senderTown}, {date:-} ;; {contact}',
      ],
      words: {
        what: '[Betriebshaftpflichtversicherung|Gebäudeversicherung|Kfz-Versicherung|Inhaltsversicherung|Elektronikversicherung]',
      },
    },
  ],
  en: [
    {
      title: '[Certificate of Insurance|Policy schedule|Insurance policy|Insurance certificate]',
      subtitle: '[{$what}|{sender:sellerName}]',
      meta: [
        ['[Policy number|Policy no.]', '{contractNumber}'],
        ['[Policyholder|Insured|Name of insured]', '{recipient:buyerName}'],
        ['Address', '{recipientAddress:buyerAddress}'],
        ['[Date of issue|Issued]', '{date}'],
      ],
      body: [
        '# [Cover|Insured risks|Schedule of cover]',
        '%% Risk ;; Sum insured ;; Excess',
        '2-4x % [Fire|Water damage|Storm|Theft|Personal injury|Damage to property] ;; {bigAmount#} ;; [{percent#}|{fare#}]',
        '*[Period of insurance: {past} to {future}.|Cover begins on {past} and runs for {contractTerm}.]*',
        '*[Annual premium including tax: {amount}.|The premium of {amount} is due on {soon:dueDate}.]*',
        '?The policy may be cancelled by giving {noticeOf} notice.',
      ],
      words: { what: '[Public liability|Motor|Buildings|Contents|Professional indemnity|Travel]' },
    },
  ],
  pt: [
    {
      title: '[Apólice de seguro|Certificado de seguro|Condições particulares da apólice]',
      subtitle: '[{$what}|{sender:sellerName}]',
      meta: [
        ['[N.º da apólice|Apólice n.º]', '{contractNumber}'],
        ['[Tomador do seguro|Segurado]', '{recipient:buyerName}'],
        ['<Morada^Endereço>', '{recipientAddress:buyerAddress}'],
        ['Data de emissão', '{date}'],
      ],
      body: [
        '# [Coberturas|Riscos cobertos]',
        '%% Cobertura ;; Capital ;; Franquia',
        '2-4x % [Incêndio|Danos por água|Tempestade|Roubo|Danos corporais] ;; {bigAmount#} ;; [{percent#}|{fare#}]',
        '*[Vigência: de {past} a {future}.|Início em {past}, por {contractTerm}.]*',
        '*Prémio anual: {amount}, a pagar até {soon:dueDate}.*',
      ],
      words: { what: '[Responsabilidade civil|Automóvel|Multirriscos|Acidentes pessoais]' },
    },
  ],
}
