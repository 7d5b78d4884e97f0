import { useEffect, useRef } from 'react'
import type { BookingDialogProps } from './props.ts'

interface DiscardProps extends Pick<BookingDialogProps, 'id' | 'texts'> {
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

/** Asks before typed data are lost. Every way out but one returns to the form. */
export function Discard({ id, texts, onKeep, onDiscard }: DiscardProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const keeping = useRef<HTMLButtonElement>(null)
  const { question, keep, discard } = texts.discard
  useEffect(() => {
    dialog.current?.showModal()
    keeping.current?.focus()
  }, [])
  return (
    <dialog
      className="dialog dialog--question"
      role="alertdialog"
      aria-labelledby={`${id}-question`}
      ref={dialog}
      onClose={onKeep}
    >
      <div className="dialog__body">
        <h2 id={`${id}-question`}>{question}</h2>
        <div className="dialog__actions">
          <button className="button button--secondary" type="button" onClick={onDiscard}>
            {discard}
          </button>
          <button className="button" type="button" ref={keeping} onClick={() => dialog.current?.close()}>
            {keep}
          </button>
        </div>
      </div>
    </dialog>
  )
}
