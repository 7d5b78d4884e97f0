import { join } from 'node:path'
import { packageRoot } from '../config.ts'
import { runEsbuild } from './common.ts'

/** The script that `site dev` puts into pages, compiled from the generator's own files. */
export async function bundleDevClient(): Promise<string> {
  const root = packageRoot()
  const { value, diagnostics } = await runEsbuild(root, {
    entryPoints: { client: 'src/dev/client/main.ts' },
    platform: 'browser',
    format: 'esm',
    target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
    minify: true,
  })
  const [file] = value?.files ?? []
  if (!file) throw new Error(`${join(root, 'src/dev/client')} cannot be compiled: ${diagnostics[0]?.message}`)
  return Buffer.from(file.contents).toString('utf8')
}
