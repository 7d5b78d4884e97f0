// What MDX documents under site/legal can use besides Markdown: numbered sections with addresses, the
// operator's details, and the table of what the browser keeps.
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react'
import type { Operator } from '../schemas/types.ts'
import { phoneHref } from './parts/frame/TitleBlock.tsx'
import { OperatorField, operatorText } from './parts/OperatorField.tsx'
import type { Context } from './types.ts'

/**
 * Components for MDX in the language of `context`, shown on pages in the language `shownIn`: `<Section id="hosting" number={2} title="Hosting">…</Section>`,
 * `<Operator field="name" />`, `<Given field="register">…</Given>` for what stands only where the operator has a detail,
 * `<StorageTable />`, and the headings, links and tables of Markdown.
 */
export function documentComponents(context: Context, shownIn = context.language) {
  const scope = { context, shownIn }
  return {
    Section: using(scope, DocumentSection),
    Operator: using(scope, OperatorDetail),
    Given: using(scope, Given),
    StorageTable: using(scope, StorageTable),
    h2: using(scope, Heading),
    h3: using(scope, SubHeading),
    a: DocumentLink,
    table: DocumentTable,
  }
}

interface ContextProps {
  /** In the language of the text. */
  readonly context: Context
  /** The language of the pages that show the text. */
  readonly shownIn: string
}

/** MDX gives a component its attributes but not the page it is on; this adds it. */
function using<P>(scope: ContextProps, component: (props: P & ContextProps) => ReactNode): (props: P) => ReactNode {
  return (props) => component({ ...props, ...scope })
}

interface SectionProps {
  /** The same in every language of the document; links lead to it. */
  readonly id: string
  readonly number?: number
  readonly title: string
  readonly children?: ReactNode
}

function DocumentSection({ id, number, title, children, ...scope }: SectionProps & ContextProps) {
  const { language } = scope.context
  const heading = address(id, scope)
  // Links name a section by its id alone, whatever language the page speaks.
  return (
    <section id={language === scope.shownIn && heading !== id ? id : undefined}>
      <Anchored level="h2" id={heading}>
        {number === undefined ? title : `${number}. ${title}`}
      </Anchored>
      {children}
    </section>
  )
}

// Several languages of a document may stand on one page; their headings must not share an address. That of another
// language than the site's begins with it, on every page; on pages in such a language so does every one.
function address(id: string, { context: { language, settings }, shownIn }: ContextProps): string {
  return language === settings.defaultLanguage && shownIn === settings.defaultLanguage ? id : `${language}-${id}`
}

interface AnchoredProps {
  readonly level: 'h2' | 'h3'
  readonly id: string
  readonly children: ReactNode
}

function Anchored({ level: Level, id, children }: AnchoredProps) {
  return (
    <Level id={id}>
      <a href={`#${id}`}>{children}</a>
    </Level>
  )
}

type ElementProps = { readonly children?: ReactNode } & ContextProps

function Heading({ children, ...scope }: ElementProps) {
  return (
    <Anchored level="h2" id={address(slug(textOf(children)), scope)}>
      {children}
    </Anchored>
  )
}

function SubHeading({ children, ...scope }: ElementProps) {
  return (
    <Anchored level="h3" id={address(slug(textOf(children)), scope)}>
      {children}
    </Anchored>
  )
}

/** A heading as an address: "3. Über uns" -> "3-ueber-uns". */
export function slug(text: string): string {
  const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === 'string' || typeof child === 'number') return String(child)
      return isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : ''
    })
    .join('')
}

function OperatorDetail({ field, context }: { readonly field: keyof Operator & string } & ContextProps) {
  const { operator } = context.data
  const detail = <OperatorField operator={operator} field={field} />
  if (field === 'phone') return <a href={phoneHref(operator.phone)}>{detail}</a>
  return field === 'email' ? <a href={`mailto:${operator.email}`}>{detail}</a> : detail
}

interface GivenProps {
  readonly field: keyof Operator & string
  readonly children?: ReactNode
}

/** A label with its detail, or nothing: an imprint prints no label alone (DDG § 5). */
function Given({ field, children, context }: GivenProps & ContextProps) {
  return operatorText(context.data.operator, field) === '' ? null : children
}

function DocumentLink({ href = '', children }: ComponentProps<'a'>) {
  return (
    <a href={href} rel={href.startsWith('http') ? 'noopener' : undefined}>
      {children}
    </a>
  )
}

function DocumentTable({ children }: ComponentProps<'table'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard.
    <div className="table-scroll" tabIndex={0}>
      <table className="table">{children}</table>
    </div>
  )
}

/** The keys that the site keeps in the browser, with purpose and duration (TDDDG § 25, GDPR art. 13). */
function StorageTable({ context }: ContextProps) {
  const words = context.data.interface.legal
  return (
    <DocumentTable>
      <thead>
        <tr>
          <th scope="col">{words.storageKey}</th>
          <th scope="col">{words.storageKind}</th>
          <th scope="col">{words.storagePurpose}</th>
          <th scope="col">{words.storageDuration}</th>
        </tr>
      </thead>
      <tbody>
        {context.data.storage.items.map(({ key, kind, purpose, duration }) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{kind}</td>
            <td>{purpose}</td>
            <td>{duration}</td>
          </tr>
        ))}
      </tbody>
    </DocumentTable>
  )
}
