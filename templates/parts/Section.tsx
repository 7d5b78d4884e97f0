import type { ReactNode } from 'react'
import type { Head as HeadData } from '../../schemas/types.ts'
import type { Context, Tone } from '../types.ts'
import { typeset } from './format.ts'

interface SectionFrameProps {
  readonly section: { readonly id?: string; readonly tone?: Tone }
  readonly children: ReactNode
  /** Accessible name, for sections without a heading. */
  readonly label?: string
  /** narrow: 832 px, for questions, legal texts and forms. */
  readonly width?: 'page' | 'narrow'
  /** Further classes of the section, such as "section--small". */
  readonly className?: string
  /** Further classes of the page column, such as "split split--even". */
  readonly inside?: string
}

const TONES = { paper: '', deep: ' section--deep', night: ' section--night graph' }

/** The ground and the column every section stands in. */
export function SectionFrame({ section, children, label, width = 'page', className, inside }: SectionFrameProps) {
  const ground = `section${TONES[section.tone ?? 'paper']}${className ? ` ${className}` : ''}`
  return (
    <section className={ground} id={section.id} aria-label={label}>
      <div className={`page${width === 'narrow' ? ' page--narrow' : ''}${inside ? ` ${inside}` : ''}`}>{children}</div>
    </section>
  )
}

interface HeadProps {
  readonly head: HeadData
  /** From the section's props; without one the label stands alone. */
  readonly number: string | null
  readonly context: Context
  /** No space below: in a split column that goes on. */
  readonly flush?: boolean
}

/** The head of a section: item number in a balloon, leader, label, heading and one lead sentence. */
export function Head({ head, number, context, flush = false }: HeadProps) {
  return (
    <header className={`head${flush ? ' head--flush' : ''}`}>
      <p className="head__number" aria-hidden="true">
        {number !== null && <b>{number}</b>}
        {number !== null && <i />}
        {head.label}
      </p>
      <h2>{typeset(head.title, context.settings.hyphenation)}</h2>
      {head.lead && <p>{head.lead}</p>}
    </header>
  )
}
