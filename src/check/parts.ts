/** What can be checked by itself, in the order of the report. */
export const PARTS = ['links', 'html', 'axe', 'weights'] as const

export type Part = (typeof PARTS)[number]
