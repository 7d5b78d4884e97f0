import type { PlantedFault } from './fault.ts'
import { APPOINTMENTS_FAULTS } from './faults/appointments.ts'
import { BUILD_FAULTS } from './faults/build.ts'
import { CONTENT_FAULTS } from './faults/content.ts'
import { DOCUMENTS_FAULTS } from './faults/documents.ts'
import { EDIT_FAULTS } from './faults/edit.ts'
import { FORMS_FAULTS } from './faults/forms.ts'
import { FUNCTION_HOSTS_FAULTS } from './faults/function-hosts.ts'
import { GENERATOR_FAULTS } from './faults/generator.ts'
import { HOST_FAULTS } from './faults/host.ts'
import { LEADS_FAULTS } from './faults/leads.ts'
import { OUTBOX_FAULTS } from './faults/outbox.ts'
import { POLICIES_FAULTS } from './faults/policies.ts'
import { REPLY_FAULTS } from './faults/replies.ts'
import { SINKS_FAULTS } from './faults/sinks.ts'
import { TEMPLATES_FAULTS } from './faults/templates.ts'

/** Everything that `npm run mutation` plants. */
export const ALL_FAULTS: readonly PlantedFault[] = [
  ...APPOINTMENTS_FAULTS,
  ...BUILD_FAULTS,
  ...CONTENT_FAULTS,
  ...DOCUMENTS_FAULTS,
  ...EDIT_FAULTS,
  ...FORMS_FAULTS,
  ...FUNCTION_HOSTS_FAULTS,
  ...GENERATOR_FAULTS,
  ...HOST_FAULTS,
  ...LEADS_FAULTS,
  ...OUTBOX_FAULTS,
  ...POLICIES_FAULTS,
  ...REPLY_FAULTS,
  ...SINKS_FAULTS,
  ...TEMPLATES_FAULTS,
]
