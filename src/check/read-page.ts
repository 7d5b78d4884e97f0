// A built page, taken apart once: what it links to, where links can jump to, and what browsers fetch to show it.
import { Parser } from 'htmlparser2'
import { jsonLdAddresses, type Reference, referencesOf, styleReferences } from './links/references.ts'

/** An image and the other forms of it that a browser may take instead. */
export interface ImageTag {
  readonly src: string
  readonly srcset: string
  readonly sizes: string
  /** The `<source>` elements before it in its `<picture>`. */
  readonly sources: readonly Attributes[]
}

/** The mark of an island, and when it is loaded: "idle", "visible", … */
export interface IslandTag {
  readonly name: string
  readonly load: string
  /** Whether it is in the first section of the page or above: visible without scrolling. */
  readonly isOnTop: boolean
}

/** What a browser fetches before any interaction. Addresses as they are written. */
export interface Fetched {
  readonly styles: readonly string[]
  /** Style sheets that the page carries itself, as text. */
  readonly inlineStyles: readonly string[]
  readonly fonts: readonly string[]
  readonly scripts: readonly string[]
  /** Those that are not lazy, or are near the top. */
  readonly images: readonly ImageTag[]
  readonly islands: readonly IslandTag[]
  /** Whether a link or form in `<main>` opens a dialog of the page (`data-open`). */
  readonly hasOpener: boolean
}

/** What there is to know of a page. */
export interface PageFacts {
  readonly ids: ReadonlySet<string>
  readonly references: readonly Reference[]
  readonly fetched: Fetched
}

type Attributes = Readonly<Record<string, string>>

/** The template whose content the page inserts after the first paint (src/html/page-document.ts). */
const LATE_TEMPLATE = 'when-seen'

/** Takes a page apart. Places are those of tags in the text. */
export function readPage(html: string): PageFacts {
  const collector = new PageCollector()
  const parser: Parser = new Parser({
    onopentag: (name, attributes) => collector.open(name, attributes, parser.startIndex),
    ontext: (text) => collector.text(text),
    onclosetag: (name) => collector.close(name, parser.startIndex),
  })
  parser.end(html)
  return collector.facts()
}

class PageCollector {
  readonly #ids = new Set<string>()
  readonly #references: Reference[] = []
  readonly #styles: string[] = []
  readonly #inlineStyles: string[] = []
  readonly #fonts: string[] = []
  readonly #scripts: string[] = []
  readonly #images: ImageTag[] = []
  readonly #islands: IslandTag[] = []
  #isInMain = false
  #hasOpener = false
  /** How many top-level sections have begun, and how deep the parser is in the last one. */
  readonly #sections = { begun: 0, depth: 0 }
  /** How deep the parser is in what browsers with scripts ignore. */
  #inertDepth = 0
  #sources: Attributes[] = []
  #inside: { name: string; isJsonLd: boolean; text: string } | null = null

  open(name: string, attributes: Attributes, offset: number): void {
    const { id } = attributes
    if (id !== undefined) this.#ids.add(id)
    // Browsers still jump to <a name="…"> (https://html.spec.whatwg.org/#find-a-potential-indicated-element).
    if (name === 'a' && attributes['name']) this.#ids.add(attributes['name'])
    this.#references.push(...referencesOf(name, attributes, offset))
    if (isInert(name, attributes) || (this.#inertDepth > 0 && isContainer(name))) this.#inertDepth += 1
    if (name === 'section' && this.#sections.depth++ === 0) this.#sections.begun += 1
    if (name === 'style' || name === 'script') {
      this.#inside = { name, isJsonLd: attributes['type'] === 'application/ld+json', text: '' }
    }
    if (this.#inertDepth === 0) this.#fetch(name, attributes)
  }

  text(text: string): void {
    if (this.#inside) this.#inside.text += text
  }

  close(name: string, offset: number): void {
    if (this.#inertDepth > 0 && isContainer(name)) this.#inertDepth -= 1
    if (name === 'picture') this.#sources = []
    if (name === 'main') this.#isInMain = false
    if (name === 'section') this.#sections.depth -= 1
    if (this.#inside?.name !== name) return
    const { text, isJsonLd } = this.#inside
    this.#inside = null
    const start = offset - text.length
    if (name === 'style') {
      this.#inlineStyles.push(text)
      this.#references.push(...styleReferences(text).map((one) => ({ ...one, offset: start + one.offset })))
    }
    if (isJsonLd) {
      this.#references.push(...jsonLdAddresses(text).map((value) => ({ value, name: 'JSON-LD', offset: start })))
    }
  }

  #fetch(name: string, attributes: Attributes): void {
    const { src, 'data-island': island, 'data-load': load = 'visible' } = attributes
    const isOnTop = this.#sections.begun <= 1
    if (island !== undefined) this.#islands.push({ name: island, load, isOnTop })
    if (name === 'main') this.#isInMain = true
    this.#hasOpener ||= this.#isInMain && 'data-open' in attributes
    if (name === 'link') this.#link(attributes)
    if (name === 'script' && src !== undefined) this.#scripts.push(src)
    if (name === 'source') this.#sources.push(attributes)
    if (name === 'video' && attributes['poster']) this.#images.push(imageTag({ src: attributes['poster'] }, []))
    if (name === 'img' && (isOnTop || attributes['loading'] !== 'lazy'))
      this.#images.push(imageTag(attributes, this.#sources))
  }

  #link({ rel = '', href = '', as, imagesrcset = '', imagesizes = '' }: Attributes): void {
    const relations = rel.toLowerCase().split(/\s+/)
    if (relations.includes('stylesheet')) this.#styles.push(href)
    if (relations.includes('modulepreload')) this.#scripts.push(href)
    if (!relations.includes('preload')) return
    if (as === 'font') this.#fonts.push(href)
    if (as === 'script') this.#scripts.push(href)
    if (as === 'style') this.#styles.push(href)
    if (as === 'image') this.#images.push(imageTag({ src: href, srcset: imagesrcset, sizes: imagesizes }, []))
  }

  facts(): PageFacts {
    return {
      ids: this.#ids,
      references: this.#references,
      fetched: {
        styles: this.#styles,
        inlineStyles: this.#inlineStyles,
        fonts: this.#fonts,
        scripts: this.#scripts,
        images: this.#images,
        islands: this.#islands,
        hasOpener: this.#hasOpener,
      },
    }
  }
}

function imageTag({ src = '', srcset = '', sizes = '' }: Attributes, sources: readonly Attributes[]): ImageTag {
  return { src, srcset, sizes, sources: [...sources] }
}

function isInert(name: string, { id }: Attributes): boolean {
  return name === 'noscript' || (name === 'template' && id !== LATE_TEMPLATE)
}

function isContainer(name: string): boolean {
  return name === 'noscript' || name === 'template'
}
