import type { AskOptions } from './ask.ts'

export interface Hostile extends AskOptions {
  what: string
  path: string
  status: number
  host?: string
}

const get = (what: string, status: number, ...paths: string[]): Hostile[] => paths.map(path => ({ what: `${what}: ${path.slice(0, 90)}`, path, status }))

const OWN = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }
const HANDLER = '/nl/ajax/contact-form-handler'

const post = (what: string, status: number, path: string, options: AskOptions): Hostile => ({ what, path, status, method: 'POST', ...options })

const VALUES = [
  "'", '"', "1' OR '1'='1", '1;DROP TABLE estate', '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '../../etc/passwd', '%00', '%0d%0aSet-Cookie:x=1', 'NaN', '1e309',
  '-1', '9'.repeat(400), '[]', '{"$gt":""}', '\u202e', '%F0%9F%8F%A0', 'javascript:alert(1)', '%EF%BB%BF', 'a'.repeat(3000),
].map(value => (value.startsWith('%') ? value : encodeURIComponent(value)))

const KEYS = ['type', 'price-max', 'geo_range', 'within', 'page', 'show', 'sortType', 'city']

/** Requests nobody means well, each with the one answer it gets. */
export const HOSTILE: Hostile[] = [
  ...get('a page that is not there', 404,
    '/nl/nergens', '/nl/te-koop/nergens', '/nl/aanbod', '/nl/aanbod/x/y/z/q', '/nl/aanbod/0', '/nl/aanbod/-1', '/nl/aanbod/1e3', '/nl/aanbod/99999999999999999999', '/nl/aanbod/abc', '/nl/aanbod/1000%00',
    '/nl/aanbod/1000;x/y', '/nl/aanbod/%27%20OR%201=1', '/nl/aanbod/00000000-0000-0000-0000-000000000000/x', '/nl/vakantie/abc', '/nl/vakantie/999999', '/xx/te-koop', '/nl-be', '/NLX', '/index.php', '/wp-login.php',
    '/wp-admin', '/.env', '/.dev.vars', '/.git/config', '/.git/HEAD', '/wrangler.toml', '/_headers', '/_redirects', '/package.json', '/dist/worker/index.js', '/server-status', '/actuator/health', '/api', '/graphql', '/.well-known/nothing',
    '/phpmyadmin', '/cgi-bin/test', '/etc/passwd', '/nl/..%2f..%2fetc%2fpasswd', '/nl/%2e%2e%2f%2e%2e', '/nl/%5c..%5cwindows', '/nl/a%00b', '/nl/%0d%0aSet-Cookie:x=1', '/nl/%E0%A4%A', '/nl/%', '/nl/%zz', '/%F0%28%8C%28',
    `/nl/${'a'.repeat(600)}`, `/nl/${'a/'.repeat(300)}b`, '/nl/__proto__', '/nl/constructor', '/__proto__', '/nl/ajax', '/nl/feed/x', '/nl/feed/1.list.xml', '/nl/feed/..%2f1.list.atom', '/sitemap-estates-0.xml', '/sitemap-estates-999.xml', '/sitemap-estates-1.xml.gz', '/robots.txt.bak',
    '/sitemap_index.xml', '/nl/detail?estate=abc', '/nl/detail', '/nl/afspraak-annuleren/x', '/nl/hou-me-op-de-hoogte/korte-token', '/nl/hou-me-op-de-hoogte/uitschrijven/x'),
  ...get('an asset that is not there', 404, '/assets/x', '/assets/..%2f..%2fwrangler.toml', '/assets/index.js', '/assets/x.svg', `/assets/${'a'.repeat(200)}`, '/assets/%00', '/assets/x?hash=%3Cscript%3E', '/rental-units/photo/1/2', '/rental-units/photo/..%2f/x', '/rental-units/photo/a/b/c'),
  ...get('a call that is not there', 404, '/nl/ajax/nothing', '/nl/ajax/__proto__', '/nl/ajax/estates', '/nl/ajax/estates?list=1', '/nl/ajax/estates?list=..%2f1.x', '/nl/ajax/estates?list=__proto__.x', '/nl/ajax/estate/abc', '/nl/ajax/estate/0', '/nl/ajax/similar-estate/x', '/nl/ajax/markers', '/nl/ajax/estate-filters', '/xx/ajax/estates'),
  ...get('a spelling that is put right', 301, '/nl/', '//nl', '/nl//te-koop', '/NL/te-koop', '/nl/te-koop///', '/wp-admin/', '/nl/aanbod/1000', '/nl/aanbod/1000/verkeerd', '/nl/aanbod/1000/%3Cscript%3E', '//evil.example/nl/', '/nl//evil.example/'),
  ...KEYS.flatMap(key => VALUES.slice(0, key === 'type' ? VALUES.length : 4).map(value => ({ what: `a value no filter knows: ${key}=${value.slice(0, 60)}`, path: `/nl/te-koop?${key}=${value}`, status: 200 }))),
  ...get('keys that mean nothing', 200, '/nl?__proto__[x]=1', '/nl?constructor=1', '/nl?utm_source=x', '/nl/te-koop?type[]=1', '/nl/te-koop?type[$gt]=', `/nl/te-koop?${'type=1&'.repeat(500)}`, '/nl/te-koop?type=1&type=1', '/nl?%', '/nl?=', '/nl?&&&'),
  ...['DELETE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND', 'POST'].map(method => ({ what: `${method} of a page`, path: '/nl/te-koop', method, headers: OWN, status: 405 })),
  { what: 'TRACE', path: '/nl', method: 'TRACE', status: 405 },
  { what: 'a method that pretends to be another', path: '/nl', method: 'GET', headers: { 'X-HTTP-Method-Override': 'DELETE' }, status: 200 },
  ...['Evil.example', 'localhost.evil.example', '127.0.0.1', '[::1]', '_'].map(host => ({ what: `a host that is nobody’s: ${host}`, host, path: '/nl', status: 404 })),
  { what: 'a host with a dot behind', host: 'localhost.', path: '/nl', status: 200 },
  { what: 'a host forwarded by the visitor', path: '/nl', headers: { 'X-Forwarded-Host': 'evil.example', 'X-Original-URL': '/admin', 'X-Rewrite-URL': '/admin', Forwarded: 'host=evil.example' }, status: 200 },
  { what: 'a foreign estate', path: '/nl/aanbod/5000', status: 404 },
  { what: 'a hidden estate', host: 'kust.localhost', path: '/nl/aanbod/5001', status: 404 },
  { what: 'a hidden estate by call', host: 'kust.localhost', path: '/nl/ajax/estate/5001', status: 404 },
  { what: 'a cookie of 4 kB', path: '/nl/favorieten', headers: { Cookie: `favorites=${'1.'.repeat(2000)}` }, status: 200 },
  { what: 'a cookie with markup', path: '/nl/favorieten', headers: { Cookie: '__Host-favorites=<script>' }, status: 200 },
  { what: 'languages without end', path: '/', headers: { 'Accept-Language': 'x,'.repeat(2000) }, status: 302 },
  { what: 'an Accept without end', path: '/nl', headers: { Accept: 'text/x,'.repeat(1500) }, status: 200 },
  { what: 'a range', path: '/nl', headers: { Range: 'bytes=0-10,20-30,5-' }, status: 200 },
  { what: 'an etag of ours that is not', path: '/nl', headers: { 'If-None-Match': '"x", W/"y", \'' }, status: 200 },
  ...['/admin', '/admin/leads', '/admin/outbox', '/admin/audit', '/admin/health', '/admin/domains', '/admin/nothing', '/admin/../admin/leads'].map(path => ({ what: `the console without key: ${path}`, path, status: 401 })),
  { what: 'the console in other letters', path: '/Admin', status: 404 },
  post('purging without key', 401, '/admin/purge', { headers: { 'Content-Type': 'application/json' }, body: '{"all":true}' }),
  post('purging with a guess', 401, '/admin/purge', { headers: { Authorization: 'Bearer guess' }, body: '{}' }),
  post('purging with the key in the address', 401, '/admin/purge?token=guess', { body: '{}' }),
  post('a form from another site', 403, HANDLER, { headers: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'name=x' }),
  post('a form from a sister site', 403, HANDLER, { headers: { 'Sec-Fetch-Site': 'same-site', 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'name=x' }),
  post('a form from nowhere', 403, HANDLER, { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'name=x' }),
  post('a form with a false origin', 403, HANDLER, { headers: { ...OWN, Origin: 'https://evil.example' }, body: 'name=x' }),
  post('an empty form', 422, HANDLER, { headers: OWN, body: '' }),
  post('a form of text', 415, HANDLER, { headers: { ...OWN, 'Content-Type': 'text/plain' }, body: 'name=x' }),
  post('a form of XML', 415, HANDLER, { headers: { ...OWN, 'Content-Type': 'application/xml' }, body: '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>' }),
  post('a form without type', 415, HANDLER, { headers: { 'Sec-Fetch-Site': 'same-origin' }, body: 'x' }),
  post('a form of 100 kB', 413, HANDLER, { headers: OWN, body: `text=${'x'.repeat(100_000)}` }),
  post('broken JSON', 400, HANDLER, { headers: { ...OWN, 'Content-Type': 'application/json' }, body: '{"name":' }),
  post('JSON that is a list', 400, HANDLER, { headers: { ...OWN, 'Content-Type': 'application/json' }, body: '[1,2]' }),
  post('JSON that is nothing', 400, HANDLER, { headers: { ...OWN, 'Content-Type': 'application/json' }, body: 'null' }),
  post('JSON as deep as it gets', 400, HANDLER, { headers: { ...OWN, 'Content-Type': 'application/json' }, body: '['.repeat(20_000) }),
  post('JSON with a nest', 400, HANDLER, { headers: { ...OWN, 'Content-Type': 'application/json' }, body: '{"name":{"a":1}}' }),
  post('JSON that makes prototypes', 400, HANDLER, { headers: { ...OWN, 'Content-Type': 'application/json' }, body: '{"__proto__":"x"}' }),
  post('more fields than any form has', 400, HANDLER, { headers: OWN, body: Array.from({ length: 100 }, (_, index) => `f${index}=1`).join('&') }),
  post('bytes that are not text', 400, HANDLER, { headers: OWN, body: Buffer.from([0xff, 0xfe, 0x3d, 0xc3, 0x28]) }),
  post('a file', 400, HANDLER, { headers: { ...OWN, 'Content-Type': 'multipart/form-data; boundary=b' }, body: '--b\r\nContent-Disposition: form-data; name="f"; filename="x.php"\r\n\r\n<?php\r\n--b--\r\n' }),
  post('parts without bounds', 400, HANDLER, { headers: { ...OWN, 'Content-Type': 'multipart/form-data' }, body: 'x' }),
  post('a header in an address', 422, HANDLER, { headers: OWN, body: 'name=x&email=a%40b.be%0d%0aBcc:c%40d.be&text=x&privacy=1' }),
  post('a way back to elsewhere', 422, HANDLER, { headers: OWN, body: 'return=//evil.example' }),
  post('a friend of nobody', 422, '/nl/ajax/send-to-a-friend', { headers: OWN, body: 'estate=1000' }),
  post('a viewing of nothing', 422, '/nl/ajax/viewing', { headers: OWN, body: 'estate=0&slot=x' }),
  post('a stay nowhere', 422, '/nl/ajax/stay', { headers: OWN, body: 'unit=0' }),
  post('favourites from another site', 403, '/nl/ajax/favorites', { headers: { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'toggle=1' }),
  post('favourites that are not', 303, '/nl/ajax/favorites', { headers: OWN, body: 'toggle=%3Cscript%3E' }),
  post('a subscription with nothing', 422, '/nl/hou-me-op-de-hoogte', { headers: OWN, body: '' }),
  post('a report of text', 415, '/csp-reports', { headers: { 'Content-Type': 'text/plain' }, body: 'x' }),
  post('a report of 20 kB', 413, '/csp-reports', { headers: { 'Content-Type': 'application/csp-report' }, body: 'x'.repeat(20_000) }),
  post('a report that is none', 400, '/csp-reports', { headers: { 'Content-Type': 'application/csp-report' }, body: '{"x":1}' }),
  post('a report with rubbish in it', 204, '/csp-reports', { headers: { 'Content-Type': 'application/reports+json' }, body: '[null,1,{"type":"csp-violation","body":null},{"type":"csp-violation","body":{"documentURL":5}}]' }),
  post('a report', 204, '/csp-reports', { headers: { 'Content-Type': 'application/csp-report' }, body: '{"csp-report":{"document-uri":"http://localhost/nl","blocked-uri":"inline"}}' }),
  { what: 'reading reports', path: '/csp-reports', status: 405 },
]
