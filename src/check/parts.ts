/** What can be checked by itself, in the order in which it is told. */
export const PARTS = ['links', 'html', 'axe', 'weights'] as const

export type Part = (typeof PARTS)[number]
