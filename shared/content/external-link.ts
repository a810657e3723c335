const OWN_HOST = 'own.invalid'

/** Whether an address leads to another host, as a browser reads it: '//host', '\\host' and ' https://host' do too. */
export const isExternalLink = (href: unknown): boolean =>
  !['', OWN_HOST].includes(URL.parse(String(href ?? ''), `http://${OWN_HOST}`)?.host ?? '')
