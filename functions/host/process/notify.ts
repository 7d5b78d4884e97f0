// systemd learns from a service of Type=notify when it is ready and when it stops (sd_notify(3)), by a datagram to a unix
// socket. Node has no such sockets, so systemd's own program sends it; it is there wherever systemd is. It is not the
// service's main process, so the unit needs NotifyAccess=all.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Logger } from '../../lib/log.ts'

/** It waits until systemd has read the message. */
const MAX_MS = 5000

/** Tells systemd about this process; without systemd ($NOTIFY_SOCKET) it does nothing. Never rejects. */
export async function notifySystemd(message: 'READY=1' | 'STOPPING=1', log: Logger): Promise<void> {
  const { NOTIFY_SOCKET, PATH } = process.env
  if (!NOTIFY_SOCKET) return
  try {
    const env = { NOTIFY_SOCKET, PATH }
    await promisify(execFile)('systemd-notify', [`--pid=${process.pid}`, message], { env, timeout: MAX_MS })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    log.warn({ message, code }, 'systemd-notify could not tell systemd about this server')
  }
}
