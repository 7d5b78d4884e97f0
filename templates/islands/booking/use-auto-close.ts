import { type RefObject, useEffect, useEffectEvent } from 'react'

type Dialog = RefObject<HTMLDialogElement | null>

/**
 * Closes the success view after a time, but not while somebody reads it: the time begins anew when the pointer has
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

/** Tells whenever a visitor begins or stops to read a dialog. @returns a function that stops it */
function watchReading(dialog: HTMLElement, tell: (isReading: boolean) => void): () => void {
  const signs = { pointer: false, keyboard: false }
  const note = (sign: keyof typeof signs, isThere: boolean) => {
    if (signs[sign] === isThere) return
    signs[sign] = isThere
    tell(signs.pointer || signs.keyboard)
  }
  const watching = new AbortController()
  const { signal } = watching
  const point = (event: PointerEvent) => {
    // Browsers also tell of a pointer that rests while the page under it changes.
    const isMoved = event.type === 'pointerdown' || event.movementX !== 0 || event.movementY !== 0
    if (isMoved) note('pointer', isWithin(dialog, event))
  }
  const lift = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') note('pointer', false)
  }
  document.addEventListener('pointermove', point, { signal })
  document.addEventListener('pointerdown', point, { signal })
  document.addEventListener('pointerup', lift, { signal })
  document.addEventListener('pointercancel', lift, { signal })
  document.documentElement.addEventListener('pointerleave', () => note('pointer', false), { signal })
  // A key that is still held down is the one that sent the form.
  document.addEventListener('keydown', ({ repeat }) => note('keyboard', signs.keyboard || !repeat), { signal })
  window.addEventListener('blur', () => note('keyboard', false), { signal })
  return () => watching.abort()
}

/** Whether a pointer is in the box of a dialog; its backdrop belongs to it, but is not in its box. */
export function isWithin(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
}
