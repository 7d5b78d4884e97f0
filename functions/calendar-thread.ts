// The thread that reads the calendars of a server; functions/appointments/calendars/thread.ts starts it.
import { parentPort, workerData } from 'node:worker_threads'
import { type CalendarsJob, serveCalendars } from './appointments/calendars/serve-calendars.ts'

if (parentPort) await serveCalendars(parentPort, workerData as CalendarsJob)
