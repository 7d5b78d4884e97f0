import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '../content/text.ts'
import type { TemplateCode } from '../context/templates.ts'
import { error } from '../diagnostics/diagnostic.ts'
import type { Built, Compilers } from '../esbuild/common.ts'
import { describeBundle } from '../esbuild/islands.ts'
import type { Bundle, Checked, Config, Diagnostic, OutputFile } from '../types.ts'

/** All that is made from code: the module that renders, what browsers load, and what the server runs. */
export interface Bundled {
  /** The compiled templates, and the React that they require, both as CommonJS. */
  readonly code: TemplateCode
  readonly bundle: Bundle
  /** null: the project has no functions. */
  readonly functions: readonly OutputFile[] | null
}

/** Compiles templates, islands, styles and functions; null when something is missing or has a mistake. */
export async function bundle({ root }: Config, compilers: Compilers): Promise<Checked<Bundled | null>> {
  if (!existsSync(join(root, 'templates/Page.tsx'))) return { value: null, diagnostics: [noPage()] }
  const [templates, react, islands, functions, owner] = await Promise.all([
    compilers.templates(),
    compilers.react(),
    compilers.islands(),
    compilers.functions(),
    compilers.owner(),
  ])
  const diagnostics = [templates, react, islands, functions, owner].flatMap((part) => part.diagnostics)
  const code = { templates: textOf(templates.value, 'templates.js'), react: textOf(react.value, 'react.js') }
  if (code.templates === '' || code.react === '' || !islands.value) return { value: null, diagnostics }
  return {
    value: {
      code,
      bundle: describeBundle(islands.value),
      functions: functions.value && [...functions.value.files, ...(owner.value?.files ?? [])],
    },
    diagnostics,
  }
}

function noPage(): Diagnostic {
  const hint = {
    en: 'Write a component Page that draws the data of a page.',
    de: 'Eine Komponente Page schreiben, die die Daten einer Seite zeichnet.',
  }
  const message = { en: 'There is no templates/Page.tsx.', de: 'Es gibt keine templates/Page.tsx.' }
  return error('project/no-page-template', message, null, hint)
}

/** Compiled code as text: between two edits of content it is the same. */
const texts = new WeakMap<OutputFile, string>()

/** "" when it could not be compiled. */
function textOf(built: Built | null, name: string): string {
  const file = built?.files.find(({ path }) => path === name)
  if (!file) return ''
  const text = texts.get(file) ?? (typeof file.contents === 'string' ? file.contents : decodeText(file.contents))
  texts.set(file, text)
  return text
}
