import { type RefObject, useEffect, useEffectEvent } from 'react'

type Dialog = RefObject<HTMLDialogElement | null>

/**
 * Closes the success view after a time, but not while somebody reads it: the time starts again when the pointer has
 * left the dialog, and does not run once the visitor has taken to the keyboard. The focus is always inside, since a
 * modal dialog holds it, and the pointer often rests where the button was: neither counts until the visitor moves it.
 */
export function useAutoClose(dialog: Dialog, isOn: boolean, afterMs: number): void {
  const close = useEffectEvent(() => dialog.current?.close())
  useEffect(() => {
    const element = dialog.current
    if (!isOn || !element) return
    let timer = setTimeout(close, afterMs)
    const stop = watchReading(element, (isReading) => {
      clearTimeout(timer)
      if (!isReading) timer = setTimeout(close, afterMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [dialog, isOn, afterMs])
}

/** Notifies when a visitor starts or stops reading a dialog. @returns a function that stops it */
function watchReading(dialog: HTMLElement, notify: (isReading: boolean) => void): () => void {
  const activity = { pointer: false, keyboard: false }
  const update = (source: keyof typeof activity, isThere: boolean) => {
    if (activity[source] === isThere) return
    activity[source] = isThere
    notify(activity.pointer || activity.keyboard)
  }
  const watching = new AbortController()
  const { signal } = watching
  const point = (event: PointerEvent) => {
    // Browsers also report a pointer that rests while the page under it changes.
    const isMoved = event.type === 'pointerdown' || event.movementX !== 0 || event.movementY !== 0
    if (isMoved) update('pointer', isWithin(dialog, event))
  }
  const lift = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') update('pointer', false)
  }
  document.addEventListener('pointermove', point, { signal })
  document.addEventListener('pointerdown', point, { signal })
  document.addEventListener('pointerup', lift, { signal })
  document.addEventListener('pointercancel', lift, { signal })
  document.documentElement.addEventListener('pointerleave', () => update('pointer', false), { signal })
  // A key that is still held down is the one that sent the form.
  document.addEventListener('keydown', ({ repeat }) => update('keyboard', activity.keyboard || !repeat), { signal })
  window.addEventListener('blur', () => update('keyboard', false), { signal })
  return () => watching.abort()
}

/** Whether a pointer is in the box of a dialog; its backdrop belongs to it, but is not in its box. */
export function isWithin(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
