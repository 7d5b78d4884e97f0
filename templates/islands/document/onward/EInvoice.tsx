import { type FormEvent, useState } from 'react'
import { plainEntry } from '../../../../common/document-entries.ts'
import { buttonClass } from '../../../parts/Button.tsx'
import { download } from '../../browser/download.ts'
import type { DocumentProcessorProps } from '../props.ts'
import { fileStem } from '../report/take-along.ts'
import { type EInvoiceFormat, type Making, makeEInvoice, requestOf } from './make-e-invoice.ts'
import type { OnwardDocument } from './workbook.ts'

interface EInvoiceProps {
  readonly settings: DocumentProcessorProps
  readonly shown: OnwardDocument
  readonly tell: (status: string) => void
}

/** Makes an e-invoice of an invoice on paper, once nothing required is missing; what is can be added. */
export function EInvoice({ settings, shown, tell }: EInvoiceProps) {
  const { words, id, language } = settings
  const [format, setFormat] = useState<EInvoiceFormat>('xrechnung')
  const [added, setAdded] = useState<Readonly<Record<string, string>>>({})
  const [making, setMaking] = useState<Making | null>(null)

  const make = async (wanted: EInvoiceFormat) => {
    setFormat(wanted)
    tell(words.making)
    const plain = Object.entries(added).map(([name, typed]) => [name, plainEntry(name, typed, language) ?? typed])
    const done = await makeEInvoice(requestOf(shown.report, wanted, Object.fromEntries(plain)))
    setMaking(done)
    tell(statusOf(done, settings))
    if (done.is !== 'made') return
    download(done.bytes, `${fileStem(shown.file)}.${wanted === 'xrechnung' ? 'xml' : 'pdf'}`, done.type)
  }
  const again = (event: FormEvent) => {
    event.preventDefault()
    void make(format)
  }
  return (
    <details className="fold">
      <summary>{words.eInvoiceOf}</summary>
      <form className="stack stack--tight" onSubmit={again}>
        <p className="small">{words.eInvoiceNote}</p>
        {making?.is === 'in-the-way' && (
          <Obstacles id={id} making={making} settings={settings} added={added} add={setAdded} />
        )}
        <div className="cluster cluster--tight">
          {(['xrechnung', 'zugferd'] as const).map((one) => (
            <button
              className={buttonClass({ kind: 'secondary', size: 'small' })}
              type={one === format ? 'submit' : 'button'}
              key={one}
              onClick={one === format ? undefined : () => void make(one)}
            >
              {words[one]}
            </button>
          ))}
        </div>
      </form>
    </details>
  )
}

function statusOf(making: Making, { words }: DocumentProcessorProps): string {
  if (making.is === 'made') return words.eInvoiceSaved
  if (making.is === 'failed') return making.message ?? words.makingFailed
  const { missing, problems } = making
  if (missing.length > 0) return [words.eInvoiceMissing, missing.map(({ label }) => label).join(', ')].join(' ')
  return [words.eInvoiceProblems, ...problems].join(' ')
}

interface ObstaclesProps {
  readonly id: string
  readonly making: Extract<Making, { is: 'in-the-way' }>
  readonly settings: DocumentProcessorProps
  readonly added: Readonly<Record<string, string>>
  readonly add: (added: Readonly<Record<string, string>>) => void
}

function Obstacles({ id, making: { missing, problems }, settings: { words }, added, add }: ObstaclesProps) {
  return (
    <>
      {problems.length > 0 && (
        <div className="stack stack--tight">
          <p>{words.eInvoiceProblems}</p>
          <ul className="dashes">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      {missing.length > 0 && <p>{words.eInvoiceMissing}</p>}
      <div className="onward__settings">
        {missing.map(({ name, label }) => (
          <div className="field" key={name}>
            <label className="field__label" htmlFor={`${id}-add-${name}`}>
              {label}
            </label>
            <input
              className="input"
              id={`${id}-add-${name}`}
              autoComplete="off"
              value={added[name] ?? ''}
              onChange={({ target }) => add({ ...added, [name]: target.value })}
            />
          </div>
        ))}
      </div>
    </>
  )
}
