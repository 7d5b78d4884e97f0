import type { Offer, PriceBoxSection } from '../../schemas/types.ts'
import { ActionLink } from '../parts/Button.tsx'
import { fill } from '../parts/format.ts'
import { Ticks } from '../parts/Pieces.tsx'
import { Price, priceText } from '../parts/Price.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { Context, SectionProps } from '../types.ts'
import { Scarcity } from './pieces/Scarcity.tsx'

/** One offer at a fixed price; what it cost before is struck by the copper pen. */
export function PriceBox({ section, number, context }: SectionProps<PriceBoxSection>) {
  const { head, points, offer, action, notice } = section
  const words = context.data.interface.price
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
              {fill(words.saving, { amount: priceText(offer.saving, context) })}
            </span>
          )}
        </div>
        <PriceRow offer={offer} context={context} />
        <p className="note">{offer.note}</p>
        <Ticks items={offer.features} />
        {notice && <Scarcity notice={notice} />}
        <ActionLink action={action} size="wide" />
      </div>
    </SectionFrame>
  )
}

function PriceRow({ offer: { price, was }, context }: { readonly offer: Offer; readonly context: Context }) {
  const words = context.data.interface.price
  return (
    <div className="price__row">
      <p className="price__now">
        <span className="visually-hidden">{`${words.now} `}</span>
        <Price of={price} context={context} />
      </p>
      {was !== undefined && (
        <del className="price__was">
          <span className="visually-hidden">{`${words.instead} `}</span>
          <Price of={was} context={context} />
        </del>
      )}
    </div>
  )
}
