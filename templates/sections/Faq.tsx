import type { FaqSection } from '../../schemas/types.ts'
import { Accordion } from '../parts/Accordion.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** Questions and answers. Exclusive ones share a name, so that the browser keeps one open at a time. */
export function Faq({ section, number, context }: SectionProps<FaqSection>) {
  const { head, faq, exclusive, fold, id = 'faq' } = section
  return (
    <SectionFrame section={section} width="narrow">
      <Head head={head} number={number} context={context} />
      <Accordion items={faq.items} name={exclusive ? `${id}-answers` : null} fold={fold} />
    </SectionFrame>
  )
}
