import type { ReactNode } from 'react'
import type { Card as CardData, Point } from '../../schemas/types.ts'
import { Icon, type IconName } from './Icon.tsx'

/** A list of short points, each with a check mark. */
export function Ticks({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className="ticks">
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}

/** Short promises in a row, each with its icon (a check mark where it has none). */
export function Promises({ points }: { readonly points: readonly Point[] }) {
  return (
    <ul className="hero__promise">
      {points.map(({ icon = 'check', text }) => (
        <li key={text}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The inside of a card in a `.ruled` frame: icon, title, one sentence, a fact in mono. */
export function CardBody({ card }: { readonly card: CardData }) {
  return (
    <>
      {card.icon && <Icon name={card.icon} large />}
      <h3>{card.title}</h3>
      <p className="small">{card.text}</p>
      {card.fact && <p className="label">{card.fact}</p>}
    </>
  )
}

/** Cards that share their lines. */
export function CardGrid({ cards }: { readonly cards: readonly CardData[] }) {
  return (
    <ul className="ruled ruled--wide">
      {cards.map((card) => (
        <li key={card.title} className="stack stack--tight">
          <CardBody card={card} />
        </li>
      ))}
    </ul>
  )
}

/** Key numbers over their labels, each with a dimension line. */
export function Figures({ items }: { readonly items: readonly { readonly value: string; readonly label: string }[] }) {
  return (
    <dl className="figures">
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className="measured">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Filled stars; the text beside them has to say what they say. */
export function Stars({ count = 5 }: { readonly count?: number }) {
  return (
    <span className="stars" aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are all alike.
        <Icon key={index} name="star" />
      ))}
    </span>
  )
}

/** An icon in a circle, in place of a face or a logo. */
export function Monogram({ icon }: { readonly icon: IconName }) {
  return (
    <span className="monogram">
      <Icon name={icon} />
    </span>
  )
}

/** Marks what is an example, and no real customer's. */
export function ExampleMark({ text }: { readonly text: string }) {
  return <span className="badge badge--example">{text}</span>
}

interface PlaceholderProps {
  readonly when: boolean
  readonly children: ReactNode
}

/** Data that the owner still has to supply or confirm has a dotted underline until then. */
export function Placeholder({ when, children }: PlaceholderProps) {
  if (!when) return children
  return <span className="placeholder">{children}</span>
}

interface MeterProps {
  readonly label: string
  /** 0 to 100. */
  readonly percent: number
  readonly text: string
}

/** A certainty as a bar with its name and figure; drawn as SVG, since the page allows no inline styles. */
export function Gauge({ label, percent, text }: MeterProps) {
  return (
    <div className="gauge">
      <span>
        {label}
        <b className="number">{text}</b>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> cannot be drawn alike in all browsers. */}
      <svg
        className="bar"
        role="meter"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={label}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
      >
        <rect width={percent} height="1" />
      </svg>
    </div>
  )
}

const NOTICE_ICONS = { success: 'check', error: 'alert', hint: 'info' } as const

/** A message with its icon. A leading "✓" of the text is kept for screen readers only: the icon shows it. */
export function Notice(props: { readonly kind: 'success' | 'error' | 'hint'; readonly text: string }) {
  const { kind, text } = props
  const isTicked = text.startsWith('✓')
  return (
    <div className={`notice notice--${kind}`}>
      <Icon name={NOTICE_ICONS[kind]} />
      <p>
        {isTicked && <span className="visually-hidden">✓ </span>}
        <span>{isTicked ? text.slice(1).trimStart() : text}</span>
      </p>
    </div>
  )
}
