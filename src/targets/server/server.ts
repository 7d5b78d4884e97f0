import type { Target } from '../target.ts'
import { nginxSettings } from './nginx.ts'

/** A machine of the owner's with nginx or Caddy in front of server.js, started by systemd (docs/deploy/server.md). */
export const server: Target = {
  files: async ({ host, files }) => [{ path: 'nginx.conf', contents: nginxSettings(host, files) }],
  limits: () => [],
}
