// The sections of the page in their order, and what can be added: a section, a page, a case.
import type { Form, PageMap, Saved } from '../../protocol.ts'
import { reasonOf } from '../ask.ts'
import { button, make } from '../dom.ts'
import { newId } from '../fields/field-host.ts'
import { savedWords } from '../findings.ts'
import { movable } from './movable.ts'
import { creating, questionLists } from './new-panel.ts'
import type { Panel, PanelDeps } from './panel.ts'

interface Deps extends PanelDeps {
  readonly panel: Panel
}

/** The sections of a page: open one, move it, remove it, add one. Nothing is drawn once they are not wanted any more. */
export async function showPage(deps: Deps, { page }: Pick<PageMap, 'page'>, isWanted: () => boolean): Promise<void> {
  const { ask, words, panel } = deps
  const form = await ask<Form>('form', { file: page.file, pointer: '/sections' })
  const lists = await questionLists(ask)
  const { input } = form.field
  if (input.kind !== 'list' || !(await panel.mayShow(isWanted))) return
  const act = async (change: object) => {
    try {
      const saved = await ask<Saved>('save', { file: page.file, hash: form.hash, change })
      deps.say(saved.saved ? savedWords(words, saved) : saved.reason)
      const isShown = () => panel.isShown('page')
      if (isShown()) await showPage(deps, { page }, isShown)
    } catch (cause) {
      deps.say(reasonOf(cause))
    }
  }
  const rows = input.entries.map((entry, index) => {
    const named = (word: string) => ({ 'aria-label': `${word}: ${entry.name}` })
    const up = button(
      '↑',
      () => void act({ kind: 'move', pointer: '/sections', from: index, to: index - 1 }),
      named(words.up),
    )
    const down = button(
      '↓',
      () => void act({ kind: 'move', pointer: '/sections', from: index, to: index + 1 }),
      named(words.down),
    )
    up.disabled = index === 0
    down.disabled = index === input.entries.length - 1
    const open = button(entry.name, () => void panel.open({ file: page.file, pointer: `/sections/${index}` }))
    const remove = button('✕', () => void act({ kind: 'remove', pointer: `/sections/${index}` }), named(words.remove))
    return make('li', {}, make('div', { class: 'row' }, open, up, down, remove))
  })
  movable(rows, words, (from, to) => void act({ kind: 'move', pointer: '/sections', from, to }))
  const settings = button(words.settings, () => void panel.open({ file: page.file, pointer: '' }))
  panel.show(
    'page',
    words.pageTexts,
    make('ol', { class: 'sections' }, ...rows),
    adding(deps, form),
    settings,
    make('hr'),
    creating(deps, lists),
  )
}

function adding({ ask, words, say, panel }: Deps, form: Form): HTMLElement {
  const { input } = form.field
  const kinds = input.kind === 'list' ? input.kinds : []
  const [type, place] = [newId(), newId()]
  const select = make('select', { id: type }, ...kinds.map(({ value, label }) => make('option', { value }, label)))
  const about = make('span', { class: 'about', role: 'status' })
  const explain = () => {
    about.textContent = kinds.find(({ value }) => value === select.value)?.about ?? ''
  }
  select.addEventListener('change', explain)
  explain()
  const entries = input.kind === 'list' ? input.entries : []
  const where = make(
    'select',
    { id: place },
    ...entries.map(({ name }, index) => make('option', { value: String(index + 1) }, name)),
  )
  where.value = String(entries.length)
  const add = async () => {
    const isWanted = panel.nothingElse()
    try {
      const index = Number(where.value)
      const saved = await ask<Saved>('new-section', {
        file: form.place.file,
        hash: form.hash,
        type: select.value,
        index,
      })
      if (!saved.saved) return say(saved.reason)
      say(savedWords(words, saved))
      if (isWanted()) await panel.open({ file: form.place.file, pointer: `/sections/${index}` })
    } catch (cause) {
      say(reasonOf(cause))
    }
  }
  return make(
    'fieldset',
    {},
    make('legend', {}, words.addSection),
    make('label', { for: type }, words.choose),
    select,
    about,
    make('label', { for: place }, words.below),
    where,
    button(words.addSection, () => void add(), { class: 'main' }),
  )
}
