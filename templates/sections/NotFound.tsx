import type { NavigationLink, NotFoundEntry, NotFoundSection } from '../../schemas/types.ts'
import { ButtonLink, linkAttributes } from '../parts/Button.tsx'
import { Drawing } from '../parts/Drawing.tsx'
import { SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** A plan with a door to a room that is not there; the first language large, the others below it. */
export function NotFound({ section, context }: SectionProps<NotFoundSection>) {
  const [main, ...others] = section.entries
  if (!main) return null
  return (
    <SectionFrame section={section} className="section--small">
      <div className="not-found__plan graph">
        <Drawing name="floor-plan" language={context.language} />
      </div>
      <Main entry={main} />
      <div className="ruled">
        {others.map((entry) => (
          <Other key={entry.language} entry={entry} />
        ))}
      </div>
    </SectionFrame>
  )
}

function Main({ entry: { language, title, text, links } }: { readonly entry: NotFoundEntry }) {
  const [first, ...rest] = links
  return (
    <div className="not-found stack" lang={language}>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {first && <ButtonLink to={first.to}>{first.label}</ButtonLink>}
      <Links links={rest} />
    </div>
  )
}

function Other({ entry: { language, title, text, links } }: { readonly entry: NotFoundEntry }) {
  return (
    <div className="stack stack--tight" lang={language}>
      <h2 className="not-found__title">{title}</h2>
      <p className="small">{text}</p>
      <Links links={links} />
    </div>
  )
}

function Links({ links }: { readonly links: readonly NavigationLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className="cluster">
      {links.map(({ label, to }) => (
        <li key={label}>
          <a className="target" {...linkAttributes(to)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
