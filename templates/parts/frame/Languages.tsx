import type { Context, LanguageChoice } from '../../types.ts'

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
      {context.switcher.map((choice) => (
        <a
          key={choice.language}
          href={choice.href}
          lang={choice.language}
          hrefLang={choice.language}
          aria-current={choice.isCurrent ? 'true' : undefined}
        >
          {isFull ? choice.name : choice.short}
          {!isFull && <span className="visually-hidden"> {choice.name}</span>}
          {leadsHome(choice, context) && (
            <span className="visually-hidden" lang={context.language}>
              , {words.home}
            </span>
          )}
        </a>
      ))}
    </nav>
  )
}

const isHome = (route: string) => /^\/([a-z]{2}\/)?$/.test(route)

function leadsHome({ href, isCurrent }: LanguageChoice, { route }: Context): boolean {
  return !isCurrent && isHome(href) && !isHome(route)
}
