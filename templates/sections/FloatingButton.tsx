import type { FloatingButtonSection } from '../../schemas/types.ts'
import { Enhance } from '../islands/Enhance.tsx'
import { ButtonLink } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import type { SectionProps } from '../types.ts'

/** A button that stays at the foot of the window. Its island shows it; without scripts it stays hidden. */
export function FloatingButton({ section, context }: SectionProps<FloatingButtonSection>) {
  const { id, label, location, showAfterPx, hideBeforeEndPx } = section
  return (
    <Enhance name="floating-button" load="idle" props={{ showAfterPx, hideBeforeEndPx }}>
      <div className="floating" id={id} data-hidden="">
        <ButtonLink
          to={{ href: context.bookingUrl, opens: 'booking', external: false }}
          arrow={false}
          event={{ event: 'floating_cta_clicked', location }}
        >
          <Icon name="calendar" />
          {label}
        </ButtonLink>
      </div>
    </Enhance>
  )
}
