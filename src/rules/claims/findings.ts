import { nameFrom } from '../../content/plain-letters.ts'
import { warning } from '../../diagnostics/diagnostic.ts'
import type { Words } from '../../diagnostics/words.ts'
import type { Diagnostic, Location, Repair } from '../../types.ts'
import { amountOf } from './numbers.ts'
import { paragraphOf } from './paragraphs.ts'
import { sentenceAt } from './prices-of-entries.ts'
import type { Claim } from './register.ts'

const REGISTER = 'site/data/claims.yaml'

/** The text that a finding is about. */
export interface StatedText {
  readonly text: string
  /** Of what was found, in the text. */
  readonly start: number
  readonly end: number
}

/** A number in a text that no claim declares. */
export function undeclared(written: string, at: Location, stated: StatedText): Diagnostic {
  const found = warning(
    'law/claim-undeclared',
    {
      en: `The number "${written}" is in no claim of ${REGISTER} (UWG § 5).`,
      de: `Die Zahl „${written}“ steht in keiner Werbeaussage von ${REGISTER} (UWG § 5).`,
    },
    at,
    withPrices(written, {
      en: 'Declare it there with what proves it; put it under "notClaims" if it praises nothing.',
      de: 'Dort mit ihrem Beleg eintragen; unter „notClaims“, falls sie nichts anpreist.',
    }),
  )
  return { ...found, repair: declaration(stated, written) }
}

/** The entry that declares it, for its author to complete: nobody has confirmed it yet. */
function declaration({ text, start, end }: StatedText, value: string | null): Repair {
  const after = /^(?:[\s-]\S+){0,2}/.exec(text.slice(end))?.[0] ?? ''
  const words = value === null ? text.slice(start, end) : `N${after}`.replace(/[.,;:!?]+$/, '')
  const says = sentenceAt(text, start)
  const entry = {
    says,
    kind: value === null ? 'promise' : 'fact',
    ...(value === null ? {} : { value }),
    texts: [words],
  }
  return {
    file: REGISTER,
    pointer: `/claims/${nameFrom(text.slice(start, end) + after) || 'figure'}`,
    value: { ...entry, since: null, evidence: null, confirmed: false },
    isChoice: true,
  }
}

/** Words that a buyer relies on and that no claim declares. */
export function undeclaredPromise(written: string, at: Location, stated: StatedText): Diagnostic {
  const found = warning(
    'law/promise-undeclared',
    {
      en: `The promise "${written}" is in no claim of ${REGISTER} (UWG § 5).`,
      de: `Das Versprechen „${written}“ steht in keiner Werbeaussage von ${REGISTER} (UWG § 5).`,
    },
    at,
    {
      en: 'Declare it there with what proves it, without "value"; put it under "notClaims" if it promises nothing.',
      de: 'Dort mit ihrem Beleg eintragen, ohne „value“; unter „notClaims“, falls es nichts verspricht.',
    },
  )
  return { ...found, repair: declaration(stated, null) }
}

/** For an amount of money, the likeliest cause: the price was changed in shared data, but not in this text. */
function withPrices(written: string, { en, de }: Words): Words {
  if (amountOf(written).sign !== '€') return { en, de }
  return {
    en: `${en} A price needs no claim while the same amount stands under "price" in site/data: was it changed there?`,
    de: `${de} Ein Preis braucht keine Werbeaussage, solange derselbe Betrag unter „price“ in site/data steht: Wurde er dort geändert?`,
  }
}

/** A text worded like a claim, with another number. */
export function contradicting({ name, value, kind }: Claim, written: string, at: Location): Diagnostic {
  const { en, de } = paragraphOf(kind)
  return warning(
    'law/claim-contradiction',
    {
      en: `"${written}" contradicts the claim "${name}", which says "${value}" (${en}).`,
      de: `„${written}“ widerspricht der Werbeaussage „${name}“, in der „${value}“ steht (${de}).`,
    },
    at,
    withPrices(written, {
      en: `Make both the same, here or in ${REGISTER}; or declare a claim of its own.`,
      de: `Beide angleichen, hier oder in ${REGISTER}; oder eine eigene Werbeaussage eintragen.`,
    }),
  )
}

/** Two claims in the same words with different numbers. */
export function contradictory(claim: Claim, other: Claim, at: Location): Diagnostic {
  const { en, de } = paragraphOf(claim.kind)
  return warning(
    'law/claims-differ',
    {
      en: `The claims "${other.name}" and "${claim.name}" are written with the same words and say "${other.value}" and "${claim.value}" (${en}).`,
      de: `Die Werbeaussagen „${other.name}“ und „${claim.name}“ stehen in denselben Worten und nennen „${other.value}“ und „${claim.value}“ (${de}).`,
    },
    at,
    {
      en: 'Keep one of the two, or word them so that a reader sees what each is about.',
      de: 'Eine von beiden streichen, oder so schreiben, dass klar ist, wovon jede spricht.',
    },
  )
}

/** A claim that no text makes. */
export function unused({ name, value }: Claim, at: Location): Diagnostic {
  return warning(
    'law/claim-unused',
    {
      en: `The claim "${name}" ("${value}") stands in no text.`,
      de: `Die Werbeaussage „${name}“ („${value}“) steht in keinem Text.`,
    },
    at,
    {
      en: 'Take it out, or fix its "texts" and "places".',
      de: 'Streichen, oder „texts“ und „places“ berichtigen.',
    },
  )
}

interface Occurrences {
  readonly count: number
  /** The first place, as "file:line". */
  readonly place: string
}

/** A claim that nobody has confirmed. */
export function unconfirmed({ name, value, kind }: Claim, { count, place }: Occurrences, at: Location): Diagnostic {
  const where =
    count === 1
      ? { en: `stands in ${place}`, de: `steht in ${place}` }
      : { en: `stands in ${count} places, first in ${place}`, de: `steht an ${count} Stellen, zuerst in ${place}` }
  const { en, de } = paragraphOf(kind)
  return warning(
    'law/claim-unconfirmed',
    {
      en: `Nobody has confirmed the claim "${name}": "${value}" ${where.en} (${en}).`,
      de: `Die Werbeaussage „${name}“ ist nicht bestätigt: „${value}“ ${where.de} (${de}).`,
    },
    at,
    {
      en: 'Set "confirmed" to true while it is true, with "since" and "evidence"; or take it out of the texts.',
      de: 'Solange sie stimmt, „confirmed“ auf true setzen, mit „since“ und „evidence“; sonst aus den Texten nehmen.',
    },
  )
}

/** A claim that was confirmed without anything to prove it. */
export function unproven({ name, kind }: Claim, at: Location): Diagnostic {
  const { en, de } = paragraphOf(kind)
  return warning(
    'law/claim-evidence',
    {
      en: `The claim "${name}" is confirmed, but nothing is named that proves it (${en}).`,
      de: `Die Werbeaussage „${name}“ ist bestätigt, aber ohne Beleg (${de}).`,
    },
    at,
    {
      en: 'Write under "evidence" what proves it and where that is kept.',
      de: 'Unter „evidence“ schreiben, was sie belegt und wo das liegt.',
    },
  )
}

/** A countdown that the owner has confirmed and that never moves. */
export function countdown({ name, value }: Claim, at: Location): Diagnostic {
  return warning(
    'law/countdown',
    {
      en: `The countdown "${value}" of the claim "${name}" stands still: a limit that never comes is misleading (UWG § 3 para. 3, annex no. 7).`,
      de: `Der Countdown „${value}“ der Werbeaussage „${name}“ steht still: Eine Frist, die nie kommt, führt irre (UWG § 3 Abs. 3, Anhang Nr. 7).`,
    },
    at,
    {
      en: 'Take "countdown" out, or write the true date into "text".',
      de: '„countdown“ streichen, oder das wahre Datum in „text“ schreiben.',
    },
  )
}

/** A line about scarcity that no claim declares. */
export function scarce(item: string, at: Location): Diagnostic {
  const line = `kind: scarcity, places: ["data/scarcity.yaml ${item}"]`
  return warning(
    'law/scarcity',
    {
      en: `"${item}" says that something is scarce, and no claim of ${REGISTER} declares it (UWG § 5).`,
      de: `„${item}“ sagt, dass etwas knapp ist, und steht in keiner Werbeaussage von ${REGISTER} (UWG § 5).`,
    },
    at,
    { en: `Declare it there: ${line}.`, de: `Dort eintragen: ${line}.` },
  )
}

/** A crossed-out price that no claim declares. */
export function formerPrice(item: string, at: Location): Diagnostic {
  const line = `kind: former-price, places: ["data/offers.yaml ${item}.was"]`
  return warning(
    'law/former-price',
    {
      en: `The crossed-out price of "${item}" must be one that was asked before, and no claim of ${REGISTER} declares it (UWG § 5, PAngV § 11).`,
      de: `Der durchgestrichene Preis von „${item}“ muss einmal verlangt worden sein und steht in keiner Werbeaussage von ${REGISTER} (UWG § 5, PAngV § 11).`,
    },
    at,
    { en: `Declare it there: ${line}.`, de: `Dort eintragen: ${line}.` },
  )
}
