import { MADE_BY, PORT } from './place.ts'

interface Network {
  /** Which server of names to ask. */
  readonly resolver: string
  /** The name under which it lists all servers that read documents. */
  readonly servers: string
}

/**
 * nginx between a server of pages and those that read documents: it asks another one where one has no time. A name is looked
 * up again every few seconds, so servers may come and go; its addresses come in turn.
 *
 * @param megabytes of the largest body
 */
export function documentsProxy({ resolver, servers }: Network, megabytes: number): string {
  return `${MADE_BY}
worker_processes 1;
error_log stderr error;
pid /tmp/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path /tmp/body;
  proxy_temp_path /tmp/proxy;
  fastcgi_temp_path /tmp/fastcgi;
  uwsgi_temp_path /tmp/uwsgi;
  scgi_temp_path /tmp/scgi;
  resolver ${resolver} valid=5s;
  server {
    listen ${PORT};
    client_max_body_size ${megabytes}m;
    # A document is read for half a minute at most, after it had its turn.
    proxy_read_timeout 60s;
    location = /healthz { return 200; }
    location / {
      set $documents ${servers};
      proxy_pass http://$documents:${PORT};
      proxy_http_version 1.1;
      proxy_next_upstream error timeout http_503 non_idempotent;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`
}
