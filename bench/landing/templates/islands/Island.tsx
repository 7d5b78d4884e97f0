import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

/** Draws a component and marks it for hydration when it comes into view. */
export function Island<P extends object>({
  name,
  of: Component,
  props,
}: {
  name: string
  of: ComponentType<P>
  props: P
}) {
  const html = renderToString(<Component {...props} />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React made, with the separators hydration needs
  return <div data-island={name} data-props={JSON.stringify(props)} dangerouslySetInnerHTML={{ __html: html }} />
}
