// A phone answers a tap between two tasks, so what a page does by itself is cut into short ones.

/** Calls back when the browser has nothing else to do, or after a while all the same. */
export function whenIdle(act: () => void, timeout = 2000): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => act(), { timeout })
  else setTimeout(act, 200)
}

/** How long a frame may take to come: a window that nobody sees gets none. */
const FRAME_MS = 200

/** Done when the next frame is shown: what comes then keeps nobody waiting for the answer to a tap. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => inNewTask(resolve))
    setTimeout(resolve, FRAME_MS)
  })
}

/** Calls back in a task of its own; timers would be held back, the more so the deeper they are nested. */
function inNewTask(act: () => void): void {
  acts.push(act)
  door ??= openDoor()
  door.postMessage(null)
}

const acts: (() => void)[] = []
let door: MessagePort | null = null

/** One for all: each would be made in the very frame that answers a tap. */
function openDoor(): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => acts.shift()?.()
  return port2
}

let last = Promise.resolve()

/** Done in a task that nobody else is given: what several callers do one after the other is never one long task. */
export function ownTask(): Promise<void> {
  last = last.then(() => new Promise(inNewTask))
  return last
}
