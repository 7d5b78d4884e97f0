import { compileMdx } from '../content/compile-mdx.ts'
import { inOrder } from '../diagnostics/diagnostic.ts'
import { load } from '../pipeline/load.ts'
import { resolve } from '../pipeline/resolve.ts'
import { validate as validateSources } from '../pipeline/validate.ts'
import type { Config, Diagnostic } from '../types.ts'

/** `site validate`: all findings of the whole content in one run; writes nothing. */
export async function validate(config: Config): Promise<readonly Diagnostic[]> {
  const { value: project, diagnostics: loaded } = load(config)
  if (!project) return inOrder(loaded)
  const sources = await validateSources(config, project)
  const site = resolve(config, project, sources.value)
  const texts = await Promise.all([...(site.value?.documents.values() ?? [])].map((text) => compileMdx(config, text)))
  return inOrder([sources, site, ...texts].flatMap(({ diagnostics }) => diagnostics).concat(loaded))
}
