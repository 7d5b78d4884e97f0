import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseYaml } from '../../content/yaml.ts'

/** The language that a project is written in by its settings; German where they name none. */
export function defaultLanguageOf(root: string): string {
  const file = join(root, 'site/site.yaml')
  const settings = parseYaml(existsSync(file) ? readFileSync(file, 'utf8') : '', 'site/site.yaml').value
  const hasLanguage = typeof settings === 'object' && settings !== null && 'defaultLanguage' in settings
  return hasLanguage ? String(settings.defaultLanguage) : 'de'
}
