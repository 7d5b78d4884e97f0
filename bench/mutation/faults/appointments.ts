// Faults in what visitors can book.
import type { PlantedFault } from '../fault.ts'

export const APPOINTMENTS_FAULTS: readonly PlantedFault[] = [
  {
    name: 'the buffer after an appointment is not kept',
    file: 'functions/appointments/free-slots.ts',
    find: '>= end + bufferMs',
    replace: '>= end',
    tests: ['functions/appointments/free-slots.test.ts'],
  },
  {
    name: 'holidays are days like others',
    file: 'functions/appointments/rules.ts',
    find: 'return state !== undefined && holidaysOf',
    replace: 'return state === undefined && holidaysOf',
    tests: ['functions/appointments/free-slots.test.ts'],
  },
  {
    name: 'times are offered without the calendars',
    file: 'functions/appointments/offer.ts',
    find: "if (known === null) return { mode: 'callback', reason: 'calendars' }",
    replace: '',
    tests: ['functions/slots.test.ts'],
  },
  {
    name: 'what is known of a calendar counts for ever',
    file: 'functions/appointments/calendars/thread.ts',
    find: 'if (stale.length > 0) return null',
    replace: 'if (stale.length > 99) return null',
    tests: ['test/appointments-server.test.ts'],
  },
  {
    name: 'exceptions of a series still take place',
    file: 'functions/appointments/ical/series.ts',
    find: '.filter(({ start }) => !isLeftOut(start))',
    replace: '',
    tests: ['test/appointments-calendars.test.ts'],
  },
  {
    name: 'names of Windows are unknown',
    file: 'functions/appointments/ical/zones.ts',
    find: '[name, ...findIana(name)]',
    replace: '[name]',
    tests: ['test/appointments-calendars.test.ts'],
  },
  {
    name: 'calendars are followed into private networks',
    file: 'functions/appointments/calendars/ask.ts',
    find: "if (leadsInside(url)) throw new CalendarProblem('private')",
    replace: '',
    tests: ['functions/appointments/calendars/calendars.test.ts'],
  },
  {
    name: 'a password goes wherever a server sends us',
    file: 'functions/appointments/calendars/ask.ts',
    find: ' || url.origin !== new URL(own).origin',
    replace: '',
    tests: ['functions/appointments/calendars/calendars.test.ts'],
  },
]
