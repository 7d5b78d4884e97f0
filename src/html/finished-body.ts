// What is to be known of a page that has been drawn, found in one pass over its tags: texts between them are passed over.
import { type InlineHashes, inlineHash } from './policy.ts'

/** The body of a page, and what its document and its policy have to know of it. */
export interface FinishedBody {
  /** With the JSON of islands in plain quotes. */
  readonly html: string
  readonly hasIslands: boolean
  /**
   * A style or event attribute, such as `onclick="…"`: no hash allows one without 'unsafe-hashes', so that browsers would
   * ignore it. null: there is none.
   */
  readonly refused: string | null
  /** What stands inline, as hashes of exactly the bytes that a browser will hash. */
  readonly inline: InlineHashes
}

/** Looks through the HTML that React made. */
export function finishedBody(html: string): FinishedBody {
  const scan = new TagScan(html)
  scan.run()
  return scan.finished()
}

/** Types of scripts that policies look at (https://html.spec.whatwg.org/#prepare-the-script-element); none: a script. */
const RUNNING_TYPES = ['', 'module', 'importmap', 'speculationrules', 'text/javascript', 'application/javascript']

const [GREATER, EQUALS, SLASH, DOUBLE_QUOTE, SINGLE_QUOTE, SPACE] = [0x3e, 0x3d, 0x2f, 0x22, 0x27, 0x20]
const [LETTER_D, LETTER_O, LETTER_S] = [0x64, 0x6f, 0x73]
/** Between a capital letter and a small one. */
const SMALL = 0x20

interface Attribute {
  readonly start: number
  readonly nameEnd: number
  /** The quotes around the value, if it has some, are outside of it. */
  readonly valueStart: number
  readonly valueEnd: number
}

class TagScan {
  readonly #html: string
  #pos = 0
  #written = ''
  /** Where what is not in `#written` yet begins. */
  #taken = 0
  #hasIslands = false
  #refused: string | null = null
  readonly #scripts = new Set<string>()
  readonly #data = new Set<string>()
  readonly #styles = new Set<string>()

  constructor(html: string) {
    this.#html = html
  }

  run(): void {
    const html = this.#html
    for (let open = html.indexOf('<'); open >= 0; open = html.indexOf('<', this.#pos)) {
      this.#pos = open + 1
      if (!isLetter(html.charCodeAt(open + 1))) continue
      const nameEnd = this.#endOfName()
      this.#pos = nameEnd
      this.#readAttributes()
      // Only "script" and "style" begin with this letter and end like that.
      if ((html.charCodeAt(open + 1) | SMALL) === LETTER_S) this.#readBlock(html.slice(open + 1, nameEnd), nameEnd)
    }
  }

  finished(): FinishedBody {
    const html = this.#taken === 0 ? this.#html : this.#written + this.#html.slice(this.#taken)
    const inline = { scripts: [...this.#scripts], data: [...this.#data], styles: [...this.#styles] }
    return { html, hasIslands: this.#hasIslands, refused: this.#refused, inline }
  }

  /** From the place to the character that ends the name of a tag or of an attribute. */
  #endOfName(): number {
    const html = this.#html
    let pos = this.#pos
    while (pos < html.length && !endsName(html.charCodeAt(pos))) pos++
    return pos
  }

  /** Reads the attributes of a tag; then the place is behind it. */
  #readAttributes(): void {
    const html = this.#html
    while (this.#pos < html.length) {
      const character = html.charCodeAt(this.#pos)
      if (character === GREATER) {
        this.#pos++
        return
      }
      if (endsName(character)) this.#pos++
      else this.#readAttribute()
    }
  }

  #readAttribute(): void {
    const html = this.#html
    const start = this.#pos
    const nameEnd = this.#endOfName()
    this.#pos = nameEnd
    if (html.charCodeAt(nameEnd) !== EQUALS) return
    const quote = html.charCodeAt(nameEnd + 1)
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) {
      this.#pos = nameEnd + 1
      return
    }
    const valueStart = nameEnd + 2
    const end = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", valueStart)
    const valueEnd = end < 0 ? html.length : end
    this.#pos = valueEnd + 1
    this.#see({ start, nameEnd, valueStart, valueEnd })
  }

  /** Most attributes are of no interest, and their first letters say so. */
  #see(attribute: Attribute): void {
    const first = this.#html.charCodeAt(attribute.start) | SMALL
    if (first === LETTER_D) this.#seeData(attribute)
    else if (first === LETTER_O || first === LETTER_S) this.#seeRefused(attribute)
  }

  #seeData({ start, nameEnd, valueStart, valueEnd }: Attribute): void {
    const html = this.#html
    const name = html.slice(start, nameEnd)
    if (name === 'data-island') this.#hasIslands ||= /^[\w-]+$/.test(html.slice(valueStart, valueEnd))
    if (name !== 'data-props' || html.charCodeAt(valueStart - 1) !== DOUBLE_QUOTE) return
    const json = html.slice(valueStart, valueEnd)
    if (!json.includes('&quot;')) return
    this.#written += `${html.slice(this.#taken, valueStart - 1)}'${inPlainQuotes(json)}'`
    this.#taken = valueEnd + 1
  }

  #seeRefused({ start, nameEnd, valueEnd }: Attribute): void {
    const name = this.#html.slice(start, nameEnd)
    if (/^(?:style|on[a-z]+)$/i.test(name)) this.#refused ??= this.#html.slice(start, valueEnd + 1)
  }

  /** Reads the text of a script or of styles, which is no HTML. */
  #readBlock(name: string, attributesStart: number): void {
    const kind = name.toLowerCase()
    if (kind !== 'script' && kind !== 'style') return
    const html = this.#html
    const closing = kind === 'script' ? /<\/script\s*>/gi : /<\/style\s*>/gi
    closing.lastIndex = this.#pos
    const end = closing.exec(html)
    if (!end) return
    const text = html.slice(this.#pos, end.index)
    const attributes = html.slice(attributesStart, this.#pos - 1)
    this.#pos = closing.lastIndex
    if (kind === 'style') this.#styles.add(inlineHash(text))
    else if (!/\ssrc=/.test(attributes)) this.#kindOf(attributes).add(inlineHash(text))
  }

  #kindOf(attributes: string): Set<string> {
    const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? ''
    return RUNNING_TYPES.includes(type.toLowerCase()) ? this.#scripts : this.#data
  }
}

/**
 * The JSON of an attribute with its quotes as they are, for an attribute in single ones: React writes six characters for each
 * quote, and a phone waits for all of them before anything else on the page.
 */
function inPlainQuotes(json: string): string {
  return json.replaceAll('&quot;', '"').replaceAll("'", '&#39;').replaceAll('&#x27;', '&#39;')
}

function isLetter(character: number): boolean {
  const small = character | SMALL
  return small >= 0x61 && small <= 0x7a
}

function endsName(character: number): boolean {
  return character <= SPACE || character === EQUALS || character === GREATER || character === SLASH
}
