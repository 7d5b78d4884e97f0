// Styles that pages carry themselves, in pages that are only compared.

const DATA = 'text/css'

/** What styles become in a page that is only compared. */
export const INLINE_STYLES = `script[type="${DATA}"]`

/** The head's styles as data: parsers read the rules of styles, also where nobody shows them, and take longest for that. */
export function withStylesAsData(html: string): string {
  const end = html.indexOf('</head>')
  const head = html.slice(0, end).replaceAll(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => {
    // Scripts end where one could end; to CSS a slash is the same with a backslash.
    return `<script type="${DATA}">${css.replaceAll('</script', '<\\/script')}</script>`
  })
  return head + html.slice(end)
}

/**
 * Puts styles in the place of those that a page stands with. The page's policy allows the inline styles that it was sent
 * with and no others, but all that a script of it makes.
 */
export function replaceStyles(old: readonly Element[], styles: readonly Element[], live: HTMLElement): void {
  const gone = new Set(old.map(({ textContent }) => textContent))
  document.adoptedStyleSheets = styles.map(({ textContent }) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(textContent ?? '')
    return sheet
  })
  for (const style of live.querySelectorAll('style')) if (gone.has(style.textContent)) style.remove()
}
