// HTML of office files and mails as lines, the cells of a table row on one line. Scripts and styles are left out.
import { Parser } from 'htmlparser2'

const BREAKING = new Set([
  'p',
  'div',
  'br',
  'tr',
  'li',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'table',
  'blockquote',
  'ul',
  'ol',
  'hr',
])
const SILENT = new Set(['script', 'style', 'head', 'title', 'template'])

/** Separator of two cells of a row. */
export const CELL = '\t'

/** @returns lines without empty ones; cells of a row are separated by CELL */
export function htmlLines(html: string): string[] {
  const lines: string[] = []
  let line = ''
  let cells = 0
  let silent = 0
  const end = () => {
    // A paragraph in a cell does not end the row.
    if (cells > 0) line += ' '
    else {
      lines.push(line)
      line = ''
    }
  }
  const parser = new Parser({
    onopentagname(name) {
      if (SILENT.has(name)) silent += 1
      if (name === 'td' || name === 'th') {
        if (line.trim() !== '') line += CELL
        cells += 1
      } else if (BREAKING.has(name)) end()
    },
    ontext(text) {
      if (silent === 0) line += text.replace(/[\r\n]+/g, ' ')
    },
    onclosetag(name) {
      if (SILENT.has(name)) silent = Math.max(0, silent - 1)
      if (name === 'td' || name === 'th') cells = Math.max(0, cells - 1)
      else if (BREAKING.has(name)) end()
    },
  })
  parser.end(html)
  lines.push(line)
  return lines.map((text) => text.replace(/[^\S\t]+/g, ' ').trim()).filter((text) => text !== '')
}
