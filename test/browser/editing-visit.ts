// What the tests of the editor share: a copy of the agency's site in `site dev --edit`, and its bar.
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { dev } from '../../src/commands/dev.ts'
import { AGENCY } from '../agency-site.ts'
import { Project, temporaryFolder } from '../project.ts'

const PARTS = ['site', 'schemas', 'common', 'templates', 'functions', 'package.json', 'package-lock.json']

export const OPTIONS = {
  port: 0,
  editor: 'vscode',
  language: 'en',
  environment: {},
  say: () => undefined,
  onDone: () => undefined,
  isEditable: true,
} as const

export const PANEL = '.panel[role=dialog]'

export function agencyCopy(): Project {
  const project = new Project(temporaryFolder())
  for (const part of PARTS) cpSync(join(AGENCY, part), project.path(part), { recursive: true })
  return project
}

export function settingsOf({ root }: Project): Parameters<typeof dev>[0] {
  const [out, cache] = [join(temporaryFolder(), 'dist'), join(temporaryFolder(), 'cache')]
  return { root, out, cache, compress: false, workerFile: null }
}

/** Opens a page; resolves when it can be edited. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Publish' }).waitFor()
}
