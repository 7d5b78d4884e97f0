import type { ReactNode } from 'react'
import type { CaseStudiesSection, CaseStudy, Interface } from '../../schemas/types.ts'
import { logo } from '../drawings/logos.ts'
import { Carousel } from '../parts/Carousel.tsx'
import { Svg } from '../parts/Drawing.tsx'
import { formatPriceRange } from '../parts/format.ts'
import { Photo } from '../parts/Photo.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { counted } from './pieces/counted.ts'

/** Cases as cards that peek; what is no real customer's wears the word "example". */
export function CaseStudies({ section, number, context }: SectionProps<CaseStudiesSection>) {
  const { head, cases, intervalMs = 5000, autoplay = true } = section
  const words = context.data.interface
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Carousel
        label={head.title}
        item={words.carousel.caseStudy}
        slides={cases.map((study) => <Case key={study.name} study={study} words={words} language={context.language} />)}
        words={words.carousel}
        look="medium"
        intervalMs={intervalMs}
        autoplay={autoplay}
      />
    </SectionFrame>
  )
}

interface CaseProps {
  readonly study: CaseStudy
  readonly words: Interface
  readonly language: string
}

function Case({ study, words, language }: CaseProps) {
  const { problem, solution, result, investment, roi, months } = words.caseStudy
  return (
    <article className="card case">
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
          <b>{formatPriceRange(study.investment, language)}</b>
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
