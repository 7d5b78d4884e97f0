// Insurers write: the policy, its confirmation, a change of premium, a claim.
import { type Plots, plot } from './plot.ts'

export const INSURANCE: Plots = {
  de: [
    plot(
      'firm',
      '[Versicherungsschein|Ihr Versicherungsschein|Versicherungspolice|Nachtrag zum Versicherungsschein|Versicherungsbestätigung] [Nr. {contractNumber}|{contractNumber} – {$what}|zur {$what}, Vertragsnummer {contractNumber}]',
      [
        '[vielen Dank für Ihr Vertrauen|wir freuen uns, Sie zu unseren Kunden zu zählen|anbei erhalten Sie Ihre Unterlagen]. [Wir bestätigen Ihnen hiermit folgenden Versicherungsschutz:|Für die {$what} gilt:]',
        '*[Versicherungssumme: {bigAmount} je Schadenfall, Selbstbeteiligung {amount2}.|Die Versicherungssumme beträgt {bigAmount}; die Selbstbeteiligung {amount2}.]*',
        'Versicherungsnehmer: {recipient:buyerName}. [Versicherter Gegenstand: {product}.|Versicherungsort: {street}.|Versichert ist {person:person}.|]',
        '*[Versicherungsbeginn {past}, Ablauf {future}, jährliche Verlängerung.|Die Versicherung beginnt am {past} und läuft {contractTerm}.|Beitrag jährlich {amount3}, fällig am {future:dueDate}.]* [Kündigungsfrist: {noticePeriod}.|]',
        '?Ihre Beraterin oder Ihr Berater: {contact}, Telefon {phone}.',
      ],
      {
        what: '[Betriebshaftpflichtversicherung|Kfz-Versicherung|Gebäudeversicherung|Rechtsschutzversicherung|Hausratversicherung|Elektronikversicherung|Inhaltsversicherung|Unfallversicherung]',
      },
    ),
    plot(
      'firm',
      '[Beitragsanpassung zur Versicherung {contractNumber}|Ihr neuer Beitrag ab {future}|Schadenmeldung vom {past}, Versicherungsschein {contractNumber}|Ihr Schaden vom {past}]',
      [
        '[zu Ihrem Vertrag gibt es Neuigkeiten|wir nehmen Bezug auf Ihren Versicherungsvertrag|Ihre Meldung ist bei uns eingegangen].',
        '*[Der Beitrag steigt zum {future} von {amount} auf {amount2}.|Wir erstatten Ihnen {amount} nach Abzug der Selbstbeteiligung.|Der Schaden kann leider nicht übernommen werden.]*',
        '*[Bitte senden Sie uns die Rechnung der Werkstatt bis zum {deadline}.|Sie können den Vertrag bis zum {deadline} kündigen.|Für die Prüfung benötigen wir den Kostenvoranschlag bis {deadline}.]*',
        '{@questions}',
      ],
    ),
  ],
  en: [
    plot(
      'firm',
      '[Certificate of insurance|Insurance policy|Your policy schedule|Policy renewal|Confirmation of cover] [no. {contractNumber}|{contractNumber}: {$what}]',
      [
        '[Thank you for insuring with us.|Please find below the details of your cover.] Policyholder: {recipient:buyerName}. [Insured: {person:person}.|Insured property: {street}.|Insured item: {product}.|]',
        '*[Sum insured {bigAmount}, excess {amount2}.|The limit of indemnity is {bigAmount} for any one claim; the excess is {amount2}.]*',
        '*[Period of insurance: {period}.|Cover starts on {past} and ends on {future}.|Annual premium {amount3}, due on {future:dueDate}.]* [The policy may be cancelled on {noticeOf} notice.|]',
      ],
      {
        what: '[public liability|employers’ liability|motor fleet|buildings and contents|professional indemnity|travel|home]',
      },
    ),
    plot(
      'firm',
      '[Your claim of {past}|Claim {documentNumber}, policy {contractNumber}|Change to your premium|Renewal of policy {contractNumber}]',
      [
        '[We have received your claim.|Your policy is due for renewal.] *[We will pay {amount} after deducting the excess.|Your premium will rise from {amount} to {amount2} on {future}.|We are unable to accept the claim.]*',
        '*[Please send us the repair invoice by {deadline}.|Please tell us by {deadline} if you do not wish to renew.]* {@questions}',
      ],
    ),
  ],
  pt: [
    plot(
      'firm',
      '[Apólice de seguro|Apólice|Certificado de seguro|Condições particulares] n.º {contractNumber}[ - {$what}|]',
      [
        'Tomador do seguro: {recipient:buyerName}. [Pessoa segura: {person:person}.|Local do risco: {street}.|Bem seguro: {product}.|]',
        '*[Capital seguro: {bigAmount}; franquia: {amount2}.|O capital seguro é de {bigAmount}, com franquia de {amount2}.]*',
        '*[Início em {past}, termo em {future}, renovável anualmente.|Prémio anual: {amount3}, vencimento em {future:dueDate}.|O seguro vigora por {contractTerm}.]*',
        '{@thanks}',
      ],
      {
        what: '[responsabilidade civil|automóvel|multirriscos|acidentes de trabalho|vida|recheio]',
      },
    ),
    plot(
      'firm',
      '[Participação de sinistro de {past}|Sinistro {documentNumber}, apólice {contractNumber}|Atualização do prémio|Renovação da apólice {contractNumber}]',
      [
        '[Recebemos a sua participação.|A sua apólice será renovada em breve.] *[Vamos pagar {amount}, deduzida a franquia.|O prémio passa de {amount} para {amount2} em {future}.|O sinistro não está coberto.]*',
        '*[Envie a fatura da oficina até {deadline}.|Poderá denunciar o contrato até {deadline}.]* {@questions}',
      ],
    ),
  ],
}
