import type { FaqItem } from '../../schemas/types.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { itemNumber } from './format.ts'
import { Icon } from './Icon.tsx'

interface AccordionProps {
  readonly items: readonly FaqItem[]
  /** One open at a time: the shared `name` of the `<details>`; null lets several be open at once. */
  readonly name: string | null
}

/** Questions and answers as `<details>`; works without scripts, the first one is open. */
export function Accordion({ items, name }: AccordionProps) {
  return (
    <Enhance name="accordion" props={{ exclusive: name !== null }}>
      <div className="accordion">
        {items.map(({ id, question, answer }, index) => (
          <details key={id} id={id} name={name ?? undefined} open={index === 0}>
            <summary>
              <span className="label">{itemNumber(index + 1)}</span>
              <span>{question}</span>
              <Icon name="plus" />
            </summary>
            <div className="accordion__answer">
              <p>{answer}</p>
            </div>
          </details>
        ))}
      </div>
    </Enhance>
  )
}
