/**
 * All places where a pattern matches. String.prototype.matchAll makes a new pattern each time, which V8 compiles again once
 * it has collected garbage: with the names of kinds (understanding/kinds) that took 220 ms of every scanned document.
 *
 * @param pattern with the flag g
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match)
    // An empty match would repeat there forever.
    if (match[0] === '') pattern.lastIndex += isPair(text, pattern) ? 2 : 1
  }
  return matches
}

/** Only a pattern with the flag u matches both halves of a surrogate pair as one. */
const isPair = (text: string, { unicode, lastIndex }: RegExp) => unicode && (text.codePointAt(lastIndex) ?? 0) > 0xffff
