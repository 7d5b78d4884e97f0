// Failures that are nobody's mistake in the content: what the machine refused, in words that say what to do.

const refusals: Readonly<Record<string, readonly [what: string, todo: string]>> = {
  ENOSPC: ['The disk is full', 'Make room and run the command again.'],
  EDQUOT: ['Your share of the disk is used up', 'Make room and run the command again.'],
  EFBIG: [
    'A file would become larger than this machine allows',
    'Raise the limit (ulimit -f) and run the command again.',
  ],
  EACCES: ['This may not be read or written', 'Change the permissions of the file or folder.'],
  EPERM: ['This may not be changed', 'Change the permissions of the file or folder.'],
  EROFS: ['This folder can only be read', 'Choose another folder with --out.'],
  EMFILE: ['Too many files are open', 'Raise the limit (ulimit -n) and run the command again.'],
  EADDRINUSE: ['The port is taken', 'Choose another one with --port.'],
}

/**
 * One thrown error as text for the terminal: a refusal of the machine in two sentences, anything else with its stack,
 * because then the mistake is ours.
 */
export function describeFailure(thrown: unknown): string {
  const { code = '', path, message, stack } = thrown as Partial<NodeJS.ErrnoException>
  const known = refusals[code]
  if (known)
    return `${known[0]}${path ? `: ${path}` : ''} (${code}). ${known[1]} Nothing that was there before is lost.`
  return `This is a mistake of the generator, not yours: ${message ?? String(thrown)}\n${stack ?? ''}`
}
