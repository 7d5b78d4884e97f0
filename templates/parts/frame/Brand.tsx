import { homeRoute } from '../../../common/addresses.ts'
import type { Context } from '../../types.ts'

/** The way home in the page's language. */
export function homeHref({ language, settings }: Context): string {
  return homeRoute(language, settings.defaultLanguage)
}

/** Logo and name, as the link home. */
export function Brand({ context }: { readonly context: Context }) {
  const { lines, home } = context.data.navigation.brand
  const [first, second] = lines
  return (
    <a className="brand" href={homeHref(context)}>
      <Logo />
      <span>
        {first}
        {second && <br />}
        {second}
        <span className="visually-hidden">{home}</span>
      </span>
    </a>
  )
}

function Logo() {
  return (
    <svg viewBox="0 0 40 40" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
      <path className="brand__sheet" d="M8 8h24v24H8z" />
      <path d="M8 8l24 24" strokeWidth="1" />
      <path className="brand__half" d="M8 20h24v12H8z" />
      <path d="M2 8h3M2 32h3M3.5 8v24M8 2v3M32 2v3M8 3.5h24" strokeWidth="1" />
      <path className="brand__spot" d="M25 12.5h4v4h-4z" strokeWidth="1.2" />
    </svg>
  )
}
