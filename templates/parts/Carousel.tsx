import type { ReactNode } from 'react'
import type { CarouselWords } from '../../schemas/types.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { fill } from './format.ts'
import { Icon } from './Icon.tsx'

interface CarouselProps {
  /** Accessible name: "Referenzprojekte". */
  readonly label: string
  /** What one slide is, for the names of the buttons; one of the words: `words.reference`. */
  readonly item: string
  /** One element per slide; Carousel makes the list items. */
  readonly slides: readonly ReactNode[]
  readonly words: CarouselWords
  /** single: one slide fills the width; narrow 19rem, medium 22.5rem: the next one peeks; phones: a grid from 44rem on. */
  readonly look?: 'single' | 'narrow' | 'medium' | 'phones'
  /** Of a carousel that moves by itself. */
  readonly intervalMs?: number
  readonly autoplay: boolean
  /** Stands before the buttons and works without scripts, such as a choice of device. */
  readonly before?: ReactNode
  readonly slideClass?: string | ((index: number) => string)
  /** Further class of the list, such as the grid that it is on wide screens. */
  readonly trackClass?: string
}

/**
 * A list that snaps and can be swiped. Its buttons are in the HTML but hidden until the island "carousel"
 * wakes and shows them.
 */
export function Carousel({ label, slides, words, look = 'medium', before, ...rest }: CarouselProps) {
  const { intervalMs = 0, autoplay, item, slideClass, trackClass } = rest
  return (
    <Enhance name="carousel" load="visible" props={{ intervalMs, autoplay, position: words.position }}>
      <section className={`carousel carousel--${look}`} aria-roledescription={words.role} aria-label={label}>
        <div className="carousel__controls">
          {before}
          <CarouselButtons item={item} count={slides.length} words={words} autoplay={autoplay} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard. */}
        <ul className={`carousel__track ${trackClass ?? ''}`.trim()} tabIndex={0} aria-label={label}>
          {slides.map((slide, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn once and never reordered.
            <li key={index} className={typeof slideClass === 'function' ? slideClass(index) : slideClass}>
              {slide}
            </li>
          ))}
        </ul>
      </section>
    </Enhance>
  )
}

interface ButtonsProps extends Pick<CarouselProps, 'item' | 'words' | 'autoplay'> {
  readonly count: number
}

function CarouselButtons({ item, count, words, autoplay }: ButtonsProps) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return (
    <div className="carousel__buttons" data-controls hidden>
      {autoplay && (
        <button className="icon-button" type="button" data-pause data-play={words.play} aria-label={words.pause}>
          <Icon name="pause" />
        </button>
      )}
      <button className="icon-button" type="button" data-step="-1" aria-label={fill(words.previous, { name: item })}>
        <Icon name="left" />
      </button>
      <button className="icon-button" type="button" data-step="1" aria-label={fill(words.next, { name: item })}>
        <Icon name="right" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form. */}
      <div className="carousel__dots" role="group" aria-label={fill(words.choose, { name: item })}>
        {numbers.map((n) => (
          <button key={n} type="button" aria-label={fill(words.show, { n, total: count })} />
        ))}
      </div>
      <span className="carousel__count" aria-live="polite">
        {fill(words.position, { n: 1, total: count })}
      </span>
    </div>
  )
}
