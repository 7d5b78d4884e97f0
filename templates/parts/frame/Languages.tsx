import { isHomeRoute } from '../../../common/addresses.ts'
import type { LanguageLink } from '../../../common/context.ts'
import type { Context } from '../../types.ts'

interface LanguagesProps {
  readonly context: Context
  /** Whole names, for the menu; else two letters with the name for screen readers. */
  readonly isFull?: boolean
}

/** The languages as links. Where the page does not exist in one, its link leads home and says so. */
export function Languages({ context, isFull = false }: LanguagesProps) {
  const words = context.data.interface.language
  return (
    <nav className={`languages${isFull ? ' languages--full' : ''}`} aria-label={isFull ? words.choose : words.label}>
      {context.languageLinks.map((link) => (
        <a
          key={link.language}
          href={link.href}
          lang={link.language}
          hrefLang={link.language}
          aria-current={link.isCurrent ? 'true' : undefined}
        >
          {isFull ? link.name : link.short}
          {!isFull && <span className="visually-hidden"> {link.name}</span>}
          {leadsHome(link, context) && (
            <span className="visually-hidden" lang={context.language}>
              , {words.home}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

function leadsHome({ href, isCurrent }: LanguageLink, { route }: Context): boolean {
  return !isCurrent && isHomeRoute(href) && !isHomeRoute(route)
}
