import type { Interface, Tier, TiersSection } from '../../schemas/types.ts'
import { ActionLink } from '../parts/Button.tsx'
import { formatPriceRange } from '../parts/format.ts'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { SectionProps } from '../types.ts'
import { counted } from './pieces/counted.ts'

/** Price examples by company size, in cells that share their lines. */
export function Tiers({ section, number, context }: SectionProps<TiersSection>) {
  const { head, tiers, priceNote, action } = section
  const words = context.data.interface.packages
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <ul className="ruled">
        {tiers.map((tier) => (
          <TierCell key={tier.name} tier={tier} words={words} priceNote={priceNote} language={context.language} />
        ))}
      </ul>
      {action && (
        <div className="cluster after">
          <ActionLink action={action} kind="secondary" />
        </div>
      )}
    </SectionFrame>
  )
}

interface TierProps {
  readonly tier: Tier
  readonly words: Interface['packages']
  readonly priceNote: string
  readonly language: string
}

function TierCell({ tier: { name, staff, price, roiMonths }, words, priceNote, language }: TierProps) {
  return (
    <li className="stack">
      <div>
        <h3>{name}</h3>
        <p className="small">{counted(words.staff, staff)}</p>
      </div>
      <p className="package__price">
        {formatPriceRange(price, language)}
        <small>{priceNote}</small>
      </p>
      <p className="small">
        <b>{counted(words.roi, roiMonths)}</b>
      </p>
    </li>
  )
}
