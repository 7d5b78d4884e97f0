import { BookingDialog } from './islands/BookingDialog.tsx'
import { bookingDialogProps } from './islands/booking/props.ts'
import { Enhance } from './islands/Enhance.tsx'
import { Island } from './islands/Island.tsx'
import { itemNumber } from './parts/format.ts'
import { Consent } from './parts/frame/Consent.tsx'
import { Navbar } from './parts/frame/Navbar.tsx'
import { structuredData } from './parts/frame/structured-data.ts'
import { TitleBlock } from './parts/frame/TitleBlock.tsx'
import { Sprite } from './parts/Icon.tsx'
import type { Context, PageProps, Section, SectionProps, SectionTemplate, Tone } from './types.ts'

/** The frame of every page, as the content of `<body>`: navigation, its sections in order, title block. */
export function Page({ page, context, sections: templates }: PageProps) {
  const placed = placeSections(page.sections)
  const draw = ({ section, number }: PlacedSection, index: number) => {
    const Template = templateOf(section, templates)
    const props: SectionProps<Section> = { section, number, context }
    return <Template key={index} {...props} />
  }
  return (
    <>
      <Sprite />
      <a className="skip" href="#content">
        {context.data.interface.skipToContent}
      </a>
      <Consent context={context} />
      <Navbar context={context} page={page} />
      <main id="content">
        {placed.filter(({ section }) => !floats(section)).map(draw)}
        {placed.filter(({ section }) => floats(section)).map(draw)}
      </main>
      <TitleBlock context={context} page={page} isJoined={endsInNight(placed)} />
      <Enhance name="visitor-log" load="idle" />
      {page.booking && (
        <Island
          name="BookingDialog"
          of={BookingDialog}
          load="opened"
          props={bookingDialogProps(page.booking, context)}
        />
      )}
      <StructuredData page={page} context={context} />
    </>
  )
}

/** A section with its ground, and its number if it has a head. */
export interface PlacedSection {
  readonly section: Section & { readonly tone: Tone }
  readonly number: string | null
}

/** What floats comes after the last section that has a ground. */
const endsInNight = (placed: readonly PlacedSection[]) =>
  placed.at(-1)?.section.tone === 'night' && !placed.some(({ section }) => floats(section))

const floats = ({ type }: Section) => type === 'floating-button'

/**
 * Numbers the sections that have a head, and gives each its ground: the one the author set; otherwise paper for the
 * hero, night for the closing call, and paper and deep paper in turn for all others.
 */
export function placeSections(sections: readonly Section[]): PlacedSection[] {
  let heads = 0
  let last: Tone = 'deep'
  return sections.map((section) => {
    const tone = section.tone ?? usualTone(section) ?? (last === 'paper' ? 'deep' : 'paper')
    // After the hero, which has a frame of its own, the first section stands on paper again.
    last = section.type === 'hero' ? 'deep' : tone
    if ('head' in section) heads += 1
    return { section: { ...section, tone }, number: 'head' in section ? itemNumber(heads) : null }
  })
}

const usualTone = ({ type }: Section): Tone | null => (type === 'hero' ? 'paper' : type === 'closing' ? 'night' : null)

/** "roi-calculator" -> the template "RoiCalculator". */
function templateOf({ type }: Section, templates: PageProps['sections']) {
  const name = type.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase())
  const template = templates[name]
  if (!template) throw new Error(`There is no template templates/sections/${name}.tsx for sections of type "${type}"`)
  // The type of the register cannot express that the template of this name takes sections of this type.
  return template as SectionTemplate as (props: SectionProps<Section>) => ReturnType<SectionTemplate>
}

function StructuredData({ page, context }: { readonly page: PageProps['page']; readonly context: Context }) {
  // "<" is escaped, so that no text can end the script.
  const json = JSON.stringify(structuredData(page, context)).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped; React would escape its quotes.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
