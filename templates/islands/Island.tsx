import type { ComponentType } from 'react'

/**
 * When an island wakes: near the screen, when the browser has time, at the first touch, key or focus in it, or when
 * a link with `data-open` is clicked.
 */
export type Load = 'visible' | 'idle' | 'interaction' | 'opened'

interface IslandProps<P extends object> {
  /** File name and export under templates/islands: "ContactForm". */
  readonly name: string
  readonly of: ComponentType<P>
  /** Plain JSON; stands in the HTML. */
  readonly props: P
  readonly load?: Load
}

/**
 * Draws a React component and marks it for hydration in the browser. The component must not put two texts
 * side by side in one element ("{a}{b}"): the page is drawn as static markup, where they become one text.
 */
export function Island<P extends object>({ name, of: Component, props, load = 'visible' }: IslandProps<P>) {
  return (
    <div data-island={name} data-load={load} data-props={JSON.stringify(props)}>
      <Component {...props} />
    </div>
  )
}
