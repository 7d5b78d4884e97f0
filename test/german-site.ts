// What tests of templates render: the real site, complete and typed. What a test checks it sets itself, with
// `altered`.
import type { PageData, Section } from '../schemas/types.ts'
import { pageContexts } from '../src/context/page-context.ts'
import type { Page } from '../src/types.ts'
import type { Context } from '../templates/types.ts'
import { AGENCY, siteIn } from './agency-site.ts'

type SectionOf<Type extends Section['type']> = Extract<Section, { readonly type: Type }>

/** The home page in German and what templates know beside it. */
export interface GermanSite {
  readonly page: PageData
  readonly context: Context
  /** The first section of a type on any page. @throws Error where there is none */
  section<Type extends Section['type']>(type: Type): SectionOf<Type>
}

/** Reads the site as the build does; its pictures have no sizes, and its documents no text. */
export async function germanSite(): Promise<GermanSite> {
  const site = await siteIn(AGENCY)
  const pages = site.pages.filter(({ language }) => language === 'de')
  const home = pages.find(({ route }) => route === '/')
  if (!home) throw new Error('The site has no home page')
  const contexts = pageContexts(site, () => null)
  // The schemas have checked what their types promise.
  const dataOf = (page: Page) => contexts.data(page) as unknown as PageData
  return {
    page: dataOf(home),
    context: contexts.of(home) as unknown as Context,
    section<Type extends Section['type']>(type: Type) {
      const isOfType = (section: Section): section is SectionOf<Type> => section.type === type
      const found = pages.flatMap((page) => dataOf(page).sections).find(isOfType)
      if (!found) throw new Error(`No page has a section "${type}"`)
      return found
    },
  }
}

/** A part of something, at any depth; lists are given whole. */
export type Part<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> }
    : T

/** A value with a part of it in place of its own. */
export function altered<T extends object>(value: T, part: Part<NoInfer<T>>): T {
  const entries = Object.entries(part).map(([key, given]: [string, unknown]) => {
    const own: unknown = value[key as keyof T]
    return [key, isGroup(own) && isGroup(given) ? altered(own, given) : given]
  })
  return { ...value, ...Object.fromEntries(entries) }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
