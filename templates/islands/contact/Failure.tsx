import { Icon } from '../../parts/Icon.tsx'
import { Placeholder } from '../../parts/Pieces.tsx'
import type { Reach } from './props.ts'

interface FailureProps {
  readonly text: string
  /** null: the fields with a problem say what to do. */
  readonly reach: Reach | null
}

/** Says that the message was not sent and, where the visitor can do nothing about it, how to reach the owner. */
export function Failure({ text, reach }: FailureProps) {
  return (
    <div className="notice notice--error">
      <Icon name="alert" />
      <div className="stack stack--tight">
        <p>{text}</p>
        {reach && <Ways {...reach} />}
      </div>
    </div>
  )
}

function Ways({ label, ways, isPlaceholder }: Reach) {
  return (
    <p>
      <span>{label}</span>
      {ways.map(({ text, href }) => (
        <span key={href}>
          <br />
          <a href={href}>
            <Placeholder when={isPlaceholder}>{text}</Placeholder>
          </a>
        </span>
      ))}
    </p>
  )
}
