// A page as its texts and its elements, in their order: what a visitor reads, and where it stands.
import { Parser } from 'htmlparser2'

export interface PageElement {
  readonly name: string
  readonly parent: PageElement | null
  readonly attributes: Readonly<Record<string, string>>
}

export interface PageText {
  readonly text: string
  readonly parent: PageElement
}

export interface PageParts {
  readonly texts: readonly PageText[]
  readonly elements: readonly PageElement[]
}

/** Their content is no text of the page. */
const SILENT = new Set(['script', 'style', 'template', 'head', 'noscript'])

/** The texts of a page's body with words in them, and all its elements. */
export function readHtml(html: string): PageParts {
  const texts: PageText[] = []
  const elements: PageElement[] = []
  let current: PageElement | null = null
  let silent = 0
  let words = ''
  const flush = () => {
    if (current && silent === 0 && words.trim() !== '') texts.push({ text: words, parent: current })
    words = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      flush()
      current = { name, parent: current, attributes }
      elements.push(current)
      if (SILENT.has(name)) silent += 1
    },
    ontext(text) {
      words += text
    },
    onclosetag(name) {
      flush()
      if (SILENT.has(name)) silent -= 1
      current = current?.parent ?? null
    },
  })
  parser.end(html)
  return { texts, elements }
}

/** An element and what it stands in, innermost first. */
export function* upwards(element: PageElement | null): Generator<PageElement> {
  for (let one = element; one; one = one.parent) yield one
}
