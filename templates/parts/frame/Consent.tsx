import { Enhance } from '../../islands/Enhance.tsx'
import type { Context } from '../../types.ts'
import { linkAttributes } from '../Button.tsx'

interface ConsentProps {
  readonly context: Context
}

/**
 * Asks whether the tag manager may be loaded; nothing where the site has none. It comes before everything else, so that
 * the keyboard comes to it first, and leaves the page usable: it is no modal dialog.
 */
export function Consent({ context }: ConsentProps) {
  const { tagManager } = context.settings
  const { title, text, accept, reject, privacy } = context.data.consent
  if (!tagManager) return null
  return (
    <Enhance name="consent" load="idle" props={{ tagManager }}>
      <dialog className="consent" aria-labelledby="consent-title" aria-describedby="consent-text">
        <h2 id="consent-title">{title}</h2>
        <p id="consent-text">{text}</p>
        <a {...linkAttributes(privacy.to)}>{privacy.label}</a>
        <div className="consent__answers">
          <button className="button button--secondary" type="button" data-answer="denied">
            {reject}
          </button>
          <button className="button button--secondary" type="button" data-answer="granted">
            {accept}
          </button>
        </div>
      </dialog>
    </Enhance>
  )
}

/** Asks again; the island shows it, as without scripts nothing is measured. */
export function ConsentOpener({ context }: ConsentProps) {
  if (!context.settings.tagManager) return null
  return (
    <button className="consent-opener" type="button" data-consent="" hidden>
      {context.data.consent.change}
    </button>
  )
}
