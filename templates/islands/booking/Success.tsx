import { Icon } from '../../parts/Icon.tsx'
import { PhoneLink } from './Frame.tsx'
import type { BookingDialogProps, OwnerPhone } from './props.ts'
import type { Receipt } from './state.ts'

interface SuccessProps extends Pick<BookingDialogProps, 'texts' | 'phone'> {
  readonly receipt: Receipt
  readonly onClose: () => void
}

/** Thanks the visitor by name and says what comes next; where sending failed also how to reach the owner. */
export function Success({ texts, phone, receipt, onClose }: SuccessProps) {
  const { success } = texts
  const [thanks, after] = success.thanks.split('{name}')
  return (
    <div className="dialog__body">
      <span className="seal">
        <Icon name="check" />
      </span>
      <p className="lead">
        <span>{thanks}</span>
        {/* A name may run from right to left. */}
        <bdi>{receipt.name}</bdi>
        <span>{`${after ?? ''} `}</span>
        <span>{success.promise}</span>
      </p>
      <dl className="pairs">
        <div>
          <dt>{success.phone}</dt>
          <dd>
            <bdi>{receipt.phone}</bdi>
          </dd>
        </div>
        <div>
          <dt>{success.durationLabel}</dt>
          <dd>{success.duration}</dd>
        </div>
      </dl>
      {!receipt.isSent && <Delayed text={success.delayed} phone={phone} />}
      <button className="button button--secondary" type="button" onClick={(event) => event.detail < 2 && onClose()}>
        {texts.done}
      </button>
    </div>
  )
}

function Delayed({ text, phone }: { readonly text: string; readonly phone: OwnerPhone }) {
  const [before, after] = text.split('{phone}')
  return (
    <div className="notice notice--hint">
      <Icon name="info" />
      <p>
        <span>{before}</span>
        <PhoneLink phone={phone} />
        <span>{after}</span>
      </p>
    </div>
  )
}
