import { Icon } from '../../parts/Icon.tsx'
import { Placeholder } from '../../parts/Pieces.tsx'
import type { Receipt } from './booked/receipt.ts'
import type { BookingDialogProps, OwnerPhone } from './props.ts'
import type { Stage } from './state.ts'

interface HeadProps extends Pick<BookingDialogProps, 'id' | 'texts'> {
  readonly stage: Stage
  readonly receipt: Receipt | null
}

/** The heading that names the dialog, the way out (`waking/openers.ts` closes at it), and how far the visitor has come. */
export function Head({ id, texts, stage, receipt }: HeadProps) {
  const isFirst = stage === 'details' || stage === 'checking'
  const heading = isFirst ? texts.title : texts.steps.contact
  return (
    <div className="dialog__head">
      <h2 id={`${id}-title`} tabIndex={-1}>
        {receipt?.heading ?? heading}
      </h2>
      <button className="icon-button icon-button--plain" type="button" aria-label={texts.close} data-close="">
        <Icon name="close" />
      </button>
      {stage !== 'done' && <Progress texts={texts} isFirst={isFirst} />}
    </div>
  )
}

/** Which of the two steps the visitor has reached. */
export function Progress({ texts, isFirst }: Pick<HeadProps, 'texts'> & { readonly isFirst: boolean }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form.
    <div role="group" aria-label={texts.progress}>
      <ol className="steps">
        <Step name={`1 ${texts.steps.details}`} isCurrent={isFirst} isDone={!isFirst} />
        <Step name={`2 ${texts.steps.contact}`} isCurrent={!isFirst} />
      </ol>
    </div>
  )
}

interface StepProps {
  readonly name: string
  readonly isCurrent: boolean
  readonly isDone?: boolean
}

function Step({ name, isCurrent, isDone = false }: StepProps) {
  return (
    <li className={isDone ? 'is-done' : undefined} aria-current={isCurrent ? 'step' : undefined}>
      {name}
    </li>
  )
}

/** Where the data go, and whom to call. */
export function Foot({ texts, phone }: Pick<BookingDialogProps, 'texts' | 'phone'>) {
  return (
    <div className="dialog__foot">
      <span>{texts.foot}</span>
      <PhoneLink phone={phone} />
    </div>
  )
}

export function PhoneLink({ phone }: { readonly phone: OwnerPhone }) {
  return (
    <a href={phone.href}>
      <Placeholder when={phone.isPlaceholder}>{phone.number}</Placeholder>
    </a>
  )
}

/** Announces to screen readers what happens: which step it is, that it is being sent, the outcome. */
export function Announcement({ texts, stage, receipt }: Pick<HeadProps, 'texts' | 'stage' | 'receipt'>) {
  const position = (n: number) => texts.position.replace('{n}', String(n)).replace('{total}', '2')
  const announcements: Record<Stage, string> = {
    details: position(1),
    checking: texts.checked,
    contact: position(2),
    sending: texts.submitting,
    done: receipt?.promise ?? '',
  }
  return (
    <p className="visually-hidden" role="status">
      {announcements[stage]}
    </p>
  )
}
