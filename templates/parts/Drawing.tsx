import type { DrawingName } from '../drawings/drawing.ts'
import { drawing } from '../drawings/drawing.ts'

/** SVG text of our own drawing kit as an element; never for text from outside. */
export function Svg({ text, className }: { readonly text: string; readonly className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the kit escapes its labels; nothing else gets here.
  return <span className={className ? `svg ${className}` : 'svg'} dangerouslySetInnerHTML={{ __html: text }} />
}

/** Drawings that were asked for; pages of the same kind show the same. */
const drawn = new Map<string, string>()

/** A drawing by its name in the content, lettered in the page's language. */
export function Drawing({ name, language }: { readonly name: DrawingName; readonly language: string }) {
  const key = `${name} ${language}`
  const text = drawn.get(key) ?? drawing(name, language)
  drawn.set(key, text)
  return <Svg text={text} />
}
