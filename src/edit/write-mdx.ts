// A change of an MDX text: of its front matter as of any YAML, or of words in it. All other words have to come out as they were.
import { wordsOfMdx } from '../content/compile-mdx.ts'
import { splitMdx } from '../content/mdx.ts'
import { type Change, type Refusal, refusal, spliced } from './change.ts'
import { isSame } from './intended.ts'
import { type Written, writeYaml } from './write-yaml.ts'

/** The text with the change, or why it cannot be made. */
export async function writeMdx(text: string, file: string, change: Change): Promise<Written | Refusal> {
  return change.kind === 'words' ? writeWords(text, change) : writeFrontMatter(text, file, change)
}

function writeFrontMatter(text: string, file: string, change: Exclude<Change, { kind: 'words' }>): Written | Refusal {
  const [, open = '', header = ''] = /^(---\r?\n)([\s\S]*?\n)(?=---)/.exec(text) ?? []
  if (open === '') return unwritable()
  const written = writeYaml(header, file, change)
  if ('refused' in written) return written
  const { start, end } = written.splice
  const splice = { start: start + open.length, end: end + open.length, text: written.splice.text }
  const after = spliced(text, splice)
  return splitMdx(after, file).value.body === splitMdx(text, file).value.body ? { text: after, splice } : unwritable()
}

async function writeWords(text: string, change: Change & { kind: 'words' }): Promise<Written | Refusal> {
  const { start, end, written, value } = change
  const before = await wordsOfMdx(text)
  const index = before?.findIndex((one) => one.start === start && one.end === end) ?? -1
  if (!before || index < 0 || text.slice(start, end) !== written) return moved()
  const wanted = before.map(({ words }, at) => (at === index ? value : words))
  for (const way of new Set([value, escaped(value), asAttribute(value)])) {
    const splice = { start, end, text: way }
    const after = spliced(text, splice)
    const words = await wordsOfMdx(after)
    if (
      words &&
      isSame(
        words.map((one) => one.words),
        wanted,
      )
    )
      return { text: after, splice }
  }
  return unwritable()
}

/** Signs that Markdown or MDX could take for something else (https://spec.commonmark.org/0.31.2/#backslash-escapes). */
function escaped(value: string): string {
  return value.replace(/[\\`*_{}[\]<>#+\-.!|&~]/g, '\\$&')
}

function asAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

function moved(): Refusal {
  return refusal(
    'The text stands elsewhere in its file by now; load the page again.',
    'Der Text steht in der Datei inzwischen an anderer Stelle; bitte die Seite neu laden.',
  )
}

function unwritable(): Refusal {
  return refusal(
    'It cannot be written here without changing something else, so nothing was changed.',
    'Das lässt sich hier nicht schreiben, ohne anderes zu verändern; darum wurde nichts geändert.',
  )
}
