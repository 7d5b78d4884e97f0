import { matchesOf } from '../../matches.ts'
import type { Rows } from '../cells.ts'
import { isTitle } from '../kinds/titles.ts'
import { LABELS } from '../labels.ts'
import { isMonth } from '../values.ts'
import { isCertainStreet, isStreet, isTown } from './addresses.ts'
import { hasLegalForm, withoutLegalForm } from './legal-forms.ts'
import { roleOf, withoutRole } from './roles.ts'

/** A legal form alone is the second half of a name that was split. */
/** "mbH & Co. KG", "(haftungsbeschränkt)", and anything else that has no name in it. */
export const isLegalFormAlone = (text: string) => withoutLegalForm(text).replace(/[^\p{L}]/gu, '').length < 3

/** Letters, but not a whole sentence. A semicolon hints at a drawing, perhaps a logo, that was read as text. */
export function isName(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '').length
  const isMarked = /:/.test(text) || (text.includes(';') && !hasLegalForm(text))
  const isLike = letters >= 3 && letters > text.length * 0.5 && text.length <= 80 && !isMarked
  return (
    isLike &&
    !LABELS.some(({ pattern, kind }) => kind !== 'name' && pattern.test(text) && !hasLegalForm(text)) &&
    !/^nome\s?\/|\/|@|www\./i.test(withoutLegalForm(text))
  )
}

const HEADING =
  /grüße|regards|sincerely|atenciosamente|cumprimentos|rechnung|invoice|receipt|quote|datum|date\b|nummer|number|betrag|amount|total|seite|page\b|adresse|address|\bname\b|fatura|recibo|nota\b|telefon|kundennr|vielen dank|thank you|details|summary|statement|position|beschreibung|description|quantity|anschrift|währung|summe|menge|montante|valor\b|qtd|descri|produto|servi[çc]o|importância|sehr geehrte|^dear\b|mahnung|angebot|lieferschein|gutschrift|bestellung|vertrag|protokoll|original|kopie|copy|duplicate|reprint|advice\b|powered by|goods sold|(?:return|exchang)e?able|(?<!\p{L})(?:rounding|facture|factura|factuur|fattura|montant|bedrag|totaa?le?|merci|bedankt|gracias|grazie|endere[çc]o|raz[ãa]o\ssocial|raz[óo]n\ssocial|direcci[óo]n|domicilio|indirizzo|adres|descripci[óo]n|d[ée]signation|cantidad|precio|fecha|p[áa]gina|observacion(?:es)?|forma\sde\spago|conceptos?|vencimientos?|representaci[óo]n|tarjeta|carte\sbancaire|quantit[ée]|quantit[àa]|prezzo|descrizione|omschrijving|aantal|prijs|beskrivning|beskrivelse|antal|belopp|beløp|betalingsbetingelser|betalningsvillkor|nazwa|cena|ilość|wartość|popis|dátum|összeg|mennyiség|egységár|iznos|količina|cijena|cantitate|preț|päivämäärä|määrä|hinta|tarih|miktar|patient\sinformation)(?!\p{L})|\bobrigad|[\s-]nr\.?(?:\s?\(.*\))?$/iu

const NO_NAME =
  /^(?:firma|herrn?|frau|mrs?\.?|ms\.?|an|z\.?\s?hd\.?.*|attn\b.*|att:.*|c\/o.*|abt\..*|abteilung.*|accounts payable|buchhaltung|einkauf|departamento.*|descarga|eur|usd|gbp|chf|brl|cash(?: (?:received|paid|sales?|bill|rm))?|change(?: due)?|(?:table|tisch|mesa|tafel)\s?\d*|posted|assinatura|unterschrift|signature|stempel|doc\.?.{0,4}|quantidade|quantity|menge|(?:tele)?(?:fax|fon|phone)|mobil[e]?|tel|tlf|tlm|telef|e-?mail|web(?:site)?|factura|[\w-]+\.(?:com?|de|at|ch|eu|net|org|info|io|uk|us|pt|br)|deutschland|germany|united kingdom|usa|portugal|brasil|brazil)\.?$/i

/** Sums, what a company's capital is, whose program it was written with, and words of sentences. */
const ABOUT_OTHERS =
  /(?<!\p{L})(?:(?:generated|created|produced|printed)\s(?:by|with|using)|(?:erstellt|gedruckt|erzeugt)\smit|(?:elaborado|generado|emitido|processado)\s(?:en|con|por)|(?:imprimé|propulsé|généré|édité)e?\s(?:par|avec))\s|\d[.,]\d{2}(?!\d)|\b(?:au|com)\scapital\s|capitale?\ssocial|stammkapital|(?:bitte|wir|ihnen|please|you|your|(?<!^)the)\s/iu

/** The end of a sentence. */
const SENTENCE_END = /\s\p{Ll}{2,}\s?\.$/u

/** May this be the name of a company or a person? Neither a heading nor a form of address nor a town. */
export function isPartyName(text: string): boolean {
  return (
    isName(text) &&
    /\p{L}{3}/u.test(text) &&
    !/:\s*$/.test(text) &&
    !isLegalFormAlone(text) &&
    !NO_NAME.test(text.trim()) &&
    !isTown(text) &&
    !isCertainStreet(text) &&
    !isMonth(text.trim()) &&
    !isWholeAddress(text) &&
    roleOf(text) === null &&
    !ABOUT_OTHERS.test(text.trim()) &&
    text.trim().split(/\s+/).length <= 9 &&
    (hasLegalForm(text) || !(HEADING.test(text) || SENTENCE_END.test(text) || isTitle(text)))
  )
}

/** "21 School Drive, Chalham RC24 4PK" */
function isWholeAddress(text: string): boolean {
  const parts = text.split(/,\s+/)
  return parts.length > 1 && parts.some(isTown) && isStreet(parts[0] ?? '')
}

/** A name without its surroundings: marks, a form of address, the street after it. */
export function tidy(text: string): string {
  const [first = text] = text.split(
    /\s*[•●·|]\s*|\s+[*–—]\s+|\s+[-~]\s+(?=.*\d)|\s[e®©]\s(?=\p{Lu}|\d)|,\s(?=.*\d{4,5})/u,
  )
  return trimmed(withoutRole(first))
}

/** Without a label, a form of address, marks before and behind it, and its number in a register: "… Sdn Bhd (519537-X)". */
export function trimmed(name: string): string {
  return name
    .replace(/^(?:name|firma|nome|company)\s*:\s*/iu, '')
    .replace(/^(?:firma|herrn?|frau|mrs?\.|ms\.)\s+(?=\p{Lu})/iu, '')
    .replace(/\s*\([\p{L}.: ]*\d[\d-]{4,}(?:-?\p{L})?\)?\W*$/u, '')
    .replace(/^[^\p{L}\d]+|[\s,;:*•·|-]+$/gu, '')
    .trim()
}

/** A name for comparison: lower-case letters and digits, without the legal form. */
export function plain(text: string): string {
  const letters = (one: string) => one.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const short = letters(withoutLegalForm(text))
  return short.length >= 3 ? short : letters(text)
}

export const same = (a: string, b: string) => plain(a) === plain(b)

const FREE_MAIL = /gmail|googlemail|gmx|web\.de|t-online|outlook|hotmail|yahoo|icloud|uol|example|sapo/i

/** Names in the mail and web addresses of a document, as a host writes them: "muster-gmbh". */
export function domainsOf(rows: Rows): string[] {
  const text = rows
    .flat()
    .map((cell) => cell.text)
    .join(' ')
  const found = matchesOf(text, /(?:@|www\.|https?:\/\/)([\w-]+(?:\.[\w-]+)*)\.[a-z]{2,}/giu)
  return found.map(([, domain = '']) => domain.toLowerCase()).filter((domain) => !FREE_MAIL.test(domain))
}

/** How much of one of the domains a name explains at most, from 0 to 1. */
export const shareInDomains = (name: string, domains: readonly string[]) =>
  Math.max(0, ...domains.map((domain) => shareInDomain(name, domain)))

function shareInDomain(name: string, domain: string): number {
  const host = domain.replace(/[^a-z0-9]/g, '')
  const words = ascii(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length >= 3 || /^\d+$/.test(word))
  const hits = words.filter((word) => host.includes(word))
  const known = hits.reduce((sum, word) => sum + word.length, 0)
  return host.length === 0 ? 0 : Math.min(1, known / host.length)
}

function ascii(text: string): string {
  const small = text.toLowerCase().replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue').replace(/ß/g, 'ss')
  return small.normalize('NFKD').replace(/\p{M}/gu, '')
}
