import type { AppDesign, HeroBadge, HeroDoor, HeroPart, HeroSection } from '../../schemas/types.ts'
import { appDesign } from '../drawings/drawing.ts'
import { BookingStart } from '../islands/booking/BookingStart.tsx'
import { ActionLink, linkAttributes } from '../parts/Button.tsx'
import { Carousel } from '../parts/Carousel.tsx'
import { Drawing, Svg } from '../parts/Drawing.tsx'
import { typeset } from '../parts/format.ts'
import { Icon } from '../parts/Icon.tsx'
import { Promises, Stars } from '../parts/Pieces.tsx'
import type { SectionProps } from '../types.ts'
import { RealCase } from './pieces/RealCase.tsx'
import { Scarcity } from './pieces/Scarcity.tsx'
import { splitAt } from './pieces/split-at.ts'

const COLUMNS = ['1', '2', '3', '4', '5', '6', '7', '8']
const ROWS = ['A', 'B', 'C', 'D', 'E']

/** The first sheet of a page: heading and call on the left, the drawing on the right, its parts below. */
export function Hero({ section, context }: SectionProps<HeroSection>) {
  return (
    <section className="hero" id={section.id}>
      <div className="page">
        <div className={`sheet${section.parts && drawingOf(section) ? ' sheet--beside' : ''}`}>
          <Zones names={COLUMNS} />
          <Zones names={ROWS} isUpright />
          <div className="hero__row">
            <HeroText section={section} context={context} />
            <HeroFigure section={section} context={context} />
          </div>
          {section.parts && <Parts parts={section.parts} />}
        </div>
        {section.proof && <RealCase proof={section.proof} words={context.data.interface.proof} />}
      </div>
    </section>
  )
}

/** Designs, and a form, stand in its place. */
const drawingOf = ({ drawing, designs, bookingForm }: HeroSection) => (designs || bookingForm ? undefined : drawing)

/** The letters and numbers on the edge of a drawing sheet; decoration. */
function Zones({ names, isUpright = false }: { readonly names: readonly string[]; readonly isUpright?: boolean }) {
  return (
    <div className={`sheet__zones${isUpright ? ' sheet__zones--y' : ''}`} aria-hidden="true">
      {names.map((name) => (
        <i key={name}>{name}</i>
      ))}
    </div>
  )
}

function HeroText({ section, context }: Pick<SectionProps<HeroSection>, 'section' | 'context'>) {
  const { label, badges, title, emphasis, lead, doors, actions, promises, notice } = section
  const { hyphenation } = context.settings
  const [before, measured, after] = splitAt(title, emphasis).map((part) => typeset(part, hyphenation))
  return (
    <div className="hero__text stack">
      {label && <p className="label">{label}</p>}
      {badges && <Badges badges={badges} />}
      <h1>
        {before}
        {measured && <span className={`measured measured--copper${after ? ' measured--within' : ''}`}>{measured}</span>}
        {after}
      </h1>
      <p className="lead">{lead}</p>
      {doors && <Doors doors={doors} language={context.language} />}
      <div className="hero__actions">
        {actions.map((action, index) => (
          <ActionLink key={action.label} action={action} kind={index === 0 ? 'primary' : 'tertiary'} />
        ))}
      </div>
      {notice && <Scarcity notice={notice} />}
      {promises && <Promises points={promises} />}
    </div>
  )
}

/** What visitors come for, each in a line of its own. */
function Doors({ doors, language }: { readonly doors: readonly HeroDoor[]; readonly language: string }) {
  return (
    <ul className="ruled doors">
      {doors.map(({ title, text, to, elsewhere }) => (
        <li key={title}>
          <a {...linkAttributes(elsewhere?.find((other) => other.language === language)?.to ?? to)}>
            <strong>{title}</strong>
            <span className="small">{text}</span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function Badges({ badges }: { readonly badges: readonly HeroBadge[] }) {
  return (
    <div className="cluster cluster--tight">
      {badges.map(({ icon, stars, text }) => (
        <span key={text} className="badge">
          {stars && <Stars />}
          {icon && <Icon name={icon} />}
          <span>{text}</span>
        </span>
      ))}
    </div>
  )
}

function HeroFigure({ section, context }: Pick<SectionProps<HeroSection>, 'section' | 'context'>) {
  const { designs, bookingForm, intervalMs = 4000 } = section
  const drawing = drawingOf(section)
  if (bookingForm) return <BookingStart form={bookingForm} context={context} />
  if (!designs && !drawing) return null
  const words = context.data.interface.carousel
  return (
    <div className="hero__figure graph">
      {drawing && <Drawing name={drawing} language={context.language} />}
      {designs && (
        <Carousel
          label={section.label ?? section.title}
          item={words.design}
          slides={designs.map((design) => <Design key={design.screen} design={design} />)}
          words={words}
          look="single"
          intervalMs={intervalMs}
          autoplay
        />
      )}
    </div>
  )
}

function Design({ design: { screen, title, text } }: { readonly design: AppDesign }) {
  return (
    <figure className="app-design">
      <div className="device device--mobile">
        <Svg text={appDesign(screen, title)} />
      </div>
      <figcaption>
        <strong>{title}</strong>
        {text && <span className="small">{text}</span>}
      </figcaption>
    </figure>
  )
}

function Parts({ parts }: { readonly parts: readonly HeroPart[] }) {
  return (
    <ol className="parts">
      {parts.map(({ title, text }, index) => (
        <li key={title}>
          <span className="label" aria-hidden="true">
            {index + 1}
          </span>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
