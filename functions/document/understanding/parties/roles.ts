// Whose name or address it is, by the text above or before it.

import { matchesOf } from '../../matches.ts'
import { hasLegalForm, withoutLegalForm } from './legal-forms.ts'

export type Role = 'seller' | 'buyer' | 'other'

/** "Informationen zum Käufer", "Details of the buyer"; "AccountingCustomerParty", as the standard of e-invoices says. */
const ABOUT =
  '(?:(?:informationen|angaben|daten|name|kennung|anschrift|details|information|dados|informações|identifica[çc][ãa]o|datos|dati|coordonnées)\\s(?:zum|zur|des|der|of\\sthe|of|about|on|do|da|del|du|sobre\\so)\\s|accounting)?'

/** "… dos bens ou prestador dos serviços": what of, and the same in another word. */
const OF = '(?:de|dos?|das?|of|der|des)\\s(?:bens|mercadorias|servi[çc]os?|goods|services?|waren?|leistung(?:en)?)'

/** "2 Verkäufer", "BG-4 Verkäufer", as those who show e-invoices count their parts. */
const COUNT = '(?:(?:BG-)?\\d{1,2}[a-z]?[.)]?\\s+(?=\\p{L}{5}))?'

/** "Verkäufer SellerTradeParty": the same in the words of the standard. */
const ELEMENT = '(?:\\s?(?:seller|buyer|shipto|payee|supplier|customer)?(?:trade)?party)?'

const line = (words: string) => {
  const one = `(?:${words})s?(?:\\s${OF})?`
  const more = `(?:(?:\\s[-–]\\s|\\s?(?:/|\\b(?:ou|or|oder|e|and|und)\\b)\\s?)(?:${one}|${OF}))?`
  return new RegExp(`^\\W*${COUNT}${ABOUT}${one}${more}${ELEMENT}(?:\\s?\\([^)]*\\))?\\s*:?\\s*$`, 'iu')
}

const ROLES: readonly (readonly [role: Role, form: RegExp])[] = [
  [
    'other',
    line(
      'warenempfänger(?:in)?|ship(?:ped)?\\s?to|ship(?:ping)?\\saddress|deliver(?:y|ed)?\\s?(?:to|address)|liefer(?:adresse|anschrift)|lieferung\\san|service\\s(?:location|address)|remit(?:tance)?\\s?(?:to|address)|local\\s(?:da\\s|de\\s)?entrega|versandadresse|pay(?:able)?\\sto|transportador(?:a)?.*|(?:job|work)?\\s?site(?:\\saddress)?|return(?:ed)?\\sfrom|collect(?:ed)?\\sfrom|baustelle|bauvorhaben|einsatzort|leistungsort|local\\sda\\sobra|adresse\\sde\\slivraison|livr[ée]e?\\s[àa]|afleveradres|leveringsadres|direcci[óo]n\\sde\\sentrega|luogo\\sdi\\s(?:consegna|destinazione)',
    ),
  ],
  [
    'buyer',
    line(
      'rechnungs?(?:empfänger(?:in)?|adresse|anschrift|kunde)|käufer(?:in)?(?:/leistungsempfänger)?|leistungsempfänger(?:in)?|kundendaten|kunde(?:nname)?|kundin|kundenadresse|auftraggeber(?:in)?|besteller(?:in)?|empfänger(?:in)?|rechnung\\s(?:an|für)|an|mieter(?:in)?|versicherungsnehmer(?:in)?|bill(?:ed|ing)?\\s?(?:to|address|details)|invoiced?\\s?(?:to|address)|sold\\s?to|credit(?:ed)?\\sto|gutschrift\\s(?:an|für)|(?:customer|client|buyer|purchaser)(?:\\s(?:name|details|information|address))?|to|for|attention|recipient|prepared\\sfor|quote\\sto|destinat[áa]rio(?:\\s?/\\s?remetente)?|tomador(?:a)?(?:\\s(?:de|do|dos)\\sservi[çc]os?)?|(?:dados\\sdo\\s)?cliente|comprador|adquirente|sacado|pagador(?:a)?(?:\\s?/\\s?sacado)?|payer|contratante|faturar?\\s?(?:a|para)|faturado\\sa|exm[oa]s?\\.?.{0,12}(?:sr|senhor).*|consumidor(?:\\s(?:cnpj|cpf)\\b.*)?|factur[ée]e?\\s[àa]|adress[ée]e?\\s[àa]|adresse\\sde\\sfacturation|destinataire|acheteur|vendue?\\s[àa]|factuur(?:adres|\\saan)|klant(?:gegevens|naam)?|aan|afnemer|opdrachtgever|contractant|debiteur|geadresseerde|facturar\\sa|datos\\sdel?\\scliente|cessionario(?:/committente)?|committente|spett(?:abile|\\.)(?:\\s(?:ditta|le))?|facturad[oa]\\sa|facturaci[óo]n(?:\\sa)?|datos\\s(?:de\\s(?:facturaci[óo]n|cliente)|fiscales)|titular(?:\\sdel\\scontrato)?|se[ñn]or(?:es)?|locat[áa]rio|arrendatario|tenant|lessee|kund(?:adress)?|köpare|beställare|køber|mottagare|mottaker|modtager|faktura(?:adress|adresse|mottagare|mottaker|modtager|\\still)|nabywca|odbiorca|zamawiający|odb[ěe]rate[lľ]|kupující|vevő|megrendelő|cumpărător|kupac|naručitelj|ostaja|asiakas|alıcı|müşteri|sayın',
    ),
  ],
  [
    'seller',
    line(
      'rechnungs?(?:steller|ersteller|aussteller)(?:in)?|verkäufer(?:in)?|lieferant(?:in)?|leistungserbringer(?:in)?|auftragnehmer(?:in)?|anbieter(?:in)?|absender(?:in)?|von|aussteller(?:in)?|(?:seller|vendor|supplier)(?:\\s(?:name|details|information|address))?|payee|sub-?contractor|(?:nach|sub)unternehmer(?:in)?|transmitente|from|sold\\sby|provider|merchant|issued\\sby|issuer|emitente|emissor|prestador(?:a)?(?:\\s(?:de|do|dos)\\sservi[çc]os?)?|fornecedor(?:a)?|vermieter(?:in)?|remetente|contratad[oa]|kontoinhaber|account\\s(?:name|holder)|benefici(?:ary|[áa]rio)|cedente(?:/prestatore)?|zahlungsempfänger|fournisseur|[ée]metteur|vendeur|leverancier|afzender|proveedor|emisor|fornitore|locador(?:a)?|arrendador(?:a)?|säljare|leverantör|avsändare|avsender|afsender|sælger|leverandør|sprzedawca|wystawca|dodávate[lľ]|dodavatel|prodávající|mittente|exp[ée]diteur|remitente|eladó|szállító|számlakibocsátó|furnizor|prodavatelj|dobavljač|izdavatelj|toimittaja|myyjä|satıcı',
    ),
  ],
]

/** The role that a line names, if it has no other text; "other": neither party, as a place of delivery. */
export function roleOf(text: string): Role | null {
  const trimmed = text.trim()
  const named = ROLES.find(([, form]) => form.test(trimmed))?.[0]
  return named ?? (trimmed.length >= LONG_WORD && trimmed.length <= SHORT_LINE ? readTwice(trimmed) : null)
}

const LONG_WORD = 10
const SHORT_LINE = 40

/** In pictures a letter is occasionally recognised twice: "Rechnunggsersteller". */
function readTwice(text: string): Role | null {
  const doubles = matchesOf(text, /(\p{L})\1/gu).map(({ index }) => text.slice(0, index) + text.slice(index + 1))
  return ROLES.find(([, form]) => doubles.some((one) => form.test(one)))?.[0] ?? null
}

/** A role and how it begins the line of a name. */
interface BeforeName {
  readonly role: 'seller' | 'buyer'
  readonly form: RegExp
  /** A word that also begins names: the rest has to be a company. */
  readonly isBeforeCompany?: true
}

const BEFORE_NAME: readonly BeforeName[] = [
  {
    role: 'buyer',
    form: /^(?:rechnung(?:sempfänger(?:in)?|sadresse|sanschrift|\s(?:an|für))|leistungsempfänger(?:in)?|empfänger(?:in)?|auftraggeber(?:in)?|besteller(?:in)?|käufer(?:in)?|bill(?:ed)?\s?to|invoiced?\s?(?:to|address)|sold\s?to|destinat[áa]rio|tomador(?:a)?(?:\s(?:de|do|dos)\sservi[çc]os?)?|adquirente|dados\sdo\scliente|comprador|faturado\sa|mottagare|mottaker|modtager)\s*:?\s+(?=\p{Lu}|\d)/iu,
  },
  {
    role: 'seller',
    form: /^(?:rechnungs(?:steller|aussteller)(?:in)?|leistungserbringer(?:in)?|auftragnehmer(?:in)?|verkäufer(?:in)?|absender(?:in)?|emitente|prestador(?:a)?(?:\s(?:de|do|dos)\sservi[çc]os?)?|sold\sby|issued\sby|avsändare|avsender|afsender)\s*:?\s+(?=\p{Lu}|\d)/iu,
  },
  {
    role: 'buyer',
    form: /^(?:an|to|für|for|kunde|kundin|customer|client|cliente|titular(?:\sdel\scontrato)?|se[ñn]or(?:es)?|locat[áa]rio|arrendatario|destinataire|klant|kund|køber|nabywca|odb[ěe]rate[lľ]|vevő|cumpărător|kupac|asiakas|alıcı|müşteri|sayın|patient(?:\sname)?|guest(?:\sname)?)\s*:\s*(?=\p{Lu}|\d)/iu,
  },
  {
    role: 'seller',
    form: /^(?:vendor|supplier|lieferant|proveedor|emisor|fournisseur|leverancier|fornitore|säljare|sælger|sprzedawca|dodávate[lľ]|dodavatel|eladó|szállító|furnizor|prodavatelj|dobavljač|myyjä|satıcı|locador(?:a)?)\s*:\s*(?=\p{Lu}|\d)/iu,
  },
  // "Recebi(emos) de": who pays, on the receipts of Brazil's stationers.
  { role: 'buyer', form: /^recebi(?:\s?\(?emos\)?|do)?\s(?:de|d[oa]s?)\s+(?=\p{Lu})/iu },
  { role: 'seller', form: /^(?:(?:please\s)?make\s)?che(?:ck|que)s?\s(?:payable\s)?to\s+(?=\p{Lu})/iu },
  { role: 'buyer', form: /^An\s+(?=\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?\s\p{Lu}\p{Ll}+)/u },
  { role: 'buyer', form: /^(?:An|[Ff]ür|[Ff]or|Customer|Client|Kunde|Cliente)\s+(?=\p{Lu})/u, isBeforeCompany: true },
  { role: 'seller', form: /^(?:Supplier|Vendor|Lieferant|Fornecedor)\s+(?=\p{Lu})/u, isBeforeCompany: true },
]

/** The role that a line begins with and the name behind it: "Rechnung an Muster GmbH". */
function beforeName(text: string): { readonly role: 'seller' | 'buyer'; readonly name: string } | null {
  const line = text.trim()
  for (const { role, form, isBeforeCompany } of BEFORE_NAME) {
    const name = line.replace(form, '')
    if (name !== line && (!isBeforeCompany || isCompany(name))) return { role, name }
  }
  return null
}

/** "Lieferant GmbH" is a company of that name, "Lieferant Muster GmbH" is a supplier. */
const isCompany = (name: string) => hasLegalForm(name) && withoutLegalForm(name).trim() !== ''

export const roleBefore = (text: string) => beforeName(text)?.role ?? null

/** A line without the role that it begins with. */
export const withoutRole = (text: string) => beforeName(text)?.name ?? text
