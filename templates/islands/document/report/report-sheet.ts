import { fill } from '../../../parts/format.ts'
import type { SheetBlock, SheetContent } from '../../pdf/sheet.ts'
import type { DocumentProcessorProps, ProcessorWords } from '../props.ts'
import type { FieldView } from './Fields.tsx'
import type { ReportView } from './Report.tsx'
import type { Step } from './report.ts'

interface SheetOrigin {
  /** Where the sheet comes from: "www.example.org/ki-automatisierung". */
  readonly address: string
  /** As people write it. */
  readonly date: string
}

/** A result as one sheet of paper. */
export function reportSheet(view: ReportView, settings: DocumentProcessorProps, origin: SheetOrigin): SheetContent {
  const { words, language, sheet } = settings
  const certainty = view.percent === null ? [] : [`${words.confidence} ${fill(words.percent, { n: view.percent })}`]
  return {
    language,
    title: view.type,
    subtitle: [view.meta, ...certainty].join(' · '),
    blocks: blocks(view, words),
    footer: fill(words.sheetFooter, { address: origin.address, date: origin.date }),
    words: sheet,
  }
}

function blocks({ summary, fields, issues, steps, notes }: ReportView, words: ProcessorWords): SheetBlock[] {
  const lists = [{ title: words.steps, items: steps.map((step) => inOneLine(step, words)) }, ...notes]
  return [
    ...(summary ? [{ kind: 'paragraph', text: summary } as const] : []),
    ...listBlocks([{ title: words.issues, items: issues }]),
    ...(fields.length > 0
      ? ([
          { kind: 'heading', text: words.fields },
          { kind: 'pairs', items: fields.map((field) => pair(field, words)) },
        ] as const)
      : []),
    ...listBlocks(lists),
  ]
}

const pair = ({ label, value, readAs }: FieldView, { corrected }: ProcessorWords) => ({
  label,
  value: readAs == null ? value : `${value} (${corrected})`,
})

function listBlocks(lists: ReportView['notes']): SheetBlock[] {
  return lists
    .filter(({ items }) => items.length > 0)
    .flatMap(({ title, items }) => [{ kind: 'heading', text: title } as const, { kind: 'list', items } as const])
}

/** "sofort: Skonto nutzen, spart 29,51 €. Zahlung vorschlagen". */
function inOneLine({ priority, action, saved, how }: Step, words: ProcessorWords): string {
  const before = priority ? `${words[priority]}: ` : ''
  const after = saved ? `, ${fill(words.saves, { saved })}` : ''
  return `${before}${action}${after}${how ? `. ${how}` : ''}`
}
