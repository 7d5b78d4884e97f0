// Where a file lies on a network drive, its locks and its shared memory (-shm) do not hold between machines, and SQLite
// loses what was stored (https://www.sqlite.org/wal.html, "all processes must be on the same host").
import { readFile, realpath } from 'node:fs/promises'
import { StorageError } from './storage-error.ts'

/** Kinds of file systems as Linux names them; "fuse.…" is a program that mounts. */
const NETWORK =
  /^(nfs4?|cifs|smb3|smbfs|ncpfs|afs|ceph|lustre|glusterfs|beegfs|davfs|fuse\.(sshfs|s3fs|rclone|gcsfuse|glusterfs|ceph(-fuse)?|davfs2?|smbnetfs|juicefs))$/

/**
 * @param folder that exists
 * @throws StorageError where the folder is known to lie on a network drive; elsewhere than on Linux that is not known
 */
export async function requireLocalDrive(folder: string): Promise<void> {
  if (process.platform !== 'linux') return
  const mounts = await readFile('/proc/self/mountinfo', 'utf8')
  if (networkDriveOf(await realpath(folder), mounts)) throw new StorageError('STORE_NETWORK')
}

/**
 * The kind of network drive that a folder lies on; null: it is none.
 *
 * @param folder absolute and without links
 * @param mounts as in /proc/self/mountinfo (proc_pid_mountinfo(5))
 */
export function networkDriveOf(folder: string, mounts: string): string | null {
  let nearest = { at: '', kind: '' }
  for (const line of mounts.split('\n')) {
    const [mount = '', source = ''] = line.split(' - ')
    const at = unescaped(mount.split(' ')[4] ?? '')
    // The later of two mounts at one place covers the other.
    if (at && at.length >= nearest.at.length && isWithin(folder, at)) nearest = { at, kind: source.split(' ')[0] ?? '' }
  }
  return NETWORK.test(nearest.kind) ? nearest.kind : null
}

const isWithin = (folder: string, at: string) => at === '/' || folder === at || folder.startsWith(`${at}/`)

/** Spaces and the like are written as "\040". */
const unescaped = (text: string) =>
  text.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))
