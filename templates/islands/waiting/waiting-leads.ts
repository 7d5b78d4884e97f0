// Leads that could not be sent wait in the browser until there is a chance to send them.
import { read, remove, WAITING_LEADS, write } from '../browser/storage.ts'
import { freshLeads, type Lead, newId, parseLeads, type WaitingLead, withLead, withoutLead } from './lead.ts'
import { type Fetch, postLead } from './post.ts'

/** Leads that the browser does not store; they wait as long as the page is open. */
let unstored: readonly WaitingLead[] = []
let isOnWatch = false

/**
 * Lets a lead wait until it can be sent.
 *
 * @param replaces id of an earlier version that no longer has to be sent
 */
export function keepLead(lead: Lead, replaces = lead.id): Promise<void> {
  return change((leads) => withLead(withoutLead(leads, replaces), { ...lead, since: Date.now() }))
}

/** Removes a lead from the list: it was sent, or a newer version was. */
export function forgetLead(id: string): Promise<void> {
  return change((leads) => withoutLead(leads, id))
}

/**
 * Sends what waits, one lead after the other, in one tab at a time. One that is not taken goes to the end of the
 * list, so that it never keeps others waiting; others for the same address are then not tried.
 */
export function sendWaitingLeads(request: Fetch): Promise<void> {
  return alone(`${WAITING_LEADS}-sending`, async () => {
    // Those that are too old are dropped at once.
    await change((leads) => leads)
    const down = new Set<string>()
    const queue = load()
    for (const lead of queue) {
      if (down.has(lead.address) || !isWaiting(lead, load())) continue
      const outcome = await send(lead, request)
      if (outcome === 'unreachable') down.add(lead.address)
      if (typeof outcome === 'object') queue.push(outcome)
      await change((leads) => settled(lead, outcome, leads))
    }
  })
}

/** done: nothing of the lead has to be sent any more; a lead: this one, in its place. */
type Outcome = 'done' | 'unreachable' | WaitingLead

async function send(lead: WaitingLead, request: Fetch): Promise<Outcome> {
  const answer = await postLead(lead, request)
  if (answer.kind !== 'refused') return answer.kind === 'accepted' ? 'done' : 'unreachable'
  const next = inPlaceOf(lead)
  if (!next) reportError(new Error(`A lead that waited was refused: ${answer.reason}`))
  return next ?? 'done'
}

function settled(lead: WaitingLead, outcome: Outcome, leads: readonly WaitingLead[]): readonly WaitingLead[] {
  const others = withoutLead(leads, lead.id)
  if (typeof outcome === 'object') return withLead(others, outcome)
  return outcome === 'unreachable' && isWaiting(lead, leads) ? withLead(others, lead) : others
}

/** What waits in place of a lead that was refused, as long as that one would have; null: nothing. */
function inPlaceOf({ address, instead, since }: WaitingLead): WaitingLead | null {
  return instead ? { id: newId(), address, body: instead, since } : null
}

/** A partial lead is gone as soon as its final one is there, which may be while others are being sent. */
function isWaiting(lead: Lead, leads: readonly Lead[]): boolean {
  return leads.some(({ id }) => id === lead.id)
}

function load(): WaitingLead[] {
  const stored = parseLeads(read('local', WAITING_LEADS))
  return freshLeads(unstored.reduce(withLead, stored), Date.now())
}

function change(edit: (leads: readonly WaitingLead[]) => readonly WaitingLead[]): Promise<void> {
  return alone(WAITING_LEADS, () => save(edit(load())))
}

function save(leads: readonly WaitingLead[]): void {
  const isStored = leads.length > 0 && write('local', WAITING_LEADS, JSON.stringify(leads))
  unstored = isStored ? [] : leads
  if (!isStored) remove('local', WAITING_LEADS)
  if (unstored.length > 0) watch()
}

/** The loader looks at the storage only; where there is none, this module has to wait for the network itself. */
function watch(): void {
  if (isOnWatch) return
  isOnWatch = true
  addEventListener('online', () => void sendWaitingLeads(fetch.bind(window)))
}

/** Runs work while no other tab does the same, where the browser knows how. */
async function alone<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  // Missing in older browsers, and where the site is served without TLS.
  const locks = globalThis.navigator?.locks as LockManager | undefined
  if (!locks) return work()
  let isStarted = false
  const start = () => {
    isStarted = true
    return work()
  }
  try {
    return await locks.request(name, start)
  } catch (error) {
    if (isStarted) throw error
    // Where storage is forbidden, so are locks.
    return work()
  }
}
