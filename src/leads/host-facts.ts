import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AppointmentRules } from '../../functions/appointments/rules.ts'
import { completeTexts, type SiteTexts } from '../../functions/lib/texts.ts'
import { type OfficeHours, officeHours } from '../../functions/reply/office-hours.ts'

type HostJson = Partial<SiteTexts> & { readonly appointments?: AppointmentRules | null }

/** What a built site says about itself, for commands that run beside it or in its project. */
export interface HostFacts {
  /** null: the site was not built. */
  readonly texts: SiteTexts | null
  readonly office: OfficeHours
}

/** @param root dist/, or the project that it is in */
export function hostFacts(root: string): HostFacts {
  const file = [join(root, 'host.json'), join(root, 'dist/host.json')].find(existsSync)
  const host: HostJson = file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as HostJson)
  return { texts: completeTexts(host), office: officeHours(host.appointments ?? null) }
}
