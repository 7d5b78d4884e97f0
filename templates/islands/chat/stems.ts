// Words as they are compared: small letters without marks, cut to their stems. The steps for endings are those of CISTEM.
// See Weissweiler, Fraser: Developing a Stemmer for German Based on a Comparative Analysis (GSCL 2017).

/** Clusters that count as one letter, so that they are not cut in two. */
const CLUSTERS = [
  ['sch', '$'],
  ['ei', '%'],
  ['ie', '&'],
] as const

/** Words and numbers of a text in their order: "2.500 €" is the number 2500. */
export function wordsOf(text: string): string[] {
  // In capitals first: there the sharp s is two letters.
  const plain = text.toUpperCase().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/(\d)\.(?=\d{3}\b)/g, '$1').match(/[a-z]+|\d+/g) ?? []
}

/** The stem of a word as `wordsOf` gives it; numbers stay what they are. */
export function stemOf(word: string): string {
  if (/^\d/.test(word)) return word
  let stem = word.length > 6 ? word.replace(/^ge/, '') : word
  for (const [cluster, letter] of CLUSTERS) stem = stem.replaceAll(cluster, letter)
  stem = cut(stem.replace(/(.)\1/g, '$1*')).replaceAll(/(.)\*/g, '$1$1')
  for (const [cluster, letter] of CLUSTERS) stem = stem.replaceAll(letter, cluster)
  return stem
}

/** Takes off endings until three letters are left. */
function cut(word: string): string {
  let stem = word
  while (stem.length > 3) {
    const ending = (stem.length > 5 && /(?:em|er|nd)$/.exec(stem)) || /[tesn]$/.exec(stem)
    if (!ending) break
    stem = stem.slice(0, -ending[0].length)
  }
  return stem
}
