import type { ComponentProps, ReactNode } from 'react'
import type { Action, CarouselWords, Head as HeadData } from '../../../schemas/types.ts'
import { ActionLink, type ButtonKind } from '../../parts/Button.tsx'
import { Carousel } from '../../parts/Carousel.tsx'
import { Head, SectionFrame } from '../../parts/Section.tsx'
import type { SectionProps } from '../../types.ts'

type SlidesProps = Omit<ComponentProps<typeof Carousel>, 'label' | 'item' | 'words'>

type HeadedSection = ComponentProps<typeof SectionFrame>['section'] & { readonly head: HeadData }

interface CarouselSectionProps extends SlidesProps, Omit<SectionProps<HeadedSection>, 'page'> {
  /** What one slide is, as the key of the word for it. */
  readonly item: keyof CarouselWords
  /** Further classes of the page column. */
  readonly inside?: string
  /** Below everything, and what it looks like where the action does not say it. */
  readonly action?: Action | undefined
  readonly actionKind?: ButtonKind
  /** Stands below the carousel. */
  readonly children?: ReactNode
}

/** A section with a head and a carousel of the same name. */
export function CarouselSection(props: CarouselSectionProps) {
  const { section, number, context, item, inside, action, actionKind = 'tertiary', children, ...carousel } = props
  const words = context.data.interface.carousel
  return (
    <SectionFrame section={section} {...(inside && { inside })}>
      <Head head={section.head} number={number} context={context} />
      <Carousel {...carousel} label={section.head.title} item={words[item]} words={words} />
      {children}
      {action && (
        <div className="cluster after">
          <ActionLink action={action} kind={actionKind} />
        </div>
      )}
    </SectionFrame>
  )
}
