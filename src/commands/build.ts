import { inOrder } from '../diagnostics/diagnostic.ts'
import { type Emitted, emit } from '../pipeline/emit.ts'
import type { Checked, Config } from '../types.ts'
import { allStages, gather, planSite } from './plan.ts'

/** Says how far a long command is: a stage, and how much of it is done. */
export type Progress = (stage: string, done: number, total: number) => void

export interface BuildConfig extends Config {
  /** Warnings keep the site from being written, as errors do. */
  readonly strict: boolean
}

export interface Built extends Emitted {
  readonly pages: number
}

/**
 * `site build`: plans the whole site and writes what differs from the last one.
 *
 * @returns null when an error stands; then nothing was written and dist/ is the last good site
 */
export async function build(config: BuildConfig, progress: Progress): Promise<Checked<Built | null>> {
  const onRead = (files: number) => progress('read', 0, files)
  const stages = allStages(config)
  const { value: gathered, diagnostics: early } = await gather(stages, onRead)
  if (!gathered) return { value: null, diagnostics: inOrder(early) }
  const { value: planned, diagnostics } = await planSite(config, gathered, { strict: config.strict, stages })
  if (!planned) return { value: null, diagnostics: inOrder(diagnostics) }
  const { site, plan, makeRenderer } = planned
  const emitted = await emit(config, {
    ...plan,
    makeRenderer,
    progress: (done, total) => progress('write', done, total),
  })
  const value = emitted.value && { ...emitted.value, pages: site.pages.length }
  return { value, diagnostics: inOrder([...diagnostics, ...emitted.diagnostics]) }
}
