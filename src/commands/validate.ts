import { compileMdx } from '../content/compile-mdx.ts'
import { fillTexts } from '../context/named-values.ts'
import { Findings } from '../diagnostics/findings.ts'
import { load } from '../pipeline/load.ts'
import { resolve } from '../pipeline/resolve.ts'
import { applyRules } from '../pipeline/rules.ts'
import { validate as validateSources } from '../pipeline/validate.ts'
import type { Config, Diagnostic } from '../types.ts'
import { type Caches, withCaches } from './caches.ts'

/** `site validate`: all findings of the whole content in one run; writes nothing. */
export async function validate(config: Config): Promise<readonly Diagnostic[]> {
  return withCaches(config, (caches) => validateWith(config, caches))
}

async function validateWith(config: Config, caches: Caches): Promise<readonly Diagnostic[]> {
  const findings = new Findings()
  const project = findings.take(load(config))
  if (!project) return findings.inOrder()
  const sources = findings.take(await validateSources(config, project, caches.readings))
  const resolved = findings.take(resolve(config, { project, sources }, caches.names))
  if (!resolved) return findings.inOrder()
  findings.add(applyRules(resolved, new Date(), caches.rules))
  const compiling = [...resolved.site.documents.values()].map((text) =>
    compileMdx(config.root, text, { store: caches.texts(text.name), fill: fillTexts(resolved.site) }),
  )
  for (const text of await Promise.all(compiling)) findings.take(text)
  return findings.inOrder()
}
