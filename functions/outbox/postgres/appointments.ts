import type { SinkName } from '../../lib/lead.ts'
import { appointmentsOf, type Run } from '../appointments/appointments.ts'
import type { Appointments } from '../appointments/port.ts'
import { storedLead } from '../queue.ts'
import type { Statement } from '../sql.ts'
import type { Present } from '../time.ts'
import type { Database } from './database.ts'
import type { Bell } from './notify.ts'
import { lockAppointments } from './put.ts'
import { LEAD_COLUMNS } from './queue.ts'
import { runStatement } from './run-statement.ts'
import { presentIn } from './time.ts'

/** Appointments in PostgreSQL. */
export function postgresAppointments(
  database: Database,
  { present, bell }: { readonly present: Present; readonly bell: Bell },
  sinks: readonly SinkName[],
): Appointments {
  const engine = {
    presentIn,
    counted: () => present.counted(),
    transact: <T>(action: (run: Run) => Promise<T>) =>
      database.transaction(async (run) => {
        await lockAppointments(run)
        return action((statement) => runStatement(run, statement))
      }, 'unsent'),
    read: (statement: Statement) => database.use(async (run) => (await runStatement(run, statement)).rows),
    async find(id: string) {
      const { rows } = await database.use((run) =>
        run(`SELECT ${LEAD_COLUMNS} FROM leads WHERE id = $1 AND kind <> 'partial'`, [id]),
      )
      return rows[0] ? storedLead(rows[0]) : null
    },
  }
  const appointments = appointmentsOf(engine, sinks)
  const ringing = <T>(change: Promise<T>) => change.finally(() => bell.ring())
  return {
    ...appointments,
    move: (move) => ringing(appointments.move(move)),
    cancel: (cancellation) => ringing(appointments.cancel(cancellation)),
  }
}
