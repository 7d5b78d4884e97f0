import type { FloatingButtonSection } from '../../schemas/types.ts'
import { ButtonLink } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { SectionProps } from '../types.ts'

/**
 * A button that stays at the foot of the window. The style sheet shows it between 800 px of scrolling and 800 px
 * before the end; the distances of the content stand in the data attributes.
 */
export function FloatingButton({ section, context }: SectionProps<FloatingButtonSection>) {
  const { id, label, location, showAfterPx, hideBeforeEndPx } = section
  return (
    <div className="floating-place" id={id} data-show-after={showAfterPx} data-hide-before-end={hideBeforeEndPx}>
      <ButtonLink
        to={{ href: context.bookingHref, opens: 'booking', external: false }}
        className="floating floating--scroll"
        arrow={false}
        event={{ event: 'floating_cta_clicked', location }}
      >
        <Icon name="calendar" />
        {label}
      </ButtonLink>
    </div>
  )
}
