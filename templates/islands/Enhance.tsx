import type { ReactNode } from 'react'
import type { Load } from './Island.tsx'

interface EnhanceProps {
  /** File name under templates/islands: "language-switcher". It exports `enhance(element, props)`. */
  readonly name: string
  readonly load?: Load
  /** Plain JSON. */
  readonly props?: object
  /** None for a script that works for the page as a whole. */
  readonly children?: ReactNode
}

/** Marks HTML that a small script enhances without React. */
export function Enhance({ name, load = 'visible', props = {}, children }: EnhanceProps) {
  return (
    <div data-island={name} data-load={load} data-props={JSON.stringify(props)}>
      {children}
    </div>
  )
}
