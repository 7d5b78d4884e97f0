import { join } from 'node:path'
import { packageRoot } from '../config.ts'
import { BROWSERS, runEsbuild } from './common.ts'

/** The script that `site dev` puts into pages, compiled from the generator's own files. */
export function bundleDevClient(): Promise<string> {
  return bundled('src/dev/client/main.ts', 'esm')
}

/** The editor, a module that is loaded when editing begins, and the script that offers it. */
export async function bundleEditor(): Promise<{ readonly offer: string; readonly editor: string }> {
  const [offer, editor] = await Promise.all([
    bundled('src/edit/client/offer.ts', 'iife'),
    bundled('src/edit/client/main.ts', 'esm'),
  ])
  return { offer, editor }
}

async function bundled(entry: string, format: 'esm' | 'iife'): Promise<string> {
  const root = packageRoot()
  const { value, diagnostics } = await runEsbuild(root, {
    entryPoints: { client: entry },
    platform: 'browser',
    format,
    target: BROWSERS,
    minify: true,
  })
  const [file] = value?.files ?? []
  if (!file) throw new Error(`${join(root, entry)} cannot be compiled: ${diagnostics[0]?.message}`)
  return Buffer.from(file.contents).toString('utf8')
}
