// Divides test files among processes that run beside each other, so that both end at the same time.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Each group is a process: few for its start to cost little, enough of them that the last one is soon over. */
const COMMANDS_A_GROUP = 4
const UNITS_A_GROUP = 60

/**
 * What has to come one after the other, and what has not. Tests of servers look at how soon answers come, and a browser waits
 * for pages most of the time: one of each shares the machine well, two of a kind do not.
 *
 * @param files paths from the folder `root`
 * @returns {{ lanes: string[][], rest: string[][] }} rest: groups that any lane may take when it is through with its own
 */
export function divided(files, root) {
  const isInBrowser = (file) => file.startsWith(join('test', 'browser'))
  const startsServers = (file) =>
    file.startsWith('test') && /server-process\.ts'|database-servers\.ts'/.test(readFileSync(join(root, file), 'utf8'))
  const browser = files.filter(isInBrowser)
  const servers = files.filter((file) => !isInBrowser(file) && startsServers(file))
  const others = files.filter((file) => !browser.includes(file) && !servers.includes(file))
  const isCommand = (file) => file.startsWith('test')
  // What takes longest comes first.
  const rest = [
    ...groups(others.filter(isCommand), COMMANDS_A_GROUP),
    ...groups(
      others.filter((file) => !isCommand(file)),
      UNITS_A_GROUP,
    ),
  ]
  return { lanes: [servers, browser], rest }
}

function groups(files, size) {
  return Array.from({ length: Math.ceil(files.length / size) }, (_, at) => files.slice(at * size, (at + 1) * size))
}

/**
 * Runs lanes beside each other; one that is through takes groups of the rest until there is none.
 *
 * @param run runs some files, of the lane with a number; it gives what was counted
 * @returns {Promise<{ passed: number, failed: number, failures: string[], skipped: string[] }>}
 */
export async function runLanes({ lanes, rest }, run) {
  const waiting = [...rest]
  const counted = await Promise.all(
    lanes.map(async (own, lane) => {
      const counts = [await run(own, lane)]
      for (let next = waiting.shift(); next; next = waiting.shift()) counts.push(await run(next, lane))
      return counts
    }),
  )
  const all = counted.flat()
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0)
  const lines = (name) => all.flatMap((counts) => counts[name])
  return { passed: sum('passed'), failed: sum('failed'), failures: lines('failures'), skipped: lines('skipped') }
}
