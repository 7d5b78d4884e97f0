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
  const trimmed = text.trim()
  const named = ROLES.find(([, form]) => form.test(trimmed))?.[0]
  return named ?? (trimmed.length >= LONG_WORD ? readTwice(trimmed) : null)
}

const LONG_WORD = 10

/** In a picture a letter is now and then read twice: "Rechnunggsersteller". */
function readTwice(text: string): Role | null {
  const doubles = [...text.matchAll(/(\p{L})\1/gu)].map(({ index }) => text.slice(0, index) + text.slice(index + 1))
  return ROLES.find(([, form]) => doubles.some((one) => form.test(one)))?.[0] ?? null
}

/** Roles that stand before a name without a colon; short words only before a colon, where they are no part of the name. */
const BEFORE_NAME: readonly (readonly [role: 'seller' | 'buyer', form: RegExp])[] = [
  [
    'buyer',
    /^(?:rechnung(?:sempfänger(?:in)?|sadresse|sanschrift|\s(?:an|für))|leistungsempfänger(?:in)?|empfänger(?:in)?|auftraggeber(?:in)?|besteller(?:in)?|käufer(?:in)?|bill(?:ed)?\s?to|invoiced?\s?(?:to|address)|sold\s?to|destinat[áa]rio|tomador(?:a)?(?:\s(?:de|do|dos)\sservi[çc]os?)?|adquirente|dados\sdo\scliente|comprador|faturado\sa)\s*:?\s+(?=\p{Lu}|\d)/iu,
  ],
  ['buyer', /^An\s+(?=\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s\p{Lu}\p{Ll}+)/u],
  [
    'buyer',
    /^(?:Customer|Client|Kunde|Cliente)\s+(?=\p{Lu}.*\s(?:GmbH|AG|KG|OHG|GbR|UG|e\.\s?K\.|Ltd|Limited|LLC|LLP|plc|Inc|Corp|Lda|LTDA|S\.A)(?!\p{L}))/u,
  ],
  [
    'seller',
    /^(?:Supplier|Vendor|Lieferant|Fornecedor)\s+(?=\p{Lu}.*\s(?:GmbH|AG|KG|OHG|GbR|UG|e\.\s?K\.|Ltd|Limited|LLC|LLP|plc|Inc|Corp|Lda|LTDA|S\.A)(?!\p{L}))/u,
  ],
  ['buyer', /^An\s+(?=\p{Lu}.*\s(?:GmbH|mbH|AG|KG|OHG|GbR|UG|SE|eG|e\.\s?[KV]\.)(?!\p{L}))/u],
  ['buyer', /^(?:an|to|für|for|kunde|kundin|customer|client|cliente)\s*:\s*(?=\p{Lu}|\d)/iu],
  [
    'seller',
    /^(?:rechnungs(?:steller|aussteller)(?:in)?|leistungserbringer(?:in)?|auftragnehmer(?:in)?|verkäufer(?:in)?|absender(?:in)?|emitente|prestador(?:a)?(?:\s(?:de|do|dos)\sservi[çc]os?)?|sold\sby|issued\sby)\s*:?\s+(?=\p{Lu}|\d)/iu,
  ],
]

/** The role that a line begins with, before the name of who has it: "Rechnung an Muster GmbH". */
export function roleBefore(text: string): 'seller' | 'buyer' | null {
  return BEFORE_NAME.find(([, form]) => form.test(text.trim()))?.[0] ?? null
}

/** A line without the role that it begins with. */
export function withoutRole(text: string): string {
  const form = BEFORE_NAME.find(([, one]) => one.test(text.trim()))?.[1]
  return form ? text.trim().replace(form, '') : text
}
