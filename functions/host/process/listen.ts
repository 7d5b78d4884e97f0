// Where a server listens: at a port of its own, or at a socket that was opened before it and stays open after it, so that
// whoever connects while it is replaced waits instead of being refused (systemd.socket(5), sd_listen_fds(3)).
import cluster from 'node:cluster'
import type { Server } from 'node:http'
import type { Environment } from '../../lib/setting.ts'

/** The first descriptor that is passed on. */
const FIRST_FD = 3

/** fd: of a socket that already listens. */
export type Place = { readonly port: number } | { readonly fd: number }

/**
 * The place that the environment names.
 *
 * @param port used unless a socket was passed to this process, or to the one whose worker it is
 * @throws Error when what was passed cannot be used
 */
export function placeToListen({ LISTEN_FDS: count, LISTEN_PID: receiver }: Environment, port: number): Place {
  const own = cluster.isWorker ? process.ppid : process.pid
  // Meant for a process that started this one.
  if (count === undefined || receiver !== String(own)) return { port }
  if (count !== '1') {
    throw new Error(`LISTEN_FDS is "${count}": this server takes one socket, so the unit has one line "ListenStream="`)
  }
  return { fd: FIRST_FD }
}

/**
 * Listens. Without a host name Node listens on IPv6 and IPv4 alike, or on IPv4 where there is no IPv6.
 *
 * @returns its address for people
 */
export async function listen(server: Server, place: Place): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return shownAddress(server.address())
}

/** @param address a port, or the path of a unix socket */
export function shownAddress(address: ReturnType<Server['address']>): string {
  if (address === null || typeof address === 'string') return `unix:${address ?? ''}`
  return `http://localhost:${address.port}`
}

/**
 * Why a server cannot listen, for the owner; null: the error has another cause.
 *
 * @param port of the settings
 */
export function listeningProblem(error: unknown, port: number): string | null {
  const { code, syscall, port: own } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1}`
  }
  if (code === 'EACCES') return `Port ${port} needs rights that this process lacks. Choose a port from 1024: PORT=3000`
  const isSocket = syscall === 'listen' && own === undefined
  return isSocket ? `Descriptor ${FIRST_FD}, which LISTEN_FDS promises, is not a socket that listens (${code})` : null
}
