import type { Browser } from 'playwright-core'
import { findChromium } from '../src/check/browser/find-chromium.ts'
import { launchChromium } from '../src/check/browser/launch-chromium.ts'

/** The browser that is measured: CHROMIUM_PATH, or the first one that is installed. @throws Error where there is none */
export function chromiumPath(): string {
  const found = findChromium(process.env)
  if (!found) throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH.')
  return found
}

/** Starts it; whoever starts it closes it. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  return launchChromium(chromiumPath(), ['--no-sandbox', ...more])
}
