/**
 * Settings for Caddy: it fetches a certificate itself and passes everything on, since our own server chooses compressed
 * files and sends the headers of each page.
 *
 * @param url address of the site
 */
export function caddySettings(url: string): string {
  return `# Made by \`site build --target server\` for Caddy (docs/deploy/server.md).
${new URL(url).host} {
	reverse_proxy 127.0.0.1:3000 {
		# While the server restarts, visitors wait instead of being refused.
		lb_try_duration 10s
	}
}
`
}
