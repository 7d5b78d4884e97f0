import type { Solution, SolutionGridSection } from '../../schemas/types.ts'
import { linkAttributes } from '../parts/Button.tsx'
import { Drawing } from '../parts/Drawing.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'

/** What the agency offers, the first one in a double cell; every cell is a link. */
export function SolutionGrid({ section, number, context }: SectionProps<SolutionGridSection>) {
  return (
    <SectionFrame section={section}>
      <Head head={section.head} number={number} context={context} />
      <div className="ruled solutions">
        {section.items.map((solution, index) => (
          <Cell key={solution.title} solution={solution} language={context.language} isMain={index === 0} />
        ))}
      </div>
    </SectionFrame>
  )
}

interface CellProps {
  readonly solution: Solution
  readonly language: string
  readonly isMain: boolean
}

function Cell({ solution: { drawing, title, text, fact, to }, language, isMain }: CellProps) {
  return (
    <a className={isMain ? 'solution solution--main' : 'solution'} {...linkAttributes(to)}>
      <Drawing name={drawing} language={language} />
      <h3>{title}</h3>
      <p>{text}</p>
      <span className="solution__more">
        <span className="label">{fact}</span>
        <Icon name="arrow" />
      </span>
    </a>
  )
}
