import { SITE_TEXTS } from './site-texts.ts'

export const PAGE = `<!doctype html><title>Seite</title>${'<p>Absatz ä</p>'.repeat(100)}`
const LARGE = '0123456789'.repeat(60_000)
/** The small site: two pages, one in English, the not-found page, and files. */
export const FILES = {
  'index.html': '<!doctype html><title>Start</title>',
  'talk-to-us.html': PAGE,
  'en/index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Nicht gefunden</title>',
  '_a/site.ABC123.css': 'p{color:red}'.repeat(50),
  '_a/large.ABC123.bin': LARGE,
  'empty.txt': '',
  _headers: 'secret',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}
export const HOST = {
  headers: [
    { path: '/*', values: { 'X-Content-Type-Options': 'nosniff' } },
    { path: '/404.html', values: { 'X-Page': 'missing' } },
  ],
  redirects: [{ from: '/alt', to: '/talk-to-us', status: 308 }],
  errorPages: { de: '/404.html' },
  pages: { '/': 'index.html', '/talk-to-us': 'talk-to-us.html', '/en/': 'en/index.html' },
  ...SITE_TEXTS,
  site: { name: 'Agentur', styles: ['/_a/site.ABC123.css'], phone: '+49 000 000', email: 'post@example.org' },
}

/** A booking that fits, and what the dialog sends of it after the first step. */
export const BOOKING = {
  name: 'Erika Beispiel',
  email: 'erika.beispiel@example.org',
  phone: '0170 0000000',
  employees: '2-5',
  timestamp: '2026-03-01T12:01:00.000Z',
  source: 'KI Automatisierung Landing Page',
  service: 'KI-Automatisierung',
  url: 'https://www.example.org/ki-automatisierung-agentur',
}
export const PARTIAL_LEAD = {
  name: 'Erika Beispiel',
  email: 'Erika.Beispiel@example.org',
  phone: '',
  timestamp: '2026-03-01T12:00:00.000Z',
  source: 'KI Automatisierung Landing Page-step1',
  step: 'partial_lead',
}

/** A contact message that fits. */
export const MESSAGE = {
  name: 'Erika Beispiel',
  email: 'erika@example.org',
  message: 'Guten Tag',
  source: 'homepage_contact_form',
  metadata: { form_type: 'contact_form' },
}
