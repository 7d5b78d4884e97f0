import type { Tier, TiersSection } from '../../schemas/types.ts'
import { ActionLink } from '../parts/Button.tsx'
import { FoldOnPhones } from '../parts/Fold.tsx'
import { Price } from '../parts/Price.tsx'
import { Head, SectionFrame } from '../parts/Section.tsx'
import type { Context, SectionProps } from '../types.ts'
import { counted } from './pieces/counted.ts'

/** Price examples by company size, in cells that share their lines. */
export function Tiers({ section, number, context }: SectionProps<TiersSection>) {
  const { head, tiers, priceNote, action, fold } = section
  return (
    <SectionFrame section={section}>
      <Head head={head} number={number} context={context} />
      <FoldOnPhones title={fold}>
        <ul className="ruled">
          {tiers.map((tier) => (
            <TierCell key={tier.name} tier={tier} priceNote={priceNote} context={context} />
          ))}
        </ul>
      </FoldOnPhones>
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
  readonly priceNote: string
  readonly context: Context
}

function TierCell({ tier: { name, staff, price, roiMonths }, priceNote, context }: TierProps) {
  const words = context.data.interface.packages
  return (
    <li className="stack tier">
      <div>
        <h3>{name}</h3>
        <p className="small">{counted(words.staff, staff)}</p>
      </div>
      <p className="package__price">
        <Price of={price} context={context} />
        <small>{priceNote}</small>
      </p>
      <p className="small">
        <b>{counted(words.roi, roiMonths)}</b>
      </p>
    </li>
  )
}
