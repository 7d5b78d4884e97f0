// Part of every page's first script, so it is kept tiny: everything else is loaded only if a lead waits.
import { read, WAITING_LEADS } from '../browser/storage.ts'

/** Sends leads that wait: with this page view, and whenever the network comes back. */
export function sendAtNextChance(): void {
  const send = () => {
    if (read('local', WAITING_LEADS) === null) return
    const sent = import('./waiting-leads.ts').then(({ sendWaitingLeads }) => sendWaitingLeads(fetch.bind(window)))
    sent.catch(reportError)
  }
  addEventListener('online', send)
  send()
}
