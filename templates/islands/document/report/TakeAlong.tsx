import { useState } from 'react'
import { buttonClass } from '../../../parts/Button.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import type { DocumentProcessorProps } from '../props.ts'
import type { ReportView } from './Report.tsx'
import { asJson, copy, saveJson, savePdf } from './take-along.ts'

interface TakeAlongProps {
  readonly settings: DocumentProcessorProps
  readonly view: ReportView
  /** As received. */
  readonly answer: unknown
  readonly fileName: string
  readonly again: () => void
}

/** What can be done with a result: copy it, save it, download it as a sheet, start over. */
export function TakeAlong({ settings, view, answer, fileName, again }: TakeAlongProps) {
  const { words } = settings
  const [status, setStatus] = useState('')
  const [isByHand, setByHand] = useState(false)

  const copyJson = async () => {
    const isCopied = await copy(asJson(answer))
    setByHand(!isCopied)
    setStatus(isCopied ? words.copied : words.copyByHand)
  }
  const save = () => {
    saveJson(answer, fileName)
    setStatus(words.saved)
  }
  const draw = async () => {
    setStatus(words.drawing)
    const message = await savePdf(view, fileName, settings).then(
      () => words.saved,
      () => words.pdfFailed,
    )
    setStatus(message)
  }
  const button = buttonClass({ kind: 'secondary', size: 'small' })
  return (
    <div className="is-wide stack stack--tight result__take">
      <div className="cluster cluster--tight">
        <button className={button} type="button" aria-busy={status === words.drawing} onClick={() => void draw()}>
          <Icon name="file" />
          {words.pdf}
        </button>
        <button className={button} type="button" onClick={() => void copyJson()}>
          <Icon name="copy" />
          {words.copy}
        </button>
        <button className={button} type="button" onClick={save}>
          <Icon name="down" />
          {words.save}
        </button>
        <button className={`${button} result__again`} type="button" onClick={again}>
          <Icon name="refresh" />
          {words.again}
        </button>
      </div>
      <p className="small" role="status">
        {status}
      </p>
      {isByHand && <ByHand text={asJson(answer)} label={words.copyByHand} />}
    </div>
  )
}

/** The text itself, selected, for a browser that lets no script copy. */
function ByHand({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <textarea
      className="input result__json"
      readOnly
      value={text}
      aria-label={label}
      ref={(field) => {
        field?.focus()
        field?.select()
      }}
    />
  )
}
