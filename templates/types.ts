import type { ReactNode } from 'react'
import type { PageData, Section, SiteData, SiteSettings } from '../schemas/types.ts'

/** One language a visitor can choose; `href` leads to this page in it, or to the home page where it has none. */
export interface LanguageChoice {
  readonly language: string
  /** In its own words: "Português". */
  readonly name: string
  readonly short: string
  readonly href: string
  readonly isCurrent: boolean
}

/** What every template knows about the page it draws and the site round it. */
export interface Context {
  /** Of the page, such as "de". All texts in `data` are in it. */
  readonly language: string
  /** As a visitor types it: "/en/talk-to-us". */
  readonly route: string
  /** Absolute canonical address. */
  readonly url: string
  readonly settings: SiteSettings
  /** The files of site/data by their name in camel case. */
  readonly data: SiteData
  readonly switcher: readonly LanguageChoice[]
  /** How many sheets (pages) the site has. */
  readonly sheets: number
  /** Where a link that opens the booking dialog leads without scripts. */
  readonly bookingHref: string
}

/** The ground of a section. */
export type Tone = 'paper' | 'deep' | 'night'

/**
 * What a section template gets. `section.tone` is always set (Page fills it in);
 * `number` is "01", "02", … for sections that have a head, else null.
 */
export interface SectionProps<T> {
  readonly section: T
  readonly number: string | null
  readonly context: Context
}

// The register holds one component per section type; each wants its own type of section, which only the
// `type` field tells apart, so the register cannot be typed more closely than this.
export type SectionTemplate = (props: SectionProps<never>) => ReactNode

export interface PageProps {
  readonly page: PageData
  readonly context: Context
  /** Section templates by component name: "RoiCalculator" draws sections of type "roi-calculator". */
  readonly sections: Readonly<Record<string, SectionTemplate>>
}

export type { Section }
