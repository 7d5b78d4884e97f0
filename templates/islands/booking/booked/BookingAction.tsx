import { type ComponentProps, useSyncExternalStore } from 'react'
import { ActionLink, buttonClass } from '../../../parts/Button.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { bookedWords, CONFIRMATION_ID, onBooked } from './say-booked.ts'

/** An action of an island that leads to the booking; once something is booked it says so. */
export function BookingAction(props: ComponentProps<typeof ActionLink>) {
  const words = useSyncExternalStore(onBooked, bookedWords, () => null)
  const { action, kind = 'primary', arrow: _, ...look } = props
  if (words === null || action.to.opens !== 'booking') return <ActionLink {...props} />
  return (
    <a className={buttonClass({ kind: action.kind ?? kind, ...look })} href={`#${CONFIRMATION_ID}`}>
      <Icon name="check" />
      {words}
    </a>
  )
}
