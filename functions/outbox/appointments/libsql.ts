import type { Transaction } from '@libsql/client'
import type { SinkName } from '../../lib/lead.ts'
import type { Connection } from '../database/connection.ts'
import { APPOINTMENT, storedLead } from '../queue.ts'
import type { Statement } from '../sql.ts'
import { type Present, presentIn } from '../time.ts'
import { appointmentsOf, type Run } from './appointments.ts'
import type { Appointments } from './port.ts'

/**
 * Appointments in a file or on a libSQL server, where one transaction writes at a time.
 *
 * @param first a statement that each transaction begins with
 */
export function libsqlAppointments(
  connection: Connection,
  present: Present,
  sinks: readonly SinkName[],
  first?: string,
): Appointments {
  const engine = {
    presentIn,
    counted: () => present.counted(),
    transact: <T>(action: (run: Run) => Promise<T>) =>
      connection.use(async (client) => {
        const transaction = await client.transaction('write')
        try {
          if (first !== undefined) await transaction.execute(first)
          const value = await action(runIn(transaction))
          await transaction.commit()
          return value
        } finally {
          transaction.close()
        }
      }),
    async read(statement: Statement) {
      const results = await connection.use((client) =>
        first === undefined ? client.batch([statement], 'read') : client.batch([first, statement], 'write'),
      )
      return results.at(-1)?.rows ?? []
    },
    async find(id: string) {
      const sql = `SELECT *, ${APPOINTMENT} FROM leads WHERE id = ? AND kind <> 'partial'`
      const { rows } = await connection.use((client) => client.execute({ sql, args: [id] }))
      return rows[0] ? storedLead(rows[0]) : null
    },
  }
  return appointmentsOf(engine, sinks)
}

function runIn(transaction: Transaction): Run {
  return async (statement) => {
    const { rows, rowsAffected } = await transaction.execute(statement)
    return { rows, count: rowsAffected }
  }
}
