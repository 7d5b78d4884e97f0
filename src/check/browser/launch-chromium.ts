import { type Browser, chromium } from 'playwright-core'

/** Letters as wide as on visitors' screens: without a window Chromium may make them whole pixels wide. */
const ARGUMENTS = ['--disable-gpu', '--font-render-hinting=none']

/** Starts a Chromium of its own; whoever starts it closes it. @throws Error where the program does not start */
export function launchChromium(executablePath: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more] })
}
