import type { Action, DemoWords, DocumentDemoSection } from '../../../schemas/types.ts'
import type { Context } from '../../types.ts'
import type { SheetWords } from '../pdf/sheet.ts'
import { sheetWords } from '../pdf/sheet-words.ts'
import type { Variant } from './file-types.ts'

/** Plain JSON: it stands in the HTML for the browser. */
export interface DocumentProcessorProps {
  /** The ids of its parts begin with it. */
  readonly id: string
  readonly variant: Variant
  readonly language: string
  /** What the zone says before it is given anything. */
  readonly texts: { readonly title: string; readonly formats: string; readonly notice: string }
  readonly maxMegabytes: number
  readonly words: ProcessorWords
  /** Where it leads when the free analyses are used up. */
  readonly action: Action
  /** Address of the example result below, for visitors without scripts. */
  readonly exampleHref: string
  readonly sheet: SheetWords
}

/** "{n} %" is the pattern of a percentage. */
export type ProcessorWords = DemoWords & { readonly percent: string }

/** What DocumentProcessor needs, from its section and the page it stands on. */
export function documentProcessorProps(section: DocumentDemoSection, context: Context): DocumentProcessorProps {
  const { id = 'document-demo', variant, title, formats, notice, action } = section
  return {
    id,
    variant,
    language: context.language,
    texts: { title, formats, notice },
    maxMegabytes: context.settings.documents.maxMegabytes,
    words: processorWords(context),
    action,
    exampleHref: `#${id}-example`,
    sheet: sheetWords(context),
  }
}

export function processorWords({ data }: Context): ProcessorWords {
  return { ...data.interface.demo, percent: data.interface.calculator.percent }
}
