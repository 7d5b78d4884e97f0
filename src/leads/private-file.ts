import { closeSync, constants, fchmodSync, fstatSync, ftruncateSync, openSync, writeFileSync } from 'node:fs'

/** Windows has no such flag. */
const NO_FOLLOW = constants.O_NOFOLLOW ?? 0
const OWNER_ONLY = 0o600

/**
 * Writes personal data into a file that nobody else on the machine may read, even if the file existed and others could.
 * A symbolic link is not followed: in a folder that others may write to it leads to where they want.
 *
 * @throws the error of the file system: ELOOP for a link
 */
export function writePrivateFile(file: string, text: string): void {
  const handle = openSync(file, constants.O_WRONLY | constants.O_CREAT | NO_FOLLOW, OWNER_ONLY)
  try {
    if (fstatSync(handle).isFile()) {
      fchmodSync(handle, OWNER_ONLY)
      ftruncateSync(handle)
    }
    writeFileSync(handle, text)
  } finally {
    closeSync(handle)
  }
}
