// Text without labels: .txt files of a folder, a paragraph a line.
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { SeenPage } from '../../functions/document/prediction/layout.ts'

/** Paragraphs that become one document. */
const PARAGRAPHS = 12
/** Letters on a line of a page. */
const LINE_LETTERS = 85

/** The paragraphs of all .txt files, in the order of their names. */
export async function* paragraphsOf(folder: string): AsyncGenerator<string> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort()
  for (const file of files) {
    for await (const line of createInterface({ input: createReadStream(join(folder, file), 'utf8') })) {
      if (line.trim() !== '') yield line.trim()
    }
  }
}

/** Pages without layout, some paragraphs each. */
export async function* textPagesOf(folder: string): AsyncGenerator<SeenPage> {
  let paragraphs: string[] = []
  for await (const paragraph of paragraphsOf(folder)) {
    paragraphs.push(paragraph)
    if (paragraphs.length < PARAGRAPHS) continue
    yield pageOf(paragraphs)
    paragraphs = []
  }
  if (paragraphs.length > 0) yield pageOf(paragraphs)
}

const pageOf = (paragraphs: readonly string[]): SeenPage => unprinted(paragraphs.flatMap(linesOf))

/** A page without layout. @param lines words of each */
export function unprinted(lines: readonly string[][]): SeenPage {
  return { width: 0, height: 0, lines: lines.map((words) => ({ words: words.map((text) => ({ text, box: null })) })) }
}

/** Words of a paragraph in lines that fit on paper. */
export function linesOf(paragraph: string): string[][] {
  const lines: string[][] = []
  let letters = LINE_LETTERS
  for (const word of paragraph.split(/\s+/)) {
    letters += word.length + 1
    if (letters > LINE_LETTERS) {
      lines.push([])
      letters = word.length
    }
    lines.at(-1)?.push(word)
  }
  return lines
}
