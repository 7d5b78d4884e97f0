import { Icon } from '../../../parts/Icon.tsx'
import type { BookingDialogProps } from '../props.ts'
import { Delayed, Details, TimeActions } from './Details.tsx'
import type { Receipt } from './receipt.ts'

interface SuccessProps extends Pick<BookingDialogProps, 'texts' | 'phone'> {
  readonly receipt: Receipt
  readonly onClose: () => void
}

/** Thanks the visitor by name and says what comes next; where sending failed also how to reach the owner. */
export function Success(props: SuccessProps) {
  const { texts, phone, receipt, onClose } = props
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
        <span>{receipt.promise}</span>
      </p>
      <Details {...props} />
      {!receipt.isSent && <Delayed text={success.delayed} phone={phone} />}
      <div className="dialog__actions">
        <TimeActions {...props} />
        <button className="button button--secondary" type="button" onClick={(event) => event.detail < 2 && onClose()}>
          {texts.done}
        </button>
      </div>
    </div>
  )
}
