import type { RequestOptions } from './request.ts'

export interface Hostile extends RequestOptions {
  what: string
  path: string
  status: number
  host?: string
}

/** Headers of a form of the page itself. */
export const OWN = {
  'Sec-Fetch-Site': 'same-origin',
  'Content-Type': 'application/x-www-form-urlencoded',
}
const HANDLER = '/nl/ajax/contact-form-handler'

const post = (what: string, status: number, path: string, options: RequestOptions): Hostile => ({
  what,
  path,
  status,
  method: 'POST',
  ...options,
})

/** Posts nobody means well, each with the one answer it gets. */
export const HOSTILE_FORMS: Hostile[] = [
  post('purging without key', 401, '/admin/purge', {
    headers: { 'Content-Type': 'application/json' },
    body: '{"all":true}',
  }),
  post('purging with a guess', 401, '/admin/purge', {
    headers: { Authorization: 'Bearer guess' },
    body: '{}',
  }),
  post('purging with the key in the address', 401, '/admin/purge?token=guess', { body: '{}' }),
  post('a form from another site', 403, HANDLER, {
    headers: {
      'Sec-Fetch-Site': 'cross-site',
      Origin: 'https://evil.example',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'name=x',
  }),
  post('a form from a sister site', 403, HANDLER, {
    headers: { 'Sec-Fetch-Site': 'same-site', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'name=x',
  }),
  post('a form from nowhere', 403, HANDLER, {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'name=x',
  }),
  post('a form with a false origin', 403, HANDLER, {
    headers: { ...OWN, Origin: 'https://evil.example' },
    body: 'name=x',
  }),
  post('an empty form', 422, HANDLER, { headers: OWN, body: '' }),
  post('a form of text', 415, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'text/plain' },
    body: 'name=x',
  }),
  post('a form of XML', 415, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'application/xml' },
    body: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  }),
  post('a form without type', 415, HANDLER, {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: 'x',
  }),
  post('a form of 100 kB', 413, HANDLER, { headers: OWN, body: `text=${'x'.repeat(100_000)}` }),
  post('broken JSON', 400, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'application/json' },
    body: '{"name":',
  }),
  post('JSON that is a list', 400, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'application/json' },
    body: '[1,2]',
  }),
  post('JSON that is nothing', 400, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'application/json' },
    body: 'null',
  }),
  post('JSON as deep as it gets', 400, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'application/json' },
    body: '['.repeat(20_000),
  }),
  post('JSON with a nest', 400, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'application/json' },
    body: '{"name":{"a":1}}',
  }),
  post('JSON that makes prototypes', 400, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'application/json' },
    body: '{"__proto__":"x"}',
  }),
  post('more fields than any form has', 400, HANDLER, {
    headers: OWN,
    body: Array.from({ length: 100 }, (_, index) => `f${index}=1`).join('&'),
  }),
  post('bytes that are not text', 400, HANDLER, {
    headers: OWN,
    body: Buffer.from([0xff, 0xfe, 0x3d, 0xc3, 0x28]),
  }),
  post('a file', 400, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'multipart/form-data; boundary=b' },
    body: '--b\r\nContent-Disposition: form-data; name="f"; filename="x.php"\r\n\r\n<?php\r\n--b--\r\n',
  }),
  post('parts without bounds', 400, HANDLER, {
    headers: { ...OWN, 'Content-Type': 'multipart/form-data' },
    body: 'x',
  }),
  post('a header in an address', 422, HANDLER, {
    headers: OWN,
    body: 'name=x&email=a%40b.be%0d%0aBcc:c%40d.be&text=x&privacy=1',
  }),
  post('a way back to elsewhere', 422, HANDLER, { headers: OWN, body: 'return=//evil.example' }),
  post('a friend of nobody', 422, '/nl/ajax/send-to-a-friend', {
    headers: OWN,
    body: 'estate=1000',
  }),
  post('a viewing of nothing', 422, '/nl/ajax/viewing', { headers: OWN, body: 'estate=0&slot=x' }),
  post('a stay nowhere', 422, '/nl/ajax/stay', { headers: OWN, body: 'unit=0' }),
  post('favourites from another site', 403, '/nl/ajax/favorites', {
    headers: {
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: 'toggle=1',
  }),
  post('favourites that are not', 303, '/nl/ajax/favorites', {
    headers: OWN,
    body: 'toggle=%3Cscript%3E',
  }),
  post('a subscription with nothing', 422, '/nl/hou-me-op-de-hoogte', { headers: OWN, body: '' }),
  post('a report of text', 415, '/csp-reports', {
    headers: { 'Content-Type': 'text/plain' },
    body: 'x',
  }),
  post('a report of 20 kB', 413, '/csp-reports', {
    headers: { 'Content-Type': 'application/csp-report' },
    body: 'x'.repeat(20_000),
  }),
  post('a report that is none', 400, '/csp-reports', {
    headers: { 'Content-Type': 'application/csp-report' },
    body: '{"x":1}',
  }),
  post('a report with rubbish in it', 204, '/csp-reports', {
    headers: { 'Content-Type': 'application/reports+json' },
    body: '[null,1,{"type":"csp-violation","body":null},{"type":"csp-violation","body":{"documentURL":5}}]',
  }),
  post('a report', 204, '/csp-reports', {
    headers: { 'Content-Type': 'application/csp-report' },
    body: '{"csp-report":{"document-uri":"http://localhost/nl","blocked-uri":"inline"}}',
  }),
  { what: 'reading reports', path: '/csp-reports', status: 405 },
]
