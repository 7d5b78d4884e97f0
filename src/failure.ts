// Failures that are nobody's mistake in the content: what the machine refused, in words that say what to do.

const refusals: Readonly<Record<string, readonly [what: string, todo: string]>> = {
  ENOSPC: ['The disk is full', 'Make room and run the command again.'],
  EDQUOT: ['Your share of the disk is used up', 'Make room and run the command again.'],
  EFBIG: [
    'A file would become larger than this machine allows',
    'Raise the limit (ulimit -f) and run the command again.',
  ],
  ENOENT: ['This file is gone, or a link that leads nowhere', 'Put it back, or remove the link.'],
  EACCES: ['This may not be read or written', 'Change the permissions of the file or folder.'],
  EPERM: ['This may not be changed', 'Change the permissions of the file or folder.'],
  EROFS: ['This folder can only be read', 'Choose another folder with --out.'],
  ENOTDIR: ['A file stands where a folder is needed', 'Move the file away.'],
  EEXIST: ['Something stands where this has to be written', 'Move it away.'],
  EISDIR: ['A folder stands where a file is needed', 'Move the folder away.'],
  ENOTEMPTY: ['The folder is in use by another program', 'Wait for it to end and run the command again.'],
  EBUSY: ['The folder is in use, or a disk of its own', 'Choose another folder with --out.'],
  ENAMETOOLONG: ['The name of a file would be too long', 'Shorten the route or the name of the file.'],
  EMFILE: ['Too many files are open', 'Raise the limit (ulimit -n) and run the command again.'],
  EADDRINUSE: ['The port is taken', 'Choose another one with --port.'],
}

/**
 * One thrown error as text for the terminal: a refusal of the machine in two sentences, anything else with its stack,
 * because then the mistake is ours.
 */
export function describeFailure(thrown: unknown): string {
  for (let cause = thrown; cause instanceof Error; cause = cause.cause) {
    const { code = '', path }: NodeJS.ErrnoException = cause
    const [what, todo] = refusals[code] ?? []
    if (what) return `${what}${path ? `: ${path}` : ''} (${code}). ${todo} Nothing that was there before is lost.`
  }
  const stack = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)
  return `This is a mistake of the generator, not yours: ${stack}`
}
