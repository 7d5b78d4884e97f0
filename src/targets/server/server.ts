import type { Target } from '../target.ts'
import { caddySettings } from './caddy.ts'
import { nginxSettings } from './nginx.ts'
import { UNITS } from './units.ts'

/** A machine of the owner's with nginx or Caddy in front of server.js, started by systemd (docs/deploy/server.md). */
export const server: Target = {
  files: async ({ site, host, files }) => [
    { path: 'nginx.conf', contents: nginxSettings(host, files) },
    { path: 'Caddyfile', contents: caddySettings(site.settings.data().url) },
    ...UNITS,
  ],
  limits: () => [],
}
