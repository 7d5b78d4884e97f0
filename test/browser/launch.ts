import { type Browser, chromium } from 'playwright-core'

/** The browser that `npm test` found; run alone, a test takes Debian's. */
const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'

/** Letters as wide as on visitors' screens: without a window Chromium would make them whole pixels wide. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none']

/** Starts a Chromium of its own; whoever starts it closes it. */
export function launch(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] })
}
