// Divides test files among processes that run beside each other, so that both end at the same time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each group is a process: few for its start to cost little, enough of them that the last one is soon over. */
const SERVERS_A_GROUP = 6
const COMMANDS_A_GROUP = 4
const UNITS_A_GROUP = 60

/**
 * What runs in which lane. Tests of servers look at how soon answers come, and a browser waits for pages most of the time: one of
 * each shares two cores well, two of a kind do not.
 *
 * @param files paths from the folder `root`
 * @returns {{ lanes: string[][][], rest: string[][] }} groups, each for one process. lanes: of each lane, in order; rest: for any that
 *   is through with its own
 */
export function divided(files, root) {
  const isInBrowser = (file) => file.startsWith(join('test', 'browser'))
  const isCommand = (file) => file.startsWith('test')
  const text = (file) => readFileSync(join(root, file), 'utf8')
  const startsServers = (file) =>
    isCommand(file) && !isInBrowser(file) && /server-process\.ts'|database-servers\.ts'/.test(text(file))
  // These start `site dev` for each test; the others share the build of one site, so they stay in one process.
  const edits = (file) => isInBrowser(file) && /commands\/dev\.ts'/.test(text(file))
  const authors = files.filter(edits)
  const visitors = files.filter((file) => isInBrowser(file) && !edits(file))
  const servers = clockFirst(files.filter(startsServers), text)
  const others = files.filter((file) => ![authors, visitors, servers].some((lane) => lane.includes(file)))
  // What takes longest comes first.
  const rest = [
    ...groups(authors, authors.length),
    ...groups(others.filter(isCommand), COMMANDS_A_GROUP),
    ...groups(
      others.filter((file) => !isCommand(file)),
      UNITS_A_GROUP,
    ),
  ]
  return { lanes: [groups(servers, SERVERS_A_GROUP), groups(visitors, visitors.length)], rest }
}

/** Tests that look at a clock come first, so that no other lane takes them at the end. */
function clockFirst(files, text) {
  const looksAtClock = (file) => /performance\.now\(\)/.test(text(file))
  return [...files.filter(looksAtClock), ...files.filter((file) => !looksAtClock(file))]
}

function groups(files, size) {
  const count = files.length === 0 ? 0 : Math.ceil(files.length / size)
  return Array.from({ length: count }, (_, at) => files.slice(at * size, (at + 1) * size))
}

/**
 * Runs lanes beside each other. One that is through takes groups of the rest, and then the last one of the lane that has most left.
 *
 * @param run runs some files, in the lane with a number; it gives what was counted
 * @returns {Promise<{ passed: number, failed: number, failures: string[], skipped: string[] }>}
 */
export async function runLanes({ lanes, rest }, run) {
  const waiting = lanes.map((own) => [...own])
  const others = [...rest]
  const longest = () => waiting.reduce((most, own) => (own.length > most.length ? own : most))
  const counted = await Promise.all(
    lanes.map(async (_, lane) => {
      const counts = []
      const take = () => waiting[lane].shift() ?? others.shift() ?? longest().pop()
      for (let next = take(); next; next = take()) counts.push(await run(next, lane))
      return counts
    }),
  )
  const all = counted.flat()
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0)
  const lines = (name) => all.flatMap((counts) => counts[name])
  return { passed: sum('passed'), failed: sum('failed'), failures: lines('failures'), skipped: lines('skipped') }
}
