import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import type { BuiltSite } from '../built-site.ts'
import { addressBook } from '../links/addresses.ts'
import { launchChromium } from './launch-chromium.ts'

/**
 * A browser that is open while it is used.
 *
 * @returns what kept it from starting, if something did
 */
export async function withChromium<T>(
  executablePath: string,
  use: (browser: Browser) => Promise<T>,
): Promise<T | { readonly problem: string }> {
  const launched = launchChromium(executablePath, ['--disable-background-networking'])
  const browser = await launched.catch((cause: Error) => cause)
  if (browser instanceof Error) return { problem: browser.message.split('\n')[0] ?? '' }
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** Browsers trust localhost as they trust https, so that pages can do all they do when they are live. */
export const ORIGIN = 'http://localhost'

/** Serves the built site to a browser. Functions succeed and store nothing; other hosts do not answer. */
export async function answerFrom(site: BuiltSite, context: BrowserContext): Promise<void> {
  const leadsTo = addressBook({ ...site, origin: ORIGIN })
  await context.route('**/*', async (route) => {
    const target = leadsTo(route.request().url(), '/')
    if (target.kind === 'outside') await route.abort()
    else if (target.kind === 'function') await route.fulfill({ json: { ok: true, id: 'check' } })
    else if (target.kind === 'page' || target.kind === 'file')
      await route.fulfill({ path: join(site.folder, target.file) })
    else await route.fulfill({ status: 404, body: '' })
  })
}
