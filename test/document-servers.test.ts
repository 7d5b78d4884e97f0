// Documents go to whichever server has time, through the nginx that `--target container` writes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { makeDistWithModel } from './dist-with-model.ts'
import { documentServersProblem, startDocumentServers } from './document-servers.ts'
import { send } from './documents-hostile.ts'
import { removeDist } from './server-process.ts'
import { testUnless } from './unless.ts'

const NAME = 'several servers of documents'
const test = suite(NAME)
const papers = join(import.meta.dirname, '../functions/document/fixtures/papers')
const paper = { fileName: 'rechnung.pdf', bytes: readFileSync(join(papers, 'rechnung.pdf')) }
const SERVERS = 3
/** One reads, and four wait: a single server would refuse some of so many. */
const AT_ONCE = 7

testUnless(
  documentServersProblem(),
  { test, suite: NAME, name: 'read what one alone would refuse, and do without one that fails' },
  async () => {
    const dist = await makeDistWithModel()
    const servers = await startDocumentServers(dist, SERVERS)
    try {
      // Each loads its model with its first paper, which may take longer on a busy machine than a turn is waited for.
      await Promise.all(Array.from({ length: SERVERS }, () => send(servers.web, paper)))
      const together = await Promise.all(Array.from({ length: AT_ONCE }, () => send(servers.web, paper)))
      assert.equal([...new Set(together.map(({ status }) => status))], [200])
      servers.kill(0)
      for (let n = 0; n < 4; n++) assert.is((await send(servers.web, paper)).status, 200)
    } finally {
      const errors = await servers.stop()
      removeDist(dist)
      // Of the killed one nginx says that it went away, and then that it refuses.
      assert.equal(
        errors
          .split('\n')
          .filter((line) => line && !/Connection refused|prematurely closed|Connection reset by peer/.test(line)),
        [],
      )
    }
  },
)

test.run()
