import { type Browser, chromium } from 'playwright-core'

/** Letters as wide as on visitors' screens: without a window Chromium makes them whole pixels wide. */
export const LETTERS_AS_SEEN = '--font-render-hinting=none'
const ARGUMENTS = ['--disable-gpu', LETTERS_AS_SEEN]

/** Starts a Chromium of its own; whoever starts it closes it. @throws Error where the program does not start */
export function launchChromium(executablePath: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] })
}
