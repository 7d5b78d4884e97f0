import { DATA, MADE_BY, PORT, USER_ID } from './place.ts'

/** A version with long-term support. Debian's own library of C (glibc) is the one that packages bring programs for. */
const NODE_IMAGE = 'docker.io/library/node:22-bookworm-slim'

/** What npm needs before it installs, and what removes the unread part of that afterwards. */
const FOR_INSTALL = ['package.json', 'package-lock.json', '.npmrc', 'slim.js']

/** Not read by a server: what other hosts need, the marker of the build, and what only installing reads. */
const LEFT_OUT = new Set(['hosts', '.made-by-site-build', 'package-lock.json', '.npmrc', 'slim.js'])

/**
 * Builds an image in two steps, without a line that depends on one builder: packages are installed where npm is, and the
 * image gets nothing but Node, the libraries that are loaded, the packages and the site. It has no shell to break into.
 *
 * @param paths files of the output
 */
export function containerfile(paths: Iterable<string>): string {
  const { files, folders } = entriesOf(paths)
  return `${MADE_BY}
# From the output: docker build -f hosts/container/Containerfile -t site .
ARG NODE_IMAGE=${NODE_IMAGE}

FROM \${NODE_IMAGE} AS parts
RUN command -v strip || (apt-get update && apt-get install -y --no-install-recommends binutils)
WORKDIR /srv/site
COPY ${FOR_INSTALL.join(' ')} ./
COPY functions/empty-package functions/empty-package
RUN npm ci --omit=dev --no-audit --no-fund --cache /tmp/npm && node slim.js
${ROOT}

FROM scratch
COPY --from=parts /root-of-image /
COPY --from=parts --chown=${USER_ID}:${USER_ID} /leads /var/lib/
COPY --from=parts /srv/site/node_modules /srv/site/node_modules
${folders.map((folder) => `COPY ${folder} /srv/site/${folder}`).join('\n')}
COPY ${files.join(' ')} /srv/site/
WORKDIR /srv/site
ENV PATH=/usr/local/bin NODE_ENV=production LEADS_DATABASE_URL=file:${DATA}/leads.db
USER ${USER_ID}:${USER_ID}
EXPOSE ${PORT}
STOPSIGNAL SIGTERM
# Podman and buildah keep this only with --format docker.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s CMD ${JSON.stringify(HEALTH_CHECK)}
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["server.js"]
`
}

/** Whether the process answers, asked from within; the image has nothing else to ask with. */
export const HEALTH_CHECK: readonly string[] = [
  '/usr/local/bin/node',
  '-e',
  `fetch('http://127.0.0.1:' + (process.env.PORT || ${PORT}) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))`,
]

/** Node without the names of its functions, what it and the packages load, a name for the user, and room for files. */
const ROOT = `# What is loaded beside the packages' own files; a library that is missing ends the build.
RUN set -e; \\
  mkdir -p /root-of-image/usr/local/bin /root-of-image/etc /root-of-image/tmp /leads/site; \\
  strip -o /root-of-image/usr/local/bin/node "$(command -v node)"; \\
  chmod 755 /root-of-image/usr/local/bin/node; \\
  chmod 1777 /root-of-image/tmp; \\
  find "$PWD/node_modules" -name '*.node' -o -name '*.so' -o -name '*.so.*' > /tmp/programs; \\
  command -v node >> /tmp/programs; \\
  xargs ldd < /tmp/programs > /tmp/libraries; \\
  if grep 'not found' /tmp/libraries; then exit 1; fi; \\
  grep -o '/[^ ]*\\.so[^ ]*' /tmp/libraries | grep -v "^$PWD" | sort -u | xargs cp --parents -L -t /root-of-image; \\
  echo 'site:x:${USER_ID}:${USER_ID}::${DATA}:/nonexistent' > /root-of-image/etc/passwd; \\
  echo 'site:x:${USER_ID}:' > /root-of-image/etc/group; \\
  echo 'hosts: files dns' > /root-of-image/etc/nsswitch.conf`

/** The topmost names of the output that a server reads. */
function entriesOf(paths: Iterable<string>): { files: string[]; folders: string[] } {
  const topmost = [...paths].map((path) => path.split('/'))
  const names = (isFolder: boolean) =>
    [...new Set(topmost.filter(({ length }) => length > 1 === isFolder).map(([name = '']) => name))]
      .filter((name) => !LEFT_OUT.has(name))
      .sort()
  return { files: names(false), folders: names(true) }
}
