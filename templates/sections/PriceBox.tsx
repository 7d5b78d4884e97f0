import type { Interface, Offer, PriceBoxSection } from '../../schemas/types.ts'
import { ActionLink } from '../parts/Button.tsx'
import { fill, formatEuro } from '../parts/format.ts'
import { Ticks } from '../parts/Pieces.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { Scarcity } from './pieces/Scarcity.tsx'

/** One offer at a fixed price; what it cost before is struck by the copper pen. */
export function PriceBox({ section, number, context }: SectionProps<PriceBoxSection>) {
  const { head, points, offer, action, notice } = section
  const words = context.data.interface.price
  const { language } = context
  return (
    <SectionFrame section={section} inside="split split--even split--center">
      <div className="stack stack--loose">
        <Head head={head} number={number} context={context} flush />
        {points && <Ticks items={points} />}
      </div>
      <div className="card card--marked price">
        <div className="cluster cluster--spread">
          <h3>{offer.title}</h3>
          {offer.saving !== undefined && (
            <span className="badge badge--amber">
              {fill(words.saving, { amount: formatEuro(offer.saving, language) })}
            </span>
          )}
        </div>
        <Price offer={offer} words={words} language={language} />
        <p className="note">{offer.note}</p>
        <Ticks items={offer.features} />
        {notice && <Scarcity notice={notice} />}
        <ActionLink action={action} size="wide" />
      </div>
    </SectionFrame>
  )
}

interface PriceProps {
  readonly offer: Offer
  readonly words: Interface['price']
  readonly language: string
}

function Price({ offer: { price, was }, words, language }: PriceProps) {
  return (
    <div className="price__row">
      <p className="price__now">
        <span className="visually-hidden">{`${words.now} `}</span>
        {formatEuro(price, language)}
      </p>
      {was !== undefined && (
        <del className="price__was">
          <span className="visually-hidden">{`${words.instead} `}</span>
          {formatEuro(was, language)}
        </del>
      )}
    </div>
  )
}
