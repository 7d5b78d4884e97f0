// What a first visit to a page transfers, computed from its files without a browser.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { compress, isText } from '../../output/compress.ts'
import type { BuiltSite } from '../built-site.ts'
import { addressBook } from '../links/addresses.ts'
import { styleReferences } from '../links/references.ts'
import type { Fetched } from '../read-page.ts'
import type { Weights } from './budgets.ts'
import { phoneImage } from './phone-image.ts'
import { scriptFiles } from './script-files.ts'

/** Weighs pages of one site; every file is read and weighed once. */
export type WeighPage = (file: string, fetched: Fetched) => Promise<Weights>

/**
 * Makes the function that weighs pages of a built site. Weights are bytes of bodies as they are sent, compressed where
 * the build did it or hosts would; headers do not count, nor do icons, which browsers fetch for themselves. All fonts
 * and pictures that a style sheet names count as if the page used them. Images and scripts that are loaded on scrolling
 * do not.
 */
export function pageWeigher(site: BuiltSite): WeighPage {
  const sizeOf = memoize((path: string) => sentBytes(join(site.folder, path)))
  const sizeOfText = memoize(async (text: string) => (text === '' ? 0 : (await compress(text)).br.byteLength))
  const read = memoize((path: string) => (site.files.has(path) ? site.read(path.slice(1)) : null))
  const leadsTo = addressBook(site)
  const pathOf = (address: string, from: string) => {
    const target = leadsTo(address, from)
    return target.kind === 'file' ? `/${target.file}` : ''
  }
  const weigh = async (paths: readonly string[]) => {
    const sizes = await Promise.all([...new Set(paths)].filter((path) => path !== '').map(sizeOf))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
  return async (file, fetched) => {
    const own = (addresses: readonly string[]) => addresses.map((address) => pathOf(address, `/${file}`))
    const styles = own(fetched.styles)
    const carried = fetched.inlineStyles.join('')
    const sheets = [...styles.map((path) => ({ path, css: read(path) ?? '' })), { path: `/${file}`, css: carried }]
    const named = sheets.flatMap(({ path, css }) => styleReferences(css).map(({ value }) => pathOf(value, path)))
    const scripts = scriptFiles({ ...fetched, scripts: own(fetched.scripts) }, read)
    const faces = own([...fetched.fonts, ...scripts.flatMap((path) => fontsIn(read(path) ?? ''))])
    const [document, inline, linked, script, fonts, images] = await Promise.all([
      sizeOf(`/${file}`),
      sizeOfText(carried),
      weigh([...styles, ...named.filter(isStyle)]),
      weigh(scripts),
      weigh([...faces, ...named.filter(isFont)]),
      weigh([...own(fetched.images.map(phoneImage)), ...named.filter((path) => !isFont(path) && !isStyle(path))]),
    ])
    // An inline style sheet counts as style, not as HTML, just like a linked one.
    const html = Math.max(0, document - inline)
    const css = linked + document - html
    return { html, css, script, fonts, images, total: html + css + script + fonts + images }
  }
}

const isFont = (path: string) => /[.](woff2?|ttf|otf)$/.test(path)
const isStyle = (path: string) => path.endsWith('.css')

/** Faces that a script adds by itself. */
function fontsIn(script: string): string[] {
  return [...script.matchAll(/["'](\/[^"'\s]+[.]woff2)["']/g)].map(([, address = '']) => address)
}

/** Size of the compressed copy beside a file, or of the one that a host would make. */
async function sentBytes(path: string): Promise<number> {
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size
  if (!isText(path)) return statSync(path).size
  const { br } = await compress(readFileSync(path))
  return br.byteLength
}

function memoize<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, { value: T }>()
  return (key) => {
    const known = made.get(key) ?? { value: make(key) }
    made.set(key, known)
    return known.value
  }
}
