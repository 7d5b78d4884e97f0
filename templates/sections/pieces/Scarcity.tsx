import type { ScarcityNotice } from '../../../schemas/types.ts'
import { Icon } from '../../parts/Icon.tsx'

/**
 * A line that says something is scarce, with a fixed time that never ticks. Whether the owner has confirmed that it is
 * true (UWG §5) is checked by the validation.
 */
export function Scarcity({ notice: { text, countdown } }: { readonly notice: ScarcityNotice }) {
  return (
    <p className="scarcity">
      <Icon name="hourglass" />
      <span className="scarcity__words">
        <span>{text}</span>
        {countdown && (
          <span className="scarcity__time">
            {countdown.label} <b className="number">{countdown.value}</b>
          </span>
        )}
      </span>
    </p>
  )
}
