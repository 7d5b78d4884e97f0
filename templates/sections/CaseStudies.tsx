import type { ReactNode } from 'react'
import type { CaseStudiesSection, CaseStudy } from '../../schemas/types.ts'
import { logo } from '../drawings/logos.ts'
import { Svg } from '../parts/Drawing.tsx'
import { Photo } from '../parts/Photo.tsx'
import { Price } from '../parts/Price.tsx'
import type { Context, SectionProps } from '../types.ts'
import { CarouselSection } from './pieces/CarouselSection.tsx'
import { counted } from './pieces/counted.ts'

/** Cases as cards that peek; one that is not a real customer's is labelled as an example. */
export function CaseStudies(props: SectionProps<CaseStudiesSection>) {
  const { cases, intervalMs = 5000, autoplay = true } = props.section
  return (
    <CarouselSection
      {...props}
      item="caseStudy"
      slides={cases.map((study) => <Case key={study.name} study={study} context={props.context} />)}
      look="medium"
      intervalMs={intervalMs}
      autoplay={autoplay}
    />
  )
}

function Case({ study, context }: { readonly study: CaseStudy; readonly context: Context }) {
  const words = context.data.interface
  const { problem, solution, result, investment, roi, months } = words.caseStudy
  return (
    <article className="card case" data-case={study.name}>
      <header>
        <span className="monogram monogram--logo">
          {study.logoImage ? <Photo picture={study.logoImage} sizes="2.75rem" /> : <Svg text={logo(study.logo)} />}
        </span>
        <div>
          <h3>{study.name}</h3>
          <span className="small">{study.role}</span>
        </div>
      </header>
      <div className="stack">
        <p className="cluster cluster--tight">
          {study.example && <span className="badge case__mark">{words.example}</span>}
          <span className="small">{`${study.company}, ${study.industry}`}</span>
        </p>
        <dl>
          <Entry term={problem} text={study.problem} />
          <Entry term={solution} text={study.solution} />
          <Entry term={result} text={<strong>{study.result}</strong>} />
        </dl>
      </div>
      <div className="case__sum">
        <p className="small">
          {investment}
          <b>
            <Price of={study.investment} context={context} />
          </b>
        </p>
        <p className="small">
          {roi}
          <b>{counted(months, study.roiMonths)}</b>
        </p>
      </div>
    </article>
  )
}

function Entry({ term, text }: { readonly term: string; readonly text: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  )
}
