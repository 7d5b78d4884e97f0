import type { DrawingName } from '../drawings/drawing.ts'
import { drawing } from '../drawings/drawing.ts'

/** SVG text of our own drawing kit as an element; never for text from outside. */
export function Svg({ text, className }: { readonly text: string; readonly className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the kit escapes its labels; nothing else gets here.
  return <span className={className ? `svg ${className}` : 'svg'} dangerouslySetInnerHTML={{ __html: text }} />
}

/** A drawing by its name in the content, lettered in the page's language. */
export function Drawing({ name, language }: { readonly name: DrawingName; readonly language: string }) {
  return <Svg text={drawing(name, language)} />
}
