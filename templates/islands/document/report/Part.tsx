import type { ReactNode } from 'react'
import { Fold } from '../../../parts/Fold.tsx'

interface PartProps {
  readonly title: string
  /** Over both columns. */
  readonly isWide?: boolean
  /** On a phone: only its title is shown until it is wanted. */
  readonly isFolded: boolean
  readonly children: ReactNode
}

/** A part of a report under its title. */
export function Part({ title, isWide = false, isFolded, children }: PartProps) {
  if (isFolded) {
    return (
      <Fold title={<h4>{title}</h4>}>
        <div className="stack">{children}</div>
      </Fold>
    )
  }
  return (
    <div className={isWide ? 'stack is-wide' : 'stack'}>
      <h4>{title}</h4>
      {children}
    </div>
  )
}
