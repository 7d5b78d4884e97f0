import type { Language } from '../types.ts'

/**
 * Sets a text as a printer would: a number stays on one line with its unit (2.990 €, 65 %), and so do "z. B." and
 * its like. The words themselves are never changed.
 */
export function typeset(text: string, language: Language): string {
  const bound = text.replace(/(\d) (?=[€%°])/g, '$1\u00a0').replace(/(^|[\s(„])(§{1,2}) (?=\d)/g, '$1$2\u00a0')
  return language === 'de' ? bound.replace(/\b([zdu])\. ?(?=[BhA]\.)/g, '$1.\u00a0') : bound
}
