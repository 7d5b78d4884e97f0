import { later } from '../lib/later.ts'
import type { Lead } from '../lib/lead.ts'
import type { LeadServices } from '../lib/types.ts'

const pages = later(() => import('../appointments/pages.ts'))

/**
 * A page on which somebody can choose a time who has sent a form without scripts.
 *
 * @returns null: there is none to choose, or a robot sent the form, which nobody calls
 */
export async function choiceOfTime(lead: Lead, services: LeadServices): Promise<Response | null> {
  // Only robots fill the field that people do not see.
  if (services.schedule.rules === null || lead.suspicion.includes('honeypot')) return null
  const { choicePage } = await pages()
  return choicePage(lead, services)
}
