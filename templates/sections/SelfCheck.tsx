import type { SelfCheckSection } from '../../schemas/types.ts'
import type { Check } from '../islands/check/result.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { ActionLink } from '../parts/Button.tsx'
import { fill } from '../parts/format.ts'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { counted } from './pieces/counted.ts'

/** Questions with a result that appears when all are answered; without scripts, questions and results to read. */
export function SelfCheck({ section, number, context }: SectionProps<SelfCheckSection>) {
  const { id = 'check', head, questions, answers, bands, progress, score, note } = section
  const props: Check = { questions, answers, bands, progress, score }
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <Enhance name="self-check" props={props}>
        <div className="live live--two check">
          <ol className="check__questions">
            {questions.map(({ question, advice }, index) => (
              <li key={question}>
                <p className="unscripted">
                  <b>{question}</b>
                </p>
                <p className="small unscripted">{advice}</p>
                <Question name={`${id}-${index}`} question={question} answers={answers} />
              </li>
            ))}
          </ol>
          <Result section={section} />
        </div>
      </Enhance>
      <p className="note note--below">{note}</p>
    </SectionFrame>
  )
}

function Result({ section }: { readonly section: SelfCheckSection }) {
  const { questions, result, advice, progress, action } = section
  return (
    <div className="stack check__result">
      <h3>{result}</h3>
      <p className="label scripted" data-progress="">
        {fill(progress, { n: 0, total: questions.length })}
      </p>
      <div className="stack scripted" data-result="" hidden>
        <p className="check__band" data-band="" />
        <p className="label" data-score="" />
        <p data-text="" />
        <div className="stack stack--tight">
          <h4>{advice}</h4>
          <ul className="check__advice" data-advice="" />
        </div>
        <ActionLink action={action} />
      </div>
      <p className="visually-hidden" role="status" />
      <Bands section={section} />
    </div>
  )
}

/** How to count by hand. */
function Bands({ section: { answers, bands, points, reach } }: { readonly section: SelfCheckSection }) {
  return (
    <>
      <p className="unscripted">
        {answers.map((answer) => `${answer.label}: ${counted(points, answer.points)}`).join(', ')}
      </p>
      <dl className="unscripted stack">
        {bands.map(({ from, title, text }) => (
          <div key={title}>
            <dt className="label">{fill(reach, { n: from })}</dt>
            <dd>
              <b>{title}</b>
              <p className="small">{text}</p>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

interface QuestionProps {
  readonly name: string
  readonly question: string
  readonly answers: SelfCheckSection['answers']
}

function Question({ name, question, answers }: QuestionProps) {
  return (
    <fieldset className="field scripted">
      <legend className="field__label">{question}</legend>
      <div className="chips">
        {answers.map(({ label }, index) => (
          <label className="chip" key={label}>
            <input type="radio" name={name} value={index} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
