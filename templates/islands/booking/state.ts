import type { Receipt } from './booked/receipt.ts'
import type { Problem } from './lead.ts'

/** details and contact: steps 1 and 2. checking: the check between them is drawn. done: the success view. */
export type Stage = 'details' | 'checking' | 'contact' | 'sending' | 'done'

export interface State {
  readonly isOpen: boolean
  /** Counts the bookings: each has a form of its own, so that the next one begins with empty fields. */
  readonly round: number
  readonly stage: Stage
  /** Step 2 has been reached: what it needs from the server is asked for. */
  readonly isContactReached: boolean
  readonly problem: Problem | null
  /** Counts the refusals, so that each one moves the focus. */
  readonly refusals: number
  /** Name and e-mail address are filled. */
  readonly isFilled: boolean
  /** The visitor is asked whether to close although something was typed. */
  readonly isAsking: boolean
  readonly receipt: Receipt | null
}

/** Closed and empty, as in the page as served. */
export const START: State = {
  isOpen: false,
  round: 0,
  stage: 'details',
  isContactReached: false,
  problem: null,
  refusals: 0,
  isFilled: false,
  isAsking: false,
  receipt: null,
}

export type Action =
  | {
      readonly type: 'opened' | 'left-details' | 'checked' | 'back' | 'sent' | 'asked' | 'kept' | 'discarded' | 'closed'
    }
  | { readonly type: 'edited'; readonly isFilled: boolean }
  | { readonly type: 'refused' | 'returned'; readonly problem: Problem }
  | { readonly type: 'settled'; readonly receipt: Receipt }

/** The dialog after something has happened (specification, section 4). */
export function next(state: State, action: Action): State {
  switch (action.type) {
    case 'opened':
      return { ...state, isOpen: true }
    case 'edited':
      return { ...state, isFilled: action.isFilled, problem: null }
    case 'refused':
      return { ...state, problem: action.problem, refusals: state.refusals + 1 }
    case 'returned':
      // Somebody who closed the dialog meanwhile took the time for booked.
      return { ...state, isOpen: true, stage: 'contact', problem: action.problem, refusals: state.refusals + 1 }
    case 'left-details':
      return { ...state, stage: 'checking', isContactReached: true, problem: null }
    case 'checked':
      return { ...state, stage: 'contact' }
    case 'back':
      return { ...state, stage: 'details', problem: null }
    case 'sent':
      return { ...state, stage: 'sending', problem: null }
    case 'settled':
      // Somebody who closed the dialog meanwhile has seen enough of it.
      return state.isOpen ? { ...state, stage: 'done', receipt: action.receipt } : restarted(state)
    case 'asked':
      return { ...state, isAsking: true }
    case 'kept':
      return { ...state, isAsking: false }
    case 'discarded':
      return restarted(state)
    case 'closed':
      // What was typed waits for the next opening; after a booking the dialog starts empty.
      return state.stage === 'done' ? restarted(state) : { ...state, isOpen: false, isAsking: false, problem: null }
  }
}

const restarted = ({ round }: State): State => ({ ...START, round: round + 1 })
