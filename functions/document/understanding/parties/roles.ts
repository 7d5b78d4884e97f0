// Whose name or address it is: what stands over it or before it.

export type Role = 'seller' | 'buyer' | 'other'

const line = (words: string) => new RegExp(`^\\W*(?:${words})(?:\\s?\\([^)]*\\))?\\s*:?\\s*$`, 'iu')

const ROLES: readonly (readonly [role: Role, form: RegExp])[] = [
  [
    'other',
    line(
      'ship(?:ped)?\\s?to|ship(?:ping)?\\saddress|deliver(?:y|ed)?\\s?(?:to|address)|liefer(?:adresse|anschrift)|lieferung\\san|service\\s(?:location|address)|remit(?:tance)?\\s?(?:to|address)|local\\s(?:da\\s|de\\s)?entrega|versandadresse|pay(?:able)?\\sto|transportador(?:a)?.*',
    ),
  ],
  [
    'buyer',
    line(
      'rechnungs?(?:empfänger(?:in)?|adresse|anschrift|kunde)|käufer(?:in)?(?:/leistungsempfänger)?|leistungsempfänger(?:in)?|kundendaten|kunde(?:nname)?|kundin|kundenadresse|auftraggeber(?:in)?|besteller(?:in)?|empfänger(?:in)?|rechnung\\s(?:an|für)|an|mieter(?:in)?|versicherungsnehmer(?:in)?|bill(?:ed|ing)?\\s?(?:to|address|details)|invoiced?\\s?(?:to|address)|sold\\s?to|(?:customer|client|buyer|purchaser)(?:\\s(?:name|details|information|address))?|to|for|attention|recipient|prepared\\sfor|quote\\sto|destinat[áa]rio(?:\\s?/\\s?remetente)?|tomador(?:a)?(?:\\s(?:de|do|dos)\\sservi[çc]os?)?|(?:dados\\sdo\\s)?cliente|comprador|adquirente|sacado|pagador(?:a)?(?:\\s?/\\s?sacado)?|payer|contratante|faturar?\\s?(?:a|para)|faturado\\sa|exmo\\.?.{0,12}(?:sr|senhor).*|consumidor(?:\\s(?:cnpj|cpf)\\b.*)?',
    ),
  ],
  [
    'seller',
    line(
      'rechnungs?(?:steller|ersteller|aussteller)(?:in)?|verkäufer(?:in)?|lieferant(?:in)?|leistungserbringer(?:in)?|auftragnehmer(?:in)?|anbieter(?:in)?|absender(?:in)?|von|aussteller(?:in)?|seller|vendor|supplier|from|sold\\sby|provider|merchant|issued\\sby|issuer|emitente|emissor|prestador(?:a)?(?:\\s(?:de|do|dos)\\sservi[çc]os?)?|fornecedor(?:a)?|vermieter(?:in)?|remetente|contratad[oa]|kontoinhaber|account\\s(?:name|holder)|benefici(?:ary|[áa]rio)|cedente|zahlungsempfänger',
    ),
  ],
]

/** The role that a line names, if it says nothing else; "other": neither party, as a place of delivery. */
export function roleOf(text: string): Role | null {
  return ROLES.find(([, form]) => form.test(text.trim()))?.[0] ?? null
}
