// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code stands in strings here
// Faults in the reply clock, its figures and the weekly report.
import type { PlantedFault } from '../fault.ts'

export const REPLY_FAULTS: readonly PlantedFault[] = [
  {
    name: 'whoever opens the link says that a lead is answered',
    file: 'functions/answered.ts',
    find: "if (request.method !== 'POST') return",
    replace: "if (request.method === 'PUT') return",
    tests: ['functions/answered.test.ts'],
  },
  {
    name: 'forged links say that a lead is answered',
    file: 'functions/reply/link.ts',
    find: 'timingSafeEqual(given, expected)',
    replace: 'given.length > 0',
    tests: ['functions/reply/link.test.ts'],
  },
  {
    name: 'a later answer takes the place of the first',
    file: 'functions/outbox/reply-clock.ts',
    find: '${text(id)} AND answered_at IS NULL`,\n    ),',
    replace: '${text(id)}`,\n    ),',
    tests: ['functions/outbox/reply-clock.test.ts'],
  },
  {
    name: 'the owner is reminded of what is answered',
    file: 'functions/outbox/reply-clock.ts',
    find: "SET state = 'delivered', settled_at",
    replace: "SET state = 'waiting', settled_at",
    tests: ['functions/outbox/reply-clock.test.ts'],
  },
  {
    name: 'a lead waits as long as its reminder does',
    file: 'functions/outbox/sink-names.ts',
    find: '[...VISITOR_SINKS, REPLY_REMINDER]',
    replace: '[...VISITOR_SINKS]',
    tests: ['functions/outbox/reply-clock.test.ts'],
  },
  {
    name: 'robots are promised an answer',
    file: 'functions/leads/take-lead.ts',
    find: 'suspicion.length > 0 || slot !== undefined',
    replace: 'suspicion.length > 9 || slot !== undefined',
    tests: ['functions/leads/take-lead.test.ts'],
  },
  {
    name: 'office hours go on at night',
    file: 'functions/reply/office-hours.ts',
    find: 'const begun = Math.max(open.start, start)',
    replace: 'const begun = start',
    tests: ['functions/reply/office-hours.test.ts'],
  },
  {
    name: 'a day of 24 hours is counted in working hours',
    file: 'functions/reply/promise.ts',
    find: 'hours < 24 ? office',
    replace: 'hours < 25 ? office',
    tests: ['functions/report/replies.test.ts'],
  },
  {
    name: 'a report goes out with every look at the clock',
    file: 'functions/outbox/reports.ts',
    find: "AND state = 'waiting' AND next_at <= ${now}`",
    replace: '`',
    tests: ['functions/outbox/reports.test.ts', 'functions/report/weekly.test.ts'],
  },
  {
    name: 'a report comes before Monday at seven',
    file: 'functions/report/weekly.ts',
    find: 'if (now < week.dueAt || ',
    replace: 'if (',
    tests: ['functions/report/weekly.test.ts'],
  },
  {
    name: 'who still waits is left out of the share that was answered in time',
    file: 'functions/report/replies.ts',
    find: 'answeredAt !== null || promise.dueAt <= now',
    replace: 'answeredAt !== null',
    tests: ['functions/report/replies.test.ts'],
  },
  {
    name: 'chance differences are told as differences',
    file: 'common/interval.ts',
    find: "if (p - q - Math.hypot(p - a.low, b.high - q) > 0) return 'more'",
    replace: "if (p - q > 0) return 'more'",
    tests: ['common/interval.test.ts'],
  },
  {
    name: 'a broken promise is no finding',
    file: 'src/rules/claims/measured.ts',
    find: 'figure.within < KEPT_SHARE * figure.of',
    replace: 'figure.within < 0',
    tests: ['src/rules/claims/measured.test.ts'],
  },
]
