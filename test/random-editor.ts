// An author who changes a copy of the fixture site at random: every kind of file, in every way that editors and file
// managers do it, including mistakes. The same seed makes the same edits.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Numbers from 0 to below 1 (Mulberry32, https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

type Change = readonly [file: string, from: RegExp, to: (word: string) => string]

/** Edits that leave the site without mistakes; `word` is new each time. */
const HARMLESS: readonly Change[] = [
  ['site/pages/index.yaml', /de: Werkzeug für 1 € am Tag.*?,/, (word) => `de: Werkzeug für 1 € am Tag ${word},`],
  ['site/pages/index.yaml', /de: Aussuchen.*/, (word) => `de: Aussuchen und ${word}.`],
  ['site/pages/tools.yaml', /title: Das .*/, (word) => `title: Das ${word}`],
  ['site/pages/tools.yaml', /days: \d+/, (word) => `days: ${1 + (word.length % 9)}`],
  ['site/pages/tools.yaml', /routes: .*/, (word) => `routes: [/tools, /werkzeug, /${word}]`],
  ['site/pages/404.yaml', /title: Hier ist .*/, (word) => `title: Hier ist ${word}`],
  ['site/data/tools.yaml', /price: \d+/, (word) => `price: ${1 + (word.charCodeAt(0) % 20)}`],
  ['site/data/tools.yaml', /de: S[^,]*,/, (word) => `de: Säge ${word},`],
  ['site/data/place.yaml', /Am \w+/, (word) => `Am ${word}`],
  ['site/legal/terms.de.mdx', /Wer zu spät .*/, (word) => `Wer zu spät ${word}, zahlt <Fee /> am Tag.`],
  ['site/site.yaml', /name: .*/, (word) => `name: Werkzeug für ${word}`],
  ['site/site.yaml', /url: .*/, (word) => `url: https://${word}.example`],
  ['site/assets/mark.svg', /<path d="[^"]*"/, (word) => `<path d="M${word.length} 4h40v8H4zM20 12h8v16h-8z"`],
  ['schemas/page.json', /"Addresses[^"]*"/, (word) => `"Addresses; the first is canonical. ${word}"`],
  ['schemas/sections/text.json', /"description": "Heading[^"]*"/, (word) => `"description": "Heading ${word}."`],
  ['templates/Page.tsx', /<main[^>]*>/, (word) => `<main title="${word}">`],
  ['templates/sections/Text.tsx', /<h2[^>]*>/, (word) => `<h2 title="${word}">`],
  ['templates/Document.tsx', /<b>1 .*?<\/b>/, (word) => `<b>1 € ${word}</b>`],
  ['templates/islands/DayPrice.tsx', /<output[^>]*>/, (word) => `<output title="${word}">`],
  ['common/units.ts', /'€[^']*'/, (word) => `'€ ${word}'`],
  ['templates/islands/remember-choice.ts', /'language[^']*'/, (word) => `'language-${word}'`],
  ['templates/islands/hydrate.ts', /\/\*\* Wakes .*/, (word) => `/** Wakes ${word}. */\nexport const ${word} = 1\n`],
  ['templates/styles/tokens.css', /--ink: [^;]*;/, (word) => `--ink: #${colour(word)};`],
  ['templates/styles/site.css', /body \{[^}]*\}/, (word) => `body { color: var(--ink); order: ${word.length} }`],
  ['functions/hello.ts', /text: '[^']*'/, (word) => `text: '${word}'`],
]

/** Edits that keep a site from being built, or leave dead links. */
const HARMFUL: readonly Change[] = [
  ['site/pages/index.yaml', /languages:.*/, () => 'languages: [de, en'],
  ['site/pages/index.yaml', /to: \/tools#shelf/, (word) => `to: /${word}`],
  ['site/pages/tools.yaml', /tools: .*/, (word) => `tools: [hammer, ${word}]`],
  ['site/pages/tools.yaml', /days: .*/, () => 'dayz: 3'],
  ['site/pages/terms.yaml', /routes: .*/, () => 'routes: [/tools]'],
  ['site/data/tools.yaml', /price: .*/, () => 'price: much'],
  ['site/legal/terms.de.mdx', /<Fee \/>/, () => '<Fee>'],
  ['site/site.yaml', /defaultLanguage: .*/, () => 'defaultLanguage: 1'],
  ['site/assets/mark.svg', /<svg/, () => 'svg'],
  ['schemas/page.json', /"type": "object",/, () => '"type": "object"'],
  ['templates/Page.tsx', /<main/, () => '<main <'],
  ['templates/sections/Text.tsx', /<h2/, () => '{(undefined as any).x}<h2'],
  ['templates/islands/DayPrice.tsx', /from 'react'/, () => "from './nowhere.ts'"],
  ['templates/styles/site.css', /'\.\/tokens\.css'/, () => "'./nowhere.css'"],
  ['functions/hello.ts', /Response\.json/, () => 'Response..json'],
]

function colour(word: string): string {
  return Buffer.from(word).toString('hex').padEnd(6, '0').slice(0, 6)
}

/** Folders that are moved away and come back. */
const FOLDERS = [
  'site/legal',
  'site/pages',
  'templates/sections',
  'templates/islands',
  'functions',
  'schemas/data',
  'site',
]

/** The author at work. */
export class RandomEditor {
  readonly #root: string
  readonly #next: () => number
  /** How to fix what is broken, by what it is. */
  readonly #fixes = new Map<string, () => void>()
  #count = 0

  constructor(root: string, seed: number) {
    this.#root = root
    this.#next = randomNumbers(seed)
  }

  /** Makes one edit, or undoes one. @returns what was done, for messages */
  edit(): string {
    this.#count += 1
    const [fix] = this.#fixes
    if (fix && this.#next() < 0.4) return this.#fix(fix[0])
    const kind = this.#next()
    if (kind < 0.6) return this.#change(this.#pick(HARMLESS))
    if (kind < 0.75) return this.#break(this.#pick(HARMFUL))
    if (kind < 0.83) return this.#newPage()
    if (kind < 0.89) return this.#newCode()
    if (kind < 0.95) return this.#moveAway(this.#pick(FOLDERS))
    return this.#rename()
  }

  /** Fixes everything, the last first. */
  mendAll(): void {
    for (const name of [...this.#fixes.keys()].reverse()) this.#fix(name)
  }

  #fix(name: string): string {
    // A folder that was moved away after a file in it was broken comes back first.
    const moved = [...this.#fixes.keys()].find((other) => name.startsWith(`${other}/`) && other !== name)
    const chosen = moved ?? name
    const fix = this.#fixes.get(chosen)
    this.#fixes.delete(chosen)
    fix?.()
    return `fix ${chosen}`
  }

  #path(file: string): string {
    return join(this.#root, file)
  }

  #pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.#next() * list.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  #word(): string {
    return `w${this.#count}${this.#pick(['a', 'bb', 'ccc', 'dddd'])}`
  }

  #change([file, from, to]: Change): string {
    if (!existsSync(this.#path(file))) return 'nothing'
    const text = readFileSync(this.#path(file), 'utf8')
    const word = this.#word()
    this.#save(
      file,
      text.replace(from, () => to(word)),
    )
    return `change ${file} ${word}`
  }

  #break([file, from, to]: Change): string {
    if (!existsSync(this.#path(file)) || this.#fixes.has(file)) return 'nothing'
    const before = readFileSync(this.#path(file), 'utf8')
    this.#save(
      file,
      before.replace(from, () => to('nowhere')),
    )
    this.#fixes.set(file, () => this.#save(file, before))
    return `break ${file}`
  }

  /** As editors do: into the file, or beside it and then in its place. */
  #save(file: string, text: string): void {
    const path = this.#path(file)
    mkdirSync(dirname(path), { recursive: true })
    const isPlain = this.#next() < 0.5
    const beside = isPlain ? path : join(dirname(path), `.${this.#count}.swp`)
    writeFileSync(beside, text)
    if (!isPlain) renameSync(beside, path)
  }

  #newPage(): string {
    if (!existsSync(this.#path('site/pages'))) return 'nothing'
    const name = this.#pick(['a', 'b', 'deep/c', 'deep/er/d'])
    const file = `site/pages/extra/${name}.yaml`
    if (existsSync(this.#path(file)) && this.#next() < 0.5) {
      rmSync(this.#path(file))
      return `remove ${file}`
    }
    const word = this.#word()
    const seo = '{ title: Noch eine Seite mit Werkzeug, description: Eine Seite die kam und vielleicht wieder geht. }'
    const sections = `[{ type: text, title: ${word} }]`
    this.#save(file, `routes: [/extra/${name}]\nseo: ${seo}\nsections: ${sections}\n`)
    return `add ${file} ${word}`
  }

  /** Code, styles and files that nothing uses yet; islands and functions count all the same. */
  #newCode(): string {
    const file = this.#pick([
      'templates/islands/extra.ts',
      'templates/parts/Extra.tsx',
      'functions/extra.ts',
      'site/assets/extra.txt',
    ])
    if (!existsSync(dirname(this.#path(file)))) return 'nothing'
    if (existsSync(this.#path(file))) {
      rmSync(this.#path(file))
      return `remove ${file}`
    }
    this.#save(file, `export const enhance = () => '${this.#word()}'\n`)
    return `add ${file}`
  }

  #moveAway(folder: string): string {
    const [from, to] = [this.#path(folder), this.#path(`.away-${folder.replaceAll('/', '-')}`)]
    const isTaken = [...this.#fixes.keys()].some((name) => folder.startsWith(`${name}/`) || name === folder)
    if (isTaken || !existsSync(from)) return 'nothing'
    renameSync(from, to)
    this.#fixes.set(folder, () => {
      mkdirSync(dirname(from), { recursive: true })
      rmSync(from, { recursive: true, force: true })
      renameSync(to, from)
    })
    return `move away ${folder}`
  }

  #rename(): string {
    const folder = this.#path('site/pages/extra')
    const [name] = existsSync(folder) ? readdirSync(folder).filter((entry) => entry.endsWith('.yaml')) : []
    if (!name) return 'nothing'
    renameSync(join(folder, name), join(folder, `${this.#word()}.yaml`))
    return `rename ${name}`
  }
}
