import type { Example, TaggedLine, TaggedWord } from './types.ts'

const COLUMNS = 118

/** A document as text, about as it lies on paper: values in brackets behind their tags, salient lines with a star. */
export function shown({ seed, kind, language, layout, split, pages }: Example): string {
  const head = `#${seed} ${kind} ${language} ${layout} ${split}\n`
  const sheets = pages.map(({ width, height, lines }, index) => {
    const rows = lines.map((line) => `${line.isSalient ? '*' : ' '} ${row(line, width)}`)
    return `--- page ${index + 1} (${Math.round(width)} x ${Math.round(height)})\n${rows.join('\n')}\n`
  })
  return head + sheets.join('')
}

function row({ words }: TaggedLine, width: number): string {
  let text = ''
  for (const [index, word] of words.entries()) {
    const column = word.box && width > 0 ? Math.round((word.box[0] / width) * COLUMNS) : 0
    text = `${text.padEnd(Math.max(column, text.length + (index > 0 ? 1 : 0)))}${marked(word, words[index - 1], words[index + 1])}`
  }
  return text.trimEnd()
}

function marked({ text, tag, begins }: TaggedWord, before?: TaggedWord, after?: TaggedWord): string {
  if (tag === null) return text
  const opens = begins || before?.tag !== tag
  const closes = after?.tag !== tag || after.begins
  return `${opens ? `${begins ? '' : '…'}${tag}[` : ''}${text}${closes ? ']' : ''}`
}
