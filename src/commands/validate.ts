import { hasErrors, inOrder } from '../diagnostics/diagnostic.ts'
import { load } from '../pipeline/load.ts'
import { resolve } from '../pipeline/resolve.ts'
import { validate as validateSources } from '../pipeline/validate.ts'
import type { Config, Diagnostic } from '../types.ts'

/** `site validate`: all findings of the whole content in one run; writes nothing. */
export async function validate(config: Config): Promise<readonly Diagnostic[]> {
  const project = load(config)
  if (hasErrors(project.diagnostics)) return inOrder([...project.diagnostics])
  const sources = await validateSources(config, project.value)
  const site = resolve(config, project.value, sources.value)
  return inOrder([project, sources, site].flatMap(({ diagnostics }) => [...diagnostics]))
}
