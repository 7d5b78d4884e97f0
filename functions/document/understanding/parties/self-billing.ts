import type { Rows } from '../cells.ts'

/**
 * Words that only papers have which the buyer writes for the seller (Directive 2006/112/EC, art. 224; § 14 (2) UStG: "Gutschrift";
 * in Australia a recipient created tax invoice).
 */
const SELF_BILLED =
  /\bself[-\s]?bill(?:ed|ing)?\b|\b(?:recipient|buyer)[-\s]created\b|\bRCTI\b|gutschrift(?:s)?(?:verfahren|abrechnung)|abrechnungsgutschrift|provisionsgutschrift|gutschrift\b.{0,40}§\s?14\b|(?:abrechnung|abgerechnet|ausgestellt|rechnungsstellung)\sdurch\sden\s(?:leistungsempfänger|käufer|auftraggeber)|\bauto-?fatura(?:ção|do|da)?\b|elaborad[ao]\spelo\sadquirente/iu

/** Whether the buyer wrote this invoice: then head and foot are his, and the seller stands where buyers do. */
export function isWrittenByBuyer(rows: Rows): boolean {
  return rows.some((row) => SELF_BILLED.test(row.map(({ text }) => text).join(' ')))
}
