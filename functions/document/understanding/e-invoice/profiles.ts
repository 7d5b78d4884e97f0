/** Names of profiles in the identifiers of their rules (BT-24). */
const PROFILES: readonly [pattern: RegExp, name: string][] = [
  [/xrechnung/i, 'XRechnung'],
  [/peppol/i, 'Peppol BIS Billing'],
  [/order-x.*:basic/i, 'Order-X BASIC'],
  [/order-x.*:comfort/i, 'Order-X COMFORT'],
  [/order-x.*:extended/i, 'Order-X EXTENDED'],
  [/extended/i, 'EXTENDED'],
  [/basicwl/i, 'BASIC WL'],
  [/minimum/i, 'MINIMUM'],
  [/comfort/i, 'COMFORT'],
  [/basic/i, 'BASIC'],
  [/en16931/i, 'EN 16931'],
]

/** What the profile of an identifier is called; the name of the syntax where it is none of these. */
export function profileOf(guideline: string, syntax: string): string {
  return PROFILES.find(([pattern]) => pattern.test(guideline))?.[1] ?? syntax
}
