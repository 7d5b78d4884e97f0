// Who runs the site, and the notices that the law asks for. Warnings only: whether a law applies, the owner decides.
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Diagnostic, Site, Source } from '../../types.ts'
import type { SourceRule } from '../one-pass.ts'
import { everyGroup, type Fields, fieldsOf } from '../values.ts'

const REQUIRED = ['name', 'street', 'postalCode', 'city', 'phone', 'email'] as const

/** The operator's details are complete and real; there is an imprint. */
export const operator: SourceRule = (site) => {
  if (!site.data.has('operator')) return null
  return {
    source(source, data) {
      const fields = source.kind === 'data' && source.name === 'operator' ? fieldsOf(data) : null
      if (!fields) return []
      const details = fields['placeholders'] === true ? placeholders(source) : realDetails(source, fields)
      return [...missingDetails(source, fields), ...details, ...imprint(source, site)]
    },
  }
}

function placeholders(source: Source): Diagnostic[] {
  const message = {
    en: "The operator's details are placeholders; the site must not go live with them (DDG § 5).",
    de: 'Die Angaben zum Betreiber sind Platzhalter; so darf die Website nicht online gehen (DDG § 5).',
  }
  const hint = {
    en: 'Replace every value of this file, then set "placeholders" to false.',
    de: 'Jeden Wert dieser Datei ersetzen, dann „placeholders“ auf false setzen.',
  }
  return [warning('law/placeholders', message, source.locate('/placeholders'), hint)]
}

function missingDetails(source: Source, fields: Fields): Diagnostic[] {
  return REQUIRED.filter((name) => typeof fields[name] !== 'string' || fields[name].trim() === '').map((name) => {
    const message = {
      en: `The operator's "${name}" is missing in the imprint (DDG § 5).`,
      de: `Im Impressum fehlt die Angabe „${name}“ des Betreibers (DDG § 5).`,
    }
    const hint = { en: `Add "${name}".`, de: `„${name}“ hinzufügen.` }
    return warning('law/operator', message, source.locate(`/${name}`, 'key'), hint)
  })
}

/** Values that nobody has: the examples of the schemas, and what people write as a stopgap. */
const PLACEHOLDER =
  /vorname|nachname|muster(mann|frau|stra|stadt|ort|firma)|^(straße 1|ort)$|@example\.|^0{5}$|0{7}|\bxxx|\b(todo|tbd)\b/i

function realDetails(source: Source, fields: Fields): Diagnostic[] {
  const found = textsIn(fields).flatMap(({ text, pointer }) => {
    if (!PLACEHOLDER.test(text)) return []
    const message = {
      en: `"${text}" looks like a placeholder; the imprint needs the real value (DDG § 5).`,
      de: `„${text}“ sieht nach einem Platzhalter aus; das Impressum braucht den echten Wert (DDG § 5).`,
    }
    const hint = {
      en: 'Replace it, or set "placeholders" to true until you can.',
      de: 'Ersetzen oder bis dahin „placeholders“ auf true setzen.',
    }
    return warning('law/placeholder-value', message, source.locate(pointer), hint)
  })
  return [...found, ...address(source, fields), ...vatId(source, fields)]
}

function textsIn(fields: Fields): { readonly text: string; readonly pointer: string }[] {
  const texts: { text: string; pointer: string }[] = []
  everyGroup(fields, (group, pointer) => {
    for (const [key, text] of Object.entries(group)) {
      if (typeof text === 'string') texts.push({ text, pointer: `${pointer}/${key}` })
    }
  })
  return texts
}

function address(source: Source, { street }: Fields): Diagnostic[] {
  if (typeof street !== 'string' || !/postfach|p\.?\s?o\.?\s?box/i.test(street)) return []
  const message = {
    en: 'A post-office box is no address that papers can be served at (DDG § 5 para. 1 no. 1).',
    de: 'Ein Postfach ist keine ladungsfähige Anschrift (DDG § 5 Abs. 1 Nr. 1).',
  }
  const hint = { en: 'Write street and number.', de: 'Straße und Hausnummer schreiben.' }
  return [warning('law/post-box', message, source.locate('/street'), hint)]
}

function vatId(source: Source, { vatId: id }: Fields): Diagnostic[] {
  if (typeof id !== 'string' || !/^DE\d{9}$/.test(id) || PLACEHOLDER.test(id) || hasCheckDigit(id.slice(2))) return []
  const message = {
    en: `"${id}" is no valid VAT identification number: its check digit is wrong (DDG § 5 para. 1 no. 6).`,
    de: `„${id}“ ist keine gültige Umsatzsteuer-Identifikationsnummer: Die Prüfziffer stimmt nicht (DDG § 5 Abs. 1 Nr. 6).`,
  }
  const hint = {
    en: 'Compare it with the letter of the tax office.',
    de: 'Mit dem Schreiben des Finanzamts vergleichen.',
  }
  return [warning('law/vat-id', message, source.locate('/vatId'), hint)]
}

/** ISO 7064, MOD 11,10: the last digit follows from the others. */
function hasCheckDigit(digits: string): boolean {
  const product = [...digits.slice(0, -1)].reduce((last, digit) => {
    const sum = (Number(digit) + last) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10 === Number(digits.at(-1))
}

const IMPRINT = /(^|[/-])(imprint|impressum|anbieterkennzeichnung|legal-notice)(\/|$)/

function imprint(source: Source, { pages }: Site): Diagnostic[] {
  if (pages.some(({ route, aliases }) => [route, ...aliases].some((one) => IMPRINT.test(one)))) return []
  const message = { en: 'The site has no imprint (DDG § 5).', de: 'Die Website hat kein Impressum (DDG § 5).' }
  const hint = {
    en: 'Add a page with the route "/impressum" or "/imprint".',
    de: 'Eine Seite mit der Adresse „/impressum“ oder „/imprint“ hinzufügen.',
  }
  return [warning('law/imprint', message, source.locate(''), hint)]
}
