// Makes the samples of the document demo: mails are text, pages are printed or photographed by Chromium.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { ORIGIN, withChromium } from '../check/browser/chromium.ts'
import { fillDays } from './fill-days.ts'
import { assetPath, type Sample } from './samples.ts'

const SOURCES = 'site/samples'
/** Pixels of a picture for each of the page: letters are as large as in a scan of 144 dpi. */
const PICTURE_SCALE = 1.5
const PICTURE_QUALITY = 66

interface MakeOptions {
  readonly root: string
  /** The day that all their days follow from: "2026-03-31". */
  readonly today: string
  readonly chromium: string
}

/** Writes the samples that have a source. @returns what kept Chromium from it, if something did */
export async function makeSamples(samples: readonly Sample[], options: MakeOptions): Promise<string | null> {
  const { root, today, chromium } = options
  const sourced = samples.flatMap((sample) => {
    const source = sourceOf(root, sample)
    return source ? [{ sample, source }] : []
  })
  for (const { sample, source } of sourced.filter(({ source: one }) => !isPage(one)))
    write(root, sample, fillDays(readFileSync(join(root, source), 'utf8'), today).replace(/\r?\n/g, '\r\n'))
  const pages = sourced.filter(({ source }) => isPage(source))
  const drawn = await withChromium(chromium, async (browser) => {
    const context = await browser.newContext({ deviceScaleFactor: PICTURE_SCALE })
    await context.route('**/*', async (route) => {
      const file = decodeURIComponent(new URL(route.request().url()).pathname).slice(1)
      const path = join(root, file)
      if (!existsSync(path)) await route.fulfill({ status: 404, body: '' })
      else if (isPage(file))
        await route.fulfill({ contentType: 'text/html', body: fillDays(readFileSync(path, 'utf8'), today) })
      else await route.fulfill({ path })
    })
    const window = await context.newPage()
    for (const { sample, source } of pages) {
      await window.goto(`${ORIGIN}/${source}`, { waitUntil: 'networkidle' })
      await window.evaluate(() => document.fonts.ready)
      if (extname(sample.file) === '.pdf')
        write(root, sample, await window.pdf({ preferCSSPageSize: true, printBackground: true }))
      else {
        const size = await window.evaluate(() => ({
          width: document.body.offsetWidth,
          height: document.body.offsetHeight,
        }))
        await window.setViewportSize(size)
        write(root, sample, await window.screenshot({ type: 'jpeg', quality: PICTURE_QUALITY }))
      }
    }
    return null
  })
  return drawn?.problem ?? null
}

const isPage = (file: string) => extname(file) === '.html'

/** Where a sample is made from: the same file, or a page that is printed or photographed; null: it is kept as it is. */
function sourceOf(root: string, { name, file }: Sample): string | null {
  const sources = [`${SOURCES}/${name}${extname(file)}`, `${SOURCES}/${name}.html`]
  return sources.find((source) => existsSync(join(root, source))) ?? null
}

function write(root: string, { file }: Sample, contents: string | Uint8Array): void {
  const path = assetPath(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, contents)
}
