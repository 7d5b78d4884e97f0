// Faults in what shares a build among threads and puts its files in their places.
import type { PlantedFault } from '../fault.ts'

const THREADS = ['test/build-threads.test.ts']

export const BUILD_FAULTS: readonly PlantedFault[] = [
  {
    name: 'what was noted of a page that is known is forgotten',
    file: 'src/rules/one-pass.ts',
    find: 'known.get(id) ?? look(source, site, runs)',
    replace: '{ ...look(source, site, runs), ...(known.has(id) && { notes: [] }) }',
    tests: ['src/rules/known-pages.test.ts'],
  },
  {
    name: 'pages are known although shared data has changed',
    file: 'src/pipeline/resolve.ts',
    find: 'return contentHash([...parts, ...shared, ...',
    replace: 'return contentHash([...parts, ...',
    tests: ['src/pipeline/resolve.test.ts'],
  },
  {
    name: 'failures are reported in the order in which threads met them',
    file: 'src/commands/write-pages.ts',
    find: '[...failed].sort(([a], [b]) => a - b)',
    replace: '[...failed].sort(([a], [b]) => b - a)',
    tests: THREADS,
  },
  {
    name: 'threads make pages without the texts of site/legal',
    file: 'src/pages/page-job.ts',
    find: 'new Map([...texts].map(([name, text]) => [name, evaluateMdx(text, templates)]))',
    replace: 'new Map<string, unknown>()',
    tests: ['src/pages/page-job.test.ts'],
  },
  {
    name: 'a thread forgets what pages need from their policies',
    file: 'src/pages/page-job.ts',
    find: 'needs: needsSomething(needs) ? needs : undefined',
    replace: 'needs: undefined',
    tests: ['src/pages/page-job.test.ts'],
  },
  {
    name: 'content that changed right after it was read counts as unchanged',
    file: 'src/sources/file-stamp.ts',
    find: '< now - (isFine',
    replace: '< now + (isFine',
    tests: ['src/sources/file-stamp.test.ts', 'src/pipeline/validate.test.ts'],
  },
  {
    name: 'a file system that knows whole seconds is trusted like one that knows more',
    file: 'src/sources/file-stamp.ts',
    find: 'const isFine = mtimeMs % TICK_MS !== 0 && ctimeMs % TICK_MS !== 0',
    replace: 'const isFine = true',
    tests: ['src/sources/file-stamp.test.ts'],
  },
  {
    name: 'only the size and time of content say whether it changed',
    file: 'src/sources/file-stamp.ts',
    find: 'one[2] === other[2] && one[3] === other[3]',
    replace: 'other.length === 4',
    tests: ['src/sources/file-stamp.test.ts', 'test/build-unchanged.test.ts'],
  },
  {
    name: 'what was kept of content is believed unread',
    file: 'src/sources/readings-file.ts',
    find: 'if (of && !checksum(of.key, of.id, rest).equals(bytes.subarray(0, CHECKSUM_BYTES))) return null',
    replace: '',
    tests: ['src/sources/readings-cache.test.ts'],
  },
  {
    name: 'a cache that is found damaged late ends the build',
    file: 'src/commands/caches.ts',
    find: '!(thrown instanceof DamagedCache) || config.verify',
    replace: 'thrown',
    tests: ['test/build-unchanged.test.ts'],
  },
  {
    name: 'output of the right size and time is never compared',
    file: 'src/pipeline/output.ts',
    find: '(!verify || isIntact(out, path, written))',
    replace: '(verify !== null)',
    tests: ['test/build-unchanged.test.ts'],
  },
  {
    name: 'nobody hears of a thread that ended',
    file: 'src/threads/threads.ts',
    find: "this.worker.on('exit', (code) => this.onEnd(ended(code)))",
    replace: '',
    tests: THREADS,
  },
  {
    name: 'a build fails where no threads are allowed',
    file: 'src/threads/threads.ts',
    find: "if (code === 'ERR_WORKER_INIT_FAILED' || code === 'ERR_ACCESS_DENIED') return null",
    replace: "if (code === 'ERR_WORKER_INIT_FAILED') return null",
    tests: THREADS,
  },
  {
    name: 'a patch that fails leaves half of it',
    file: 'src/output/patch.ts',
    find: 'for (const path of changed) putBack(out, patch, path)',
    replace: '',
    tests: ['src/output/patch.test.ts'],
  },
  {
    name: 'a patch that was cut off is not completed',
    file: 'src/output/patch.ts',
    find: 'move(out, patch, { files: left, removed })',
    replace: '',
    tests: ['src/output/patch.test.ts'],
  },
  {
    name: 'a patch leaves pages that are gone',
    file: 'src/pipeline/output.ts',
    find: '{ files, removed } : null',
    replace: '{ files, removed: [] } : null',
    tests: THREADS,
  },
]
