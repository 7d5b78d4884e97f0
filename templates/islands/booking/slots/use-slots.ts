import { useEffect, useEffectEvent, useState } from 'react'
import { holdSlot } from './hold.ts'
import { fetchOffer, type Offer } from './offer.ts'

/** Somebody who walks through the times with the arrow keys has not chosen each of them. */
const HOLD_DELAY_MS = 400

/** What the choice of a time needs from the booking. */
export interface SlotSource {
  /** By which the server knows this visitor; undefined while it sent none. */
  readonly token: () => string | undefined
  /** Reports what is offered; null: no times. */
  readonly onOffer: (offer: Offer | null) => void
  /** Counts the refusals of the form: after each one the times are asked for again if one was chosen. */
  readonly refusals: number
}

/** How long the chosen slot is kept; 0: no longer; null: nothing is known. */
export type KeptMs = number | null

/** The free times, which of them the visitor chose, and whether it is kept for him. */
export function useSlots(source: SlotSource) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const [isLoading, setLoading] = useState(true)
  const [day, setDay] = useState('')
  const [slot, setSlot] = useState('')
  // null: none was taken; "": the server had no words for it.
  const [taken, setTaken] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const renew = () => setRound((count) => count + 1)

  const take = useEffectEvent((found: Offer | null) => {
    setLoading(false)
    setOffer(found)
    source.onOffer(found)
    if (!found?.slots.includes(slot)) setSlot('')
  })
  const ask = useEffectEvent(() => fetchOffer(fetch.bind(window), source.token()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again.
  useEffect(() => {
    let isCurrent = true
    void ask().then((found) => isCurrent && take(found))
    return () => {
      isCurrent = false
    }
  }, [round])

  const refused = useEffectEvent(() => slot !== '' && renew())
  useEffect(() => {
    if (source.refusals > 0) refused()
  }, [source.refusals])

  const keptMs = useHold(slot, source, (text) => {
    setTaken(text ?? '')
    setSlot('')
    renew()
  })
  return {
    offer,
    isLoading,
    day,
    slot,
    taken,
    keptMs,
    chooseDay: (key: string) => {
      setDay(key)
      setSlot('')
      setTaken(null)
    },
    chooseSlot: (chosen: string) => {
      setSlot(chosen)
      setTaken(null)
    },
  }
}

/** Keeps the slot that was chosen last, a moment after the choice. */
function useHold(slot: string, { token }: SlotSource, onTaken: (text: string | null) => void): KeptMs {
  const [keptMs, setKeptMs] = useState<KeptMs>(null)
  const hold = useEffectEvent(async (signal: AbortSignal) => {
    const known = token()
    // Without one the server does not know for whom it keeps the slot; whether it is free is seen on booking.
    if (known === undefined) return
    const answer = await holdSlot(fetch.bind(window), { slot, token: known }, signal)
    if (signal.aborted) return
    if (answer.kind === 'taken') onTaken(answer.text)
    if (answer.kind === 'held') setKeptMs(answer.forMs)
  })
  useEffect(() => {
    setKeptMs(null)
    if (slot === '') return
    const asking = new AbortController()
    const timer = setTimeout(() => void hold(asking.signal), HOLD_DELAY_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [slot])
  useEffect(() => {
    if (!keptMs) return
    const timer = setTimeout(() => setKeptMs(0), keptMs)
    return () => clearTimeout(timer)
  }, [keptMs])
  return keptMs
}
