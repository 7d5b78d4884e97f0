// What was changed in words and pictures, and how it gets out.
import type { ChangeLine, Published } from '../../protocol.ts'
import { reasonOf } from '../ask.ts'
import { button, make } from '../dom.ts'
import { newId } from '../fields/field-host.ts'
import { pictureView } from '../fields/picture-view.ts'
import { addressOfPicture, type Panel, type PanelDeps } from './panel.ts'

interface Deps extends PanelDeps {
  readonly panel: Panel
}

/** The changes since the last commit, or since the start, and what can be done with them. Nothing is drawn once they are not wanted any more. */
export async function showChanges(deps: Deps, isWanted: () => boolean): Promise<void> {
  const { ask, words, panel, say } = deps
  const { changes, hasGit } = await ask<{ changes: ChangeLine[]; hasGit: boolean }>('changes')
  if (!(await panel.mayShow(isWanted))) return
  const act = async (name: string, body: object = {}) => {
    try {
      say(words.loading)
      const { message } = await ask<Published>(name, body)
      say(message)
      const isShown = () => panel.isShown('changes')
      if (isShown()) await showChanges(deps, isShown)
    } catch (cause) {
      say(reasonOf(cause))
    }
  }
  const build = button(words.build, () => void act('build'))
  const nothing = [make('p', {}, words.noChanges), make('div', {}, build)]
  if (changes.length === 0) return panel.show('changes', words.changes, ...nothing)
  const takeBack = button(words.takeBack, () => void act('take-back-all'))
  panel.show(
    'changes',
    words.changes,
    make('ul', { class: 'changes' }, ...changes.map((change) => changeView(deps, change))),
    hasGit ? commitView(deps, changes, (message) => void act('commit', { message })) : make('p', {}, words.noGit),
    make('div', { class: 'row' }, build, takeBack),
  )
}

function commitView({ words }: Deps, changes: readonly ChangeLine[], commit: (message: string) => void): HTMLElement {
  const id = newId()
  const message = make('textarea', { id, rows: '3' })
  message.value = messageOf(changes)
  return make(
    'div',
    { class: 'field' },
    make('label', { for: id }, words.message),
    message,
    button(words.commit, () => commit(message.value), { class: 'main' }),
  )
}

/** One change; its name leads to its place. */
function changeView({ ask, words, panel }: Deps, { what, before, after, place, pictures }: ChangeLine): HTMLElement {
  const was = pictures && pictureOf(ask, { file: pictures.before, words: words.was, none: words.noPicture })
  const now = pictures && pictureOf(ask, { file: pictures.after, words: words.now, none: words.noPicture })
  return make(
    'li',
    {},
    place ? button(what, () => void panel.open(place), { class: 'link' }) : make('strong', {}, what),
    make(
      'div',
      {},
      make('del', { 'aria-label': `${words.was}: ${before}` }, before),
      before && after ? ' → ' : null,
      make('ins', { 'aria-label': `${words.now}: ${after}` }, after),
    ),
    pictures && make('div', { class: 'pictures' }, was, now),
  )
}

interface OnOneSide {
  /** null: there is none. */
  readonly file: string | null
  readonly words: string
  readonly none: string
}

function pictureOf(ask: PanelDeps['ask'], { file, words, none }: OnOneSide): HTMLElement {
  const view = file === null ? none : pictureView(file, { picture: (one) => addressOfPicture(ask, one) })
  return make('figure', {}, view, make('figcaption', { class: 'about' }, words))
}

function messageOf(changes: readonly ChangeLine[]): string {
  const lines = changes.map(({ what, before, after }) => `${what}: ${short(before)} → ${short(after)}`)
  return lines.length === 1
    ? (lines[0] ?? '')
    : `${[...new Set(changes.map(({ what }) => what.split(' › ')[0]))].join(', ')}\n\n${lines.join('\n')}`
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
