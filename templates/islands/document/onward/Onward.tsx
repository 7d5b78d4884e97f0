import { useState } from 'react'
import { buttonClass } from '../../../parts/Button.tsx'
import { fill } from '../../../parts/format.ts'
import { Icon } from '../../../parts/Icon.tsx'
import type { DocumentProcessorProps } from '../props.ts'
import { bookingsOf } from './bookings.ts'
import { Datev } from './Datev.tsx'
import { EInvoice } from './EInvoice.tsx'
import { canBeMade } from './make-e-invoice.ts'
import { saveExcel } from './save.ts'
import type { OnwardDocument } from './workbook.ts'

interface OnwardProps {
  readonly settings: DocumentProcessorProps
  /** As the visitor has corrected it. */
  readonly shown: OnwardDocument
  /** Everything that was read on this page. */
  readonly all: readonly OnwardDocument[]
}

/** What can be made of a read document, for the programs that go on with it. */
export function Onward({ settings, shown, all }: OnwardProps) {
  const { words } = settings
  const [status, setStatus] = useState('')
  const bookings = bookingsOf(shown.report)
  const make = async (save: () => Promise<void>) => {
    setStatus(words.making)
    const message = await save().then(
      () => words.saved,
      () => words.makingFailed,
    )
    setStatus(message)
  }
  const button = buttonClass({ kind: 'secondary', size: 'small' })
  return (
    <div className="is-wide stack stack--tight result__onward">
      <h4>{words.onward}</h4>
      <div className="cluster cluster--tight">
        <button className={button} type="button" onClick={() => void make(() => saveExcel([shown], settings))}>
          <Icon name="down" />
          {words.excel}
        </button>
        {all.length > 1 && (
          <button className={button} type="button" onClick={() => void make(() => saveExcel(all, settings))}>
            <Icon name="stack" />
            {fill(words.excelAll, { n: all.length })}
          </button>
        )}
      </div>
      {bookings && (
        <Datev id={`${settings.id}-datev`} bookings={bookings} file={shown.file} words={words} tell={setStatus} />
      )}
      {canBeMade(shown.report) && <EInvoice settings={settings} shown={shown} tell={setStatus} />}
      <p className="small" role="status">
        {status}
      </p>
    </div>
  )
}
