// The site on one machine with Docker or Podman: pages and leads, documents read in a process of its own, PostgreSQL.
import { HEALTH_CHECK } from './containerfile.ts'
import { DOCUMENTS_MEMORY, MADE_BY, METRICS_PORT, PORT, STOP_SECONDS, WEB_MEMORY } from './place.ts'

/** Which images of others. */
export const NGINX_IMAGE = 'docker.io/library/nginx:stable'
export const POSTGRES_IMAGE = 'docker.io/library/postgres:17'

/** As Debian's nginx names it; the image's own user. */
export const NGINX_USER = 101

/** @see https://github.com/compose-spec/compose-spec/blob/main/spec.md */
export const COMPOSE = `${MADE_BY}
name: site

x-shut-in: &shut-in
  read_only: true
  tmpfs: [/tmp]
  cap_drop: [ALL]
  security_opt: [no-new-privileges:true]
  restart: unless-stopped

x-site: &site
  <<: *shut-in
  image: \${SITE_IMAGE:-localhost/site}
  stop_grace_period: ${STOP_SECONDS}s
  pids_limit: 256
  healthcheck:
    test: ${JSON.stringify(['CMD', ...HEALTH_CHECK])}
    interval: 30s
    timeout: 5s
    start_period: 30s

services:
  web:
    <<: *site
    build:
      context: ../..
      dockerfile: hosts/container/Containerfile
    # All further settings (README.md has the list), and POSTGRES_PASSWORD.
    env_file: \${SITE_ENV:-/etc/site.env}
    environment:
      ROLE: web
      DOCUMENTS_URL: http://documents-proxy:${PORT}
      LEADS_DATABASE_URL: postgres://site:\${POSTGRES_PASSWORD:?set it in /etc/site.env}@postgres/site
      METRICS_PORT: 0.0.0.0:${METRICS_PORT}
      # The proxy with the certificate, on this machine: nobody else reaches the port.
      TRUST_PROXY: 1
    ports: ["127.0.0.1:${PORT}:${PORT}"]
    networks: [outside, documents, leads]
    mem_limit: ${WEB_MEMORY}m
    depends_on:
      postgres: { condition: service_healthy }

  # More of them, if documents wait: --scale documents=3
  documents:
    <<: *site
    environment:
      ROLE: documents
      METRICS_PORT: 0.0.0.0:${METRICS_PORT}
      TRUST_PROXY: 2
    networks: [documents]
    mem_limit: ${DOCUMENTS_MEMORY}m

  documents-proxy:
    <<: *shut-in
    image: ${NGINX_IMAGE}
    user: "${NGINX_USER}"
    volumes: ["./documents-proxy.conf:/etc/nginx/nginx.conf:ro"]
    networks: [documents]
    depends_on: [documents]

  postgres:
    image: ${POSTGRES_IMAGE}
    restart: unless-stopped
    stop_grace_period: ${STOP_SECONDS}s
    environment:
      POSTGRES_USER: site
      POSTGRES_DB: site
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?set it in /etc/site.env}
    volumes: ["leads:/var/lib/postgresql/data"]
    networks: [leads]
    healthcheck:
      test: [CMD, pg_isready, -U, site]
      interval: 5s

networks:
  # Mails and webhooks go out here.
  outside:
  # No way out: what visitors upload stays here.
  documents: { internal: true }
  leads: { internal: true }

volumes:
  leads:
`
