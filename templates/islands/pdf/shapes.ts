/**
 * A line, an area or a word of a drawing, for a screen as for paper. `look` holds the classes of
 * styles/components/drawing.css ("ln-c", "ln f-fir", "tx tx-s"); lengths are units of the drawing.
 */
export type Shape =
  | { readonly kind: 'path'; readonly d: string; readonly look: string }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly look: string
      readonly anchor?: 'start' | 'middle' | 'end'
    }
