import { useRef, useState } from 'react'
import { fill } from '../../parts/format.ts'
import { Icon } from '../../parts/Icon.tsx'
import type { Told, ToldName } from './told.ts'
import { originEntries, type ToldEntry, type ToldTexts, toldEntries } from './told-entries.ts'
import { forget } from './visit.ts'

interface ToldListProps {
  readonly id: string
  readonly told: Told
  readonly texts: ToldTexts
}

/** What goes along with a form, entry by entry, each with a button that removes it; nothing where nothing does. */
export function ToldList({ id, told, texts }: ToldListProps) {
  const { words } = texts
  const lists = useRef<HTMLDivElement>(null)
  const [removed, setRemoved] = useState('')
  const said = toldEntries(told, texts)
  const origin = originEntries(told, texts)

  const remove = ({ name, text, detail }: ToldEntry) => {
    const item = said.some((entry) => entry.name === name) ? text : `${text} ${detail}`
    moveFocusOn(lists.current, name)
    forget(name)
    setRemoved(fill(words.removed, { item }))
  }
  return (
    <div className="told" ref={lists} tabIndex={-1}>
      {said.length > 0 && (
        <div>
          <p className="label" id={`${id}-told`}>
            {words.title}
          </p>
          <Entries labelledBy={`${id}-told`} entries={said} words={words} onRemove={remove} />
        </div>
      )}
      {origin.length > 0 && (
        <details className="told__origin">
          <summary className="label" id={`${id}-origin`}>
            {words.origin}
          </summary>
          <Entries labelledBy={`${id}-origin`} entries={origin} words={words} onRemove={remove} />
        </details>
      )}
      <p className="visually-hidden" aria-live="polite">
        {removed}
      </p>
    </div>
  )
}

interface EntriesProps extends Pick<ToldTexts, 'words'> {
  readonly labelledBy: string
  readonly entries: readonly ToldEntry[]
  readonly onRemove: (entry: ToldEntry) => void
}

function Entries({ labelledBy, entries, words, onRemove }: EntriesProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {entries.map((entry) => (
        <li key={entry.name}>
          <span className="told__text">
            <strong>{entry.text}</strong>
            {entry.detail && <span>{entry.detail}</span>}
          </span>
          <button
            className="icon-button icon-button--plain"
            type="button"
            data-told={entry.name}
            aria-label={fill(words.remove, { item: entry.text })}
            onClick={() => onRemove(entry)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The button with the focus goes with its entry; the focus goes to the next one, or to the list as a whole. */
function moveFocusOn(lists: HTMLElement | null, name: ToldName): void {
  const buttons = [...(lists?.querySelectorAll<HTMLElement>('[data-told]') ?? [])]
  const index = buttons.findIndex((button) => button.dataset['told'] === name)
  const next = buttons[index + 1] ?? buttons[index - 1] ?? lists
  next?.focus()
}
