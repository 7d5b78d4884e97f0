// Wakes the islands of a page, each on its own: one that fails stays the HTML it was and stops no other.
import type { ComponentType } from 'react'
import { trackClicks } from './data-layer/clicks.ts'
import { sendAtNextChance } from './waiting/next-chance.ts'
import { drawParts } from './waking/draw-parts.ts'
import { holdSubmit } from './waking/hold-submit.ts'
import { noteFocus } from './waking/missed-focus.ts'
import { openByOthers } from './waking/openers.ts'
import { prepareOpenings } from './waking/prepare-openings.ts'
import { ownTask } from './waking/tasks.ts'
import { whenReady } from './waking/when-ready.ts'

type Module = Record<string, unknown>

/** Loads the modules of islands, by their names: "ContactForm", "language-switcher". */
export type Loaders = Readonly<Record<string, () => Promise<Module>>>

/**
 * Finds the marks (`data-island`) of a page and wakes each when its `data-load` says so.
 * React is loaded when the first island that needs it wakes up, not before. The document is marked as soon as
 * everything listens (`data-scripts`): until then links and forms do what they do without scripts.
 */
export function hydrate(islands: Loaders): void {
  // On a slow line a page is seen, and its scripts are here, before its last lines are.
  if (document.readyState !== 'loading') start(islands)
  else document.addEventListener('DOMContentLoaded', () => start(islands), { once: true })
}

function start(islands: Loaders): void {
  void drawParts(document)
  trackClicks(document)
  prepareOpenings(document)
  sendAtNextChance()
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const load = islands[element.dataset['island'] ?? '']
    if (!load) continue
    if (element.dataset['load'] === 'opened') {
      openByOthers(element, { wake: () => wakeOrFail(element, load), held: holdSubmit(element) })
      continue
    }
    const isTouched = element.dataset['load'] === 'interaction'
    const held = isTouched ? holdSubmit(element) : null
    const tellFocus = isTouched ? noteFocus(element) : null
    const listens = () => {
      tellFocus?.()
      held?.release()
    }
    whenReady(element, () => void wakeOrFail(element, load).then(listens, () => held?.giveUp()))
  }
  document.documentElement.dataset['scripts'] = 'ready'
}

/** Rejects, once everything is reported, if the island stays the HTML it was. */
async function wakeOrFail(element: HTMLElement, load: () => Promise<Module>): Promise<void> {
  try {
    await wake(element, load)
  } catch (cause) {
    element.dataset['state'] = 'failed'
    reportError(new Error(`Island "${element.dataset['island']}" did not wake up`, { cause }))
    throw cause
  }
}

async function wake(element: HTMLElement, load: () => Promise<Module>): Promise<void> {
  const module = await load()
  await ownTask()
  const props: object = JSON.parse(element.dataset['props'] ?? '{}')
  const { enhance } = module
  if (typeof enhance === 'function') enhance(element, props)
  else {
    // React comes with it.
    const { wakeComponent } = await import('./waking/component.ts')
    await wakeComponent(element, module[element.dataset['island'] ?? ''] as ComponentType, props)
  }
  element.dataset['state'] = 'awake'
}
