import type { ScarcityNotice } from '../../../schemas/types.ts'
import { fill } from '../../parts/format.ts'
import { Icon } from '../../parts/Icon.tsx'

/**
 * A line that says something is scarce, with a fixed time in words: it does not tick, so it must not look like a clock.
 * Whether the owner has confirmed that it is true (UWG §5) is checked by the validation.
 */
export function Scarcity({ notice: { text, countdown } }: { readonly notice: ScarcityNotice }) {
  return (
    <p className="scarcity">
      <Icon name="info" />
      <span className="scarcity__words">
        <span>{text}</span>
        {countdown && <span className="scarcity__time">{fill(countdown.label, { value: countdown.value })}</span>}
      </span>
    </p>
  )
}
