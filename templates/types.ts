import type { ReactNode } from 'react'
import type { PageContext } from '../common/context.ts'
import type { PageData, Section, SiteData, SiteSettings } from '../schemas/types.ts'

/** What every template of this site knows about the page it renders and the site around it. */
export type Context = PageContext<SiteSettings, SiteData>

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

// The register holds one component per section type; each takes its own type of section, which only the
// `type` field distinguishes, so the register cannot be typed more strictly than this.
export type SectionTemplate = (props: SectionProps<never>) => ReactNode

export interface PageProps {
  readonly page: PageData
  readonly context: Context
  /** Section templates by component name: "RoiCalculator" draws sections of type "roi-calculator". */
  readonly sections: Readonly<Record<string, SectionTemplate>>
}

export type { Section }
