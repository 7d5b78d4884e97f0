// What can be made anew: a page, a case, a question of a list of questions.
import type { Form, Option } from '../../protocol.ts'
import { type Ask, reasonOf } from '../ask.ts'
import { button, make } from '../dom.ts'
import { newId } from '../fields/field-host.ts'
import type { Panel, PanelDeps } from './panel.ts'

const QUESTIONS = 'site/data/faqs.yaml'

/** The lists of questions by their names in the file, each with its first question; [] where the site has none. */
export async function questionLists(ask: Ask): Promise<Option[]> {
  const form = await ask<Form>('form', { file: QUESTIONS, pointer: '' }).catch(() => null)
  const input = form?.field.input
  const fields = input?.kind === 'group' ? input.fields : []
  return fields.map(({ pointer, name }) => ({ value: pointer.slice(1), label: `${pointer.slice(1)}: ${name}` }))
}

type New = 'page' | 'case' | 'faq'

export function creating(
  { ask, words, say, panel }: PanelDeps & { readonly panel: Panel },
  lists: readonly Option[],
): HTMLElement {
  const [id, listId] = [newId(), newId()]
  const title = make('input', { id, type: 'text' })
  const list = make('select', { id: listId }, ...lists.map(({ value, label }) => make('option', { value }, label)))
  const create = async (kind: New) => {
    const isWanted = panel.nothingElse()
    try {
      const more = kind === 'faq' ? { list: list.value } : {}
      const { file, route } = await ask<{ file: string; route: string | null }>('new', {
        kind,
        title: title.value,
        ...more,
      })
      say(`${words.saved}: ${file}`)
      if (!isWanted()) return
      if (route !== null) location.assign(route)
      else if (kind === 'faq') await panel.open({ file, pointer: `/${list.value}` })
    } catch (cause) {
      say(reasonOf(cause))
    }
  }
  const faq = [make('label', { for: listId }, words.faqs), list, button(words.newFaq, () => void create('faq'))]
  return make(
    'fieldset',
    {},
    make('legend', {}, words.make),
    make('label', { for: id }, words.title),
    title,
    make(
      'div',
      { class: 'row' },
      button(words.newPage, () => void create('page')),
      button(words.newCase, () => void create('case')),
    ),
    ...(lists.length > 0 ? faq : []),
  )
}
