// A process that visits a page every 20 ms until its parent says that it is enough, and then tells how long each visit took. In a
// process of its own, because what a bench does besides would count as waiting. Its argument is the port of the server.
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { ask } from '../test/server-process.ts'

/** Pages before anything is measured: a server that has just started compiles its code first. */
const WARMING = 20

const port = Number(process.argv[2])
let isOver = false
void once(process, 'message').then(() => {
  isOver = true
})
for (let visits = 0; visits < WARMING; visits++) await ask({ port }, '/')
process.send?.('warm')
const times: number[] = []
for (; !isOver; await pause(20)) {
  const before = performance.now()
  await ask({ port }, '/')
  times.push(performance.now() - before)
}
process.send?.(times)
process.disconnect()
