import type { Browser } from 'playwright-core'
import { findChromium } from '../../src/check/browser/find-chromium.ts'
import { launchChromium } from '../../src/check/browser/launch-chromium.ts'

/** The browser that `npm test` found; run alone, a test looks for one itself. */
export const chromiumPath = findChromium(process.env) ?? '/usr/bin/chromium'

/** Starts that browser; whoever starts it closes it. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  return launchChromium(chromiumPath, ['--no-sandbox', ...more])
}
