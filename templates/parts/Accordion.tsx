import type { FaqItem } from '../../schemas/types.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { Fold } from './Fold.tsx'
import { itemNumber } from './format.ts'
import { Icon } from './Icon.tsx'

interface AccordionProps {
  readonly items: readonly FaqItem[]
  /** One open at a time: the shared `name` of the `<details>`; null lets several be open at once. */
  readonly name: string | null
  /** The line under which phones fold what comes after the first ones. */
  readonly fold?: string | undefined
}

/** So many questions stand before the fold. */
const SHOWN = 4

/** Questions and answers as `<details>`; works without scripts, the first one is open. */
export function Accordion({ items, name, fold }: AccordionProps) {
  const shown = fold ? items.slice(0, SHOWN) : items
  const rest = items.slice(shown.length)
  return (
    <Enhance name="accordion" props={{ exclusive: name !== null }}>
      <Questions items={shown} name={name} from={0} />
      {rest.length > 0 && (
        <Fold title={fold} onPhones>
          <Questions items={rest} name={name} from={shown.length} />
        </Fold>
      )}
    </Enhance>
  )
}

interface QuestionsProps extends Pick<AccordionProps, 'items' | 'name'> {
  /** How many questions stand before them. */
  readonly from: number
}

function Questions({ items, name, from }: QuestionsProps) {
  return (
    <div className="accordion">
      {items.map(({ id, question, answer }, index) => (
        <details key={id} id={id} name={name ?? undefined} open={from + index === 0}>
          <summary>
            <span className="label">{itemNumber(from + index + 1)}</span>
            <span>{question}</span>
            <Icon name="plus" />
          </summary>
          <div className="accordion__answer">
            <p>{answer}</p>
          </div>
        </details>
      ))}
    </div>
  )
}
