import { closestTo } from '../waking/closest.ts'
import { type DataLayerEvent, push } from './push.ts'

/** Sends the event of a clicked link or button (`data-event`, JSON) to the data layer; one listener for the page. */
export function trackClicks(root: Document): void {
  root.addEventListener('click', (click) => {
    const event = closestTo(click, '[data-event]')?.dataset['event']
    if (event) push(JSON.parse(event) as DataLayerEvent)
  })
}
