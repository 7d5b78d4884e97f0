import type { ReactNode } from 'react'
import type { NavigationLink, PageData } from '../../../schemas/types.ts'
import type { Context } from '../../types.ts'
import { linkAttributes } from '../Button.tsx'
import { Fold } from '../Fold.tsx'
import { fill, typeset } from '../format.ts'
import { OperatorField } from '../OperatorField.tsx'
import { Placeholder } from '../Pieces.tsx'
import { Brand } from './Brand.tsx'
import { ConsentOpener } from './Consent.tsx'

interface TitleBlockProps {
  readonly context: Context
  readonly page: PageData
  /** The last section has the same ground. */
  readonly isJoined: boolean
}

/** The footer: the title block (ISO 7200) of the sheet that the page is. */
export function TitleBlock({ context, page, isJoined }: TitleBlockProps) {
  const { titleBlock: words, owner } = context.data.interface
  const { navigation, operator } = context.data
  const position = fill(words.position, { n: page.sheet.number, total: context.pageCount })
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a footer of the page is a landmark (contentinfo) and may have a name.
    <footer className={`title-block${isJoined ? ' title-block--joined' : ''}`} aria-label={words.label}>
      <div className="page">
        <div className="title-block__grid">
          <div className="is-wide">
            <Brand context={context} />
            <p className="title-block__claim">{navigation.tagline}</p>
          </div>
          <Services label={words.services} links={navigation.services} />
          <Contact context={context} />
          <Links label={words.legal} links={navigation.legal}>
            <ConsentOpener context={context} />
          </Links>
          <Cell label={words.name}>{typeset(page.sheet.name, context.settings.hyphenation)}</Cell>
          <Cell label={owner.name}>
            <OperatorField operator={operator} field="name" />
          </Cell>
          <Cell label={owner.address} isWide>
            <Placeholder when={operator.placeholders}>{address(context)}</Placeholder>
          </Cell>
          <Cell label={words.scale}>{words.scaleValue}</Cell>
          <Cell label={words.sheet}>{position}</Cell>
        </div>
        <p className="title-block__address note">{context.url}</p>
      </div>
    </footer>
  )
}

/** The operator's address in one line. */
function address({ data: { operator } }: Context): string {
  return `${operator.street}, ${operator.postalCode} ${operator.city}`
}

interface CellProps {
  readonly label: string
  readonly children: ReactNode
  readonly isWide?: boolean
}

function Cell({ label, children, isWide = false }: CellProps) {
  return (
    <div className={isWide ? 'is-wide' : undefined}>
      <p className="label">{label}</p>
      <div>{children}</div>
    </div>
  )
}

interface LinksProps {
  readonly label: string
  readonly links: readonly NavigationLink[]
  /** Stands below the links. */
  readonly children?: ReactNode
}

function Links({ label, links, children }: LinksProps) {
  return (
    <div>
      <p className="label">{label}</p>
      <ul>
        <LinkItems links={links} />
      </ul>
      {children}
    </div>
  )
}

/** The other services: on phones, whoever has read to the foot of a page has found his, so they are folded. */
function Services({ label, links }: LinksProps) {
  return (
    <div className="is-wide title-block__services">
      <Fold title={label} onPhones>
        <p className="label">{label}</p>
        <ul className="title-block__columns">
          <LinkItems links={links} />
        </ul>
      </Fold>
    </div>
  )
}

function LinkItems({ links }: Pick<LinksProps, 'links'>) {
  return links.map(({ label: name, to }) => (
    <li key={name}>
      <a {...linkAttributes(to)}>{name}</a>
    </li>
  ))
}

function Contact({ context }: { readonly context: Context }) {
  const { interface: words, navigation, operator } = context.data
  return (
    <div>
      <p className="label">{words.titleBlock.contact}</p>
      <ul>
        <li>
          <a href={phoneHref(operator.phone)}>
            <OperatorField operator={operator} field="phone" />
          </a>
        </li>
        <li>
          <a href={`mailto:${operator.email}`}>
            <OperatorField operator={operator} field="email" />
          </a>
        </li>
        {navigation.contact.map(({ label, to }) => (
          <li key={label}>
            <a {...linkAttributes(to)}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A phone number as a link dials it (RFC 3966): without spaces and brackets. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
