// MDX -> code that makes React elements. Compiling is the slowest thing about a text (0.4 s for the first one), so the
// code is kept by content.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Message } from 'esbuild'
import { error } from '../diagnostics/diagnostic.ts'
import type { Checked, Config, Diagnostic, Source } from '../types.ts'
import { contentHash } from './hash.ts'
import { splitMdx } from './mdx.ts'

/** Compiles the text of one MDX file; null when it has a mistake. */
export async function compileMdx(config: Config, source: Source): Promise<Checked<string | null>> {
  const key = contentHash(`${process.env['SITE_GENERATOR'] ?? ''} ${source.hash}`)
  const cached = config.cache && join(config.cache, 'mdx', `${key}.js`)
  if (cached && existsSync(cached)) return { value: readFileSync(cached, 'utf8'), diagnostics: [] }
  const result = await compile(readFileSync(join(config.root, source.file), 'utf8'), source.file)
  if (cached && result.value) {
    mkdirSync(dirname(cached), { recursive: true })
    writeFileSync(cached, result.value)
  }
  return result
}

async function compile(text: string, file: string): Promise<Checked<string | null>> {
  const { bundleMDX } = await import('mdx-bundler')
  const { body } = splitMdx(text, file).value
  // The front matter is emptied, not cut off: the compiler reads it with rules of its own, and lines must keep
  // their numbers.
  const linesBefore = text.slice(0, text.length - body.length).split('\n').length - 1
  const source = `---\n${'\n'.repeat(Math.max(0, linesBefore - 2))}---\n${body}`
  try {
    const { code } = await bundleMDX({
      source,
      // Nothing is read from there: imports are refused.
      cwd: '/',
      mdxOptions: (options) => ({ ...options, remarkPlugins: [refuseCode, ...(options.remarkPlugins ?? [])] }),
      esbuildOptions: (options) => ({ ...options, logLevel: 'silent' }),
    })
    return { value: code, diagnostics: [] }
  } catch (cause) {
    const [problem] = (cause as { errors?: Message[] }).errors ?? []
    if (!problem) throw cause
    return { value: null, diagnostics: [mdxProblem(problem, file)] }
  }
}

interface Tree {
  readonly children: readonly { type: string; position?: object }[]
}

/**
 * A text may not import or export: what it shows comes from its components. This comes first of all plugins, because
 * the compiler's own ones add an export.
 */
function refuseCode() {
  return (tree: Tree, file: { fail(message: string, place: unknown): never }) => {
    const code = tree.children.find(({ type }) => type === 'mdxjsEsm')
    if (code) file.fail('Texts cannot use import and export.', code)
  }
}

function mdxProblem({ text, location, detail }: Message, file: string): Diagnostic {
  const cause = (detail as { cause?: { reason?: string; line?: number; column?: number } } | undefined)?.cause
  const place = cause?.line ? cause : (detail as typeof cause)
  const line = place?.line ?? location?.line ?? 1
  const column = place?.column ?? (location?.column ?? 0) + 1
  const hint = 'Close every tag and brace; write &#123; and &lt; for { and < in a text.'
  return error('mdx/build', place?.reason ?? text, { file, line, column, length: 1 }, hint)
}
