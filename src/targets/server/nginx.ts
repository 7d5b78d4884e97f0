// Settings that make nginx answer for the files of dist/public as functions/host/ does, and pass functions on. Every
// address has a location of its own, so nothing that the build did not list is served, and no address is guessed from the
// disk. What differs between addresses otherwise stands in maps: nginx drops inherited headers where a location adds one.
import { type AddressTable, type Redirect, routeIn } from '../../../common/addresses.ts'
import type { HeaderRule } from '../../html/headers.ts'
import type { HostTable } from '../../html/host-files.ts'
import { largestBody } from '../body-size.ts'
import { type PublicFile, publicFiles } from './public-files.ts'

/** Where the pages in docs/deploy put dist/. */
export const FOLDER = '/srv/site'

/** Headers that only documents need: our own server leaves them off style sheets and fonts (functions/host/static.ts). */
const DOCUMENTS_ONLY = [
  'content-security-policy',
  'permissions-policy',
  'x-frame-options',
  'cross-origin-opener-policy',
]
/** Allowed over https only (RFC 6797, 7.2). */
const SECURE_ONLY = 'strict-transport-security'
const CACHING = 'cache-control'

interface HeaderValue {
  /** Of the rule; may end with "*". */
  readonly path: string
  readonly value: string
}

const REVALIDATED = 'public, max-age=0, must-revalidate'

/** nginx settings for the `http` block, for a site with these files. */
export function nginxSettings(host: HostTable, sizes: ReadonlyMap<string, number>): string {
  const files = new Map(publicFiles(sizes).map((file) => [file.path, file]))
  const headers = rulesByHeader(host.headers)
  return `${[
    INTRODUCTION,
    UPSTREAM,
    ENCODINGS,
    METHODS,
    ...languageMaps(host),
    missingMap(host),
    ...[...headers].map(([name, rules]) => headerMap(name, rules)),
    CONDITIONS,
    ...(headers.has(SECURE_ONLY) ? [SECURE_CONDITION] : []),
    serverBlock(host, locationsOf(host, files)),
  ].join('\n\n')}\n`
}

const INTRODUCTION = `# Made by \`site build --target server\` from the addresses and headers of this site; do not edit, each build makes it
# anew. How to use it: docs/deploy/server.md. Addresses to listen on and certificates are yours: /etc/nginx/site/*.conf.

# Room for long addresses and many of them.
map_hash_bucket_size 256;
map_hash_max_size 8192;
variables_hash_max_size 4096;`

const UPSTREAM = `# More than one server for the functions: a line for each. max_fails=0, because a server that restarts would otherwise be
# left out for 10 seconds, and a single one with it.
upstream site_functions {
  least_conn;
  server 127.0.0.1:3000 max_fails=0;
  keepalive 16;
}`

const ENCODINGS = `# Which compressed version a visitor gets: the smaller one of those that Accept-Encoding takes. Of qualities only 0
# counts, and of names only these two; browsers send nothing else.
map $http_accept_encoding $site_takes_br {
  default "";
  "~*(^|,)\\s*br\\s*;\\s*q=0(\\.0*)?\\s*(,|$)" "";
  "~*(^|,)\\s*br\\s*(;|,|$)" "1";
}
map $http_accept_encoding $site_takes_gz {
  default "";
  "~*(^|,)\\s*(x-)?gzip\\s*;\\s*q=0(\\.0*)?\\s*(,|$)" "";
  "~*(^|,)\\s*(x-)?gzip\\s*(;|,|$)" "1";
}
map "$site_takes_br/$site_takes_gz" $site_br_gz {
  default "";
  "~^1" ".br";
  "/1" ".gz";
}
map "$site_takes_gz/$site_takes_br" $site_gz_br {
  default "";
  "~^1" ".gz";
  "/1" ".br";
}
map $site_suffix $site_encoding {
  default "";
  ".br" "br";
  ".gz" "gzip";
}`

const METHODS = `# Only functions take anything but GET and HEAD.
map "$request_method $uri" $site_refuses {
  default "1";
  "~^(GET|HEAD) " "";
  "~^[A-Z]+ /(api|api/.*|healthz|readyz)$" "";
}
map $status $site_allow {
  default "";
  405 "GET, HEAD";
}`

const CONDITIONS = `# What headers depend on besides the address: a page that is missing today may be there tomorrow, and over http anybody on
# the way could ask for https (RFC 6797, 7.2).
map $status $site_cache_control {
  default $site_path_cache_control;
  404 "no-cache";
}`
const SECURE_CONDITION = `map $scheme $site_strict_transport_security {
  default "";
  https $site_path_strict_transport_security;
}`

/** "/privacy-policy?lang=en" answers with the page in that language. */
function languageMaps({ pages }: AddressTable): string[] {
  const codes = languagesOf(pages)
  const lines = Object.keys(pages).flatMap((route) =>
    codes.flatMap((code) => {
      const translated = routeIn(code, route)
      return Object.hasOwn(pages, translated) ? [`  ${quoted(`${code} ${route}`)} ${quoted(translated)};`] : []
    }),
  )
  return [
    block('map $arg_lang $site_language', ['  default "";', ...codes.map((code) => `  "~^${code}$" ${code};`)]),
    block('map "$site_language $uri" $site_translated', ['  default "";', ...lines]),
  ]
}

/** The languages that routes begin with. */
function languagesOf(pages: AddressTable['pages']): string[] {
  const codes = Object.keys(pages).flatMap((route) => /^\/([a-z]{2})\//.exec(route)?.[1] ?? [])
  return [...new Set(codes)].sort()
}

/** The not-found page in the language that an address begins with. */
function missingMap({ errorPages }: AddressTable): string {
  const [[, fallback] = ['', '']] = Object.entries(errorPages)
  const lines = Object.entries(errorPages).map(([code, file]) => `  "~^/${code}(/|$)" ${quoted(file)};`)
  return block('map $uri $site_missing', [`  default ${quoted(fallback)};`, ...lines])
}

/** Header name in lower case -> its rules in their order. */
function rulesByHeader(rules: readonly HeaderRule[]): Map<string, HeaderValue[]> {
  const byName = new Map<string, HeaderValue[]>([[CACHING, [{ path: '/*', value: REVALIDATED }]]])
  for (const { path, values } of rules) {
    for (const [name, value] of Object.entries(values)) {
      const key = name.toLowerCase()
      byName.set(key, [...(byName.get(key) ?? []), { path, value }])
    }
  }
  return byName
}

/** nginx takes an exact address before a pattern, and the first pattern that fits; of our rules the last one wins. */
function headerMap(name: string, rules: readonly HeaderValue[]): string {
  const isPrefix = (path: string) => path.endsWith('*')
  const fits = (path: string, asked: string) =>
    path === asked || (isPrefix(path) && asked.startsWith(path.slice(0, -1)))
  const exact = [...new Set(rules.map(({ path }) => path).filter((path) => !isPrefix(path)))]
  const prefixes = rules.filter(({ path }) => isPrefix(path)).reverse()
  return block(`map "$site_loaded $site_path" $site_path_${nameIn(name)}`, [
    '  default "";',
    ...(DOCUMENTS_ONLY.includes(name) ? ['  "~^1" "";'] : []),
    ...exact.map((asked) => {
      const { value = '' } = rules.findLast(({ path }) => fits(path, asked)) ?? {}
      return `  ${quoted(`0 ${asked}`)} ${quoted(value)};`
    }),
    ...prefixes.map(({ path, value }) => `  ${quoted(`~^. ${escapedPattern(path.slice(0, -1))}`)} ${quoted(value)};`),
  ])
}

/** The variable with a header's value. */
function headerVariable(name: string): string {
  return [CACHING, SECURE_ONLY].includes(name) ? `$site_${nameIn(name)}` : `$site_path_${nameIn(name)}`
}

function serverBlock(host: HostTable, locations: readonly string[]): string {
  const names = [...rulesByHeader(host.headers).keys()]
  const lines = [
    'include /etc/nginx/site/*.conf;',
    `root ${FOLDER}/public;`,
    'charset off;',
    'gzip off;',
    'types { }',
    'merge_slashes off;',
    'absolute_redirect off;',
    'server_tokens off;',
    '',
    '# A document that a visitor sends; nginx itself refuses everything over 1m.',
    `client_max_body_size ${largestBody(host)}m;`,
    '',
    'set $site_path $uri;',
    'set $site_loaded 0;',
    'set $site_suffix "";',
    'set $site_vary "";',
    'if ($site_refuses) { return 405; }',
    ...(Object.keys(host.errorPages).length > 0 ? ['error_page 404 $site_missing;'] : []),
    '',
    ...names.map((name) => `add_header ${name} ${headerVariable(name)} always;`),
    'add_header content-encoding $site_encoding always;',
    'add_header vary $site_vary always;',
    'add_header allow $site_allow always;',
    '',
    FUNCTIONS,
    '',
    'location / { return 404; }',
    ...locations,
  ]
  return block(
    'server',
    lines.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`)),
  )
}

const FUNCTIONS = `# A header of its own keeps those above away: the functions say theirs themselves. Leads that a server could not answer
# go to the next one (non_idempotent): a lead that is stored twice is better than one that is lost.
proxy_http_version 1.1;
proxy_set_header Connection "";
proxy_set_header Host $host;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_next_upstream error non_idempotent;
proxy_next_upstream_tries 3;
location = /api { add_header vary ""; proxy_pass http://site_functions; }
location /api/ { add_header vary ""; proxy_pass http://site_functions; }
location = /healthz { add_header vary ""; proxy_pass http://site_functions; }
location = /readyz { add_header vary ""; proxy_pass http://site_functions; }
# Reading a document takes up to half a minute, and a server that is busy says so at once: another one may have time.
location = /api/processDocument {
  add_header vary "";
  proxy_read_timeout 120s;
  proxy_next_upstream error http_503 non_idempotent;
  proxy_pass http://site_functions;
}`

/** The locations of all pages, of their other spellings, and of files. */
function locationsOf(host: HostTable, files: ReadonlyMap<string, PublicFile>): string[] {
  const { pages, redirects } = host
  const present = Object.entries(pages).filter(([, file]) => files.has(`/${file}`))
  const codes = languagesOf(pages)
  const isTranslated = (route: string) => codes.some((code) => Object.hasOwn(pages, routeIn(code, route)))
  const locations = new Map<string, string>()
  const add = (path: string, text: string) => locations.has(path) || locations.set(path, text)
  for (const { from, to, status } of redirects) add(from, redirect({ from, to, status }))
  for (const [route, name] of present) {
    const file = files.get(`/${name}`)
    if (file) add(route, fileLocation(route, { file, isTranslated: isTranslated(route) }))
  }
  for (const [route] of present) {
    for (const from of otherForms(route)) add(from, redirect({ from, to: route, status: 301 }))
  }
  // The first route of a file is the one that it leads to.
  for (const [route, name] of present) add(`/${name}`, redirect({ from: `/${name}`, to: route, status: 301 }))
  for (const [path, file] of files) add(path, fileLocation(path, { file, isTranslated: false }))
  return [...locations.values()]
}

/** Spellings that our own server redirects to a route. */
function otherForms(route: string): string[] {
  return route.endsWith('/') ? [`${route}/`, route.slice(0, -1)].filter(Boolean) : [`${route}/`]
}

function redirect({ from, to, status }: Redirect): string {
  const address = encodeURI(to).replaceAll('$', '%24')
  const query = to.includes('?') ? '' : '$is_args$args'
  return `location = ${quoted(from)} { return ${status} "${address}${query}"; }`
}

function fileLocation(path: string, { file, isTranslated }: { file: PublicFile; isTranslated: boolean }): string {
  const { versions } = file
  return block(`location = ${quoted(path)}`, [
    ...(isTranslated
      ? [
          '  if ($site_translated) {',
          '    set $site_path $site_translated;',
          '    rewrite ^ $site_translated last;',
          '  }',
        ]
      : []),
    `  default_type ${quoted(file.type)};`,
    ...(file.isLoadedOnly ? ['  set $site_loaded 1;'] : []),
    ...(versions ? [`  set $site_suffix $site_${versions};`, '  set $site_vary accept-encoding;'] : []),
    `  try_files ${quoted(file.path).slice(0, -1)}${versions ? '$site_suffix' : ''}" =404;`,
  ])
}

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines, '}'].join('\n')
}

function nameIn(header: string): string {
  return header.replaceAll('-', '_')
}

/** nginx has no way to write a dollar sign, which begins a variable everywhere. */
function quoted(text: string): string {
  if (text.includes('$')) throw new Error(`nginx cannot express "${text}"`)
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
