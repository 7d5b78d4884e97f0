// The picture of a page for shared links: the generator provides fonts, templates draw, the generator makes a file.

/** How a text is set. */
export interface TextStyle {
  /** A font file below templates/; a variable one is set at its default. */
  readonly font: string
  /** In user units of the picture. */
  readonly size: number
  /** Space between letters, in multiples of the size. */
  readonly tracking?: number
}

/** Measures and draws text with the fonts of the project. */
export interface Lettering {
  width(text: string, style: TextStyle): number
  /** SVG path data; the base line begins at 0 0, y points down. */
  outline(text: string, style: TextStyle): string
}

/** A template's drawing of a page. */
export interface ShareDrawing {
  /** Without any font: text is drawn as outlines. */
  readonly svg: string
  /** What the picture shows, in words. */
  readonly alt: string
}

/** Input of the drawing. */
export interface ShareImageProps<Page = object, Context = object> {
  readonly page: Page
  readonly context: Context
  readonly lettering: Lettering
}
