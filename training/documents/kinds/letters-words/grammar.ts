// Texts as grammars. One source unfolds into as many wordings as its parts combine to:
//   [a|b|]        one of the parts, which may be empty and may hold further brackets
//   <ich~wir>     the first for one person who writes, the second for a company
//   <x^y>         the first as Europe writes it, the second as America does
//   {name}        a fact with its usual tag; {name:tag} with another, {name:-} with none
//   {@name}       a rule of the language; {$name} words chosen once a document
//   *...*         a sentence that a person would quote
import { type Span, type Text, value } from '../../page/text.ts'
import type { Random } from '../../random.ts'
import type { Tag } from '../../types.ts'

/** A value with the tag that it has unless a text says otherwise. */
export interface Fact {
  readonly text: string
  readonly tag: Tag | null
}

/** What a text needs to unfold. */
export interface Speech {
  readonly random: Random
  /** @throws RangeError for a name that is none */
  readonly fact: (name: string) => Fact
  readonly rules: Readonly<Record<string, string>>
  readonly isPlural: boolean
  readonly isAmerican: boolean
}

/** Rules within rules; more are a circle. */
const DEEPEST = 8

const INNERMOST = /\[([^[\]]*)\]/
const RULE = /\{@([\w-]+)\}/g
const EITHER = /<([^<>~^]*)([~^])([^<>]*)>/g

/** One wording of a text, with its facts tagged. */
export function unfold(source: string, speech: Speech): Text {
  return spansOf(chosen(source, speech), speech)
}

/** A wording with its facts still by name: what is chosen once a document and said several times. */
export function chosen(source: string, speech: Speech): string {
  let text = source
  for (let depth = 0; depth < DEEPEST; depth++) {
    text = picked(text, speech.random)
    if (!text.includes('{@')) break
    text = text.replace(RULE, (_, name: string) => ruleOf(name, speech))
  }
  return text
    .replace(EITHER, (_, one: string, sign: string, other: string) => {
      return (sign === '~' ? speech.isPlural : speech.isAmerican) ? other : one
    })
    .replace(/\s+([,.;:!?])(?![./])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}

function ruleOf(name: string, { rules }: Speech): string {
  const rule = rules[name]
  if (rule === undefined) throw new RangeError(`There is no rule "${name}"`)
  return rule
}

function picked(source: string, random: Random): string {
  let text = source
  for (let found = INNERMOST.exec(text); found; found = INNERMOST.exec(text)) {
    const [whole, inner = ''] = found
    text = text.slice(0, found.index) + random.pick(inner.split('|')) + text.slice(found.index + whole.length)
  }
  return text
}

function spansOf(source: string, speech: Speech): Text {
  const spans: Span[] = []
  let isSalient = false
  for (const part of source.split(/(\{[^}]*\}|\*)/)) {
    if (part === '*') isSalient = !isSalient
    else if (part !== '') {
      const span = spanOf(part, speech)
      // "Ltd." at the end of a sentence brings its full stop along.
      const isStopped = span.text.startsWith('.') && spans.at(-1)?.text.endsWith('.')
      spans.push({ ...span, text: isStopped ? span.text.slice(1) : span.text, isSalient })
    }
  }
  return { spans, isSalient: false }
}

function spanOf(part: string, speech: Speech): Span {
  const [, name, tag] = /^\{([$\w]+)(?::([\w-]+))?\}$/.exec(part) ?? []
  if (name === undefined) return { text: part, value: null }
  const fact = speech.fact(name)
  const owner = tag === undefined ? fact.tag : tag === '-' ? null : (tag as Tag)
  return owner ? value(owner, fact.text) : { text: fact.text, value: null }
}

/** The words of a text without its values and quotes. */
export function plainWords({ spans }: Text): string {
  return spans.map(({ text }) => text).join('')
}

/** Paragraphs; one that begins with "?" is there in half of all cases. "№" counts those that have it. */
export function paragraphs(sources: readonly string[], speech: Speech): Text[] {
  let count = 0
  return sources
    .filter((source) => !source.startsWith('?') || speech.random.chance(0.5))
    .map((source) => source.replace(/^\?/, '').replace('№', () => String(++count)))
    .map((source) => unfold(source, speech))
    .filter(({ spans }) => spans.length > 0)
}
