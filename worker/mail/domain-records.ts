import type { Bindings } from '../env.ts'
import { lookUpTexts } from '../http/dns-texts.ts'

/** 'unknown': nobody answered, or the domain is one that only documentation has. */
type RecordState = 'found' | 'missing' | 'unknown'

export interface DomainRecord {
  name: string
  /** What must be published; '…': a value that the mail service shows. */
  value: string
  state: RecordState
}

type Wanted = Omit<DomainRecord, 'state'> & { test: (text: string) => boolean }

const RESERVED = /(?:^|\.)(?:example|invalid|localhost|test)$/

/** What Cloudflare Email Service needs at a domain, so that SPF, DKIM and DMARC pass and are aligned with From. */
const serviceRecords = (domain: string): Wanted[] => [
  {
    name: `cf-bounce.${domain}`,
    value: 'v=spf1 include:_spf.mx.cloudflare.net ~all',
    test: text => /^v=spf1 (?:.* )?include:_spf\.mx\.cloudflare\.net(?: |$)/i.test(text),
  },
  {
    name: `cf-bounce._domainkey.${domain}`,
    value: 'v=DKIM1; k=rsa; p=…',
    test: text => /^v=DKIM1;.*\bp=[A-Za-z0-9+/]{40}/i.test(text),
  },
  {
    name: `_dmarc.${domain}`,
    value: 'v=DMARC1; p=quarantine',
    test: text => /^v=DMARC1;.*\bp=(?:none|quarantine|reject)/i.test(text),
  },
]

/** The owner's word that this very site may send from the domain. */
const consentRecord = (domain: string, siteId: number): Wanted => {
  const value = `baksteen-mail=${siteId}`
  return { name: `_baksteen.${domain}`, value, test: text => text === value }
}

/** The platform's own mail domain. */
export const checkMailDomain = (env: Pick<Bindings, 'DNS_URL' | 'MAIL_DOMAIN'>) =>
  check(env, serviceRecords(env.MAIL_DOMAIN), env.MAIL_DOMAIN)

/** A domain that an agency wants to send from. */
export const checkAgencyDomain = (env: Pick<Bindings, 'DNS_URL'>, domain: string, siteId: number) =>
  check(env, [consentRecord(domain, siteId), ...serviceRecords(domain)], domain)

export const isProven = (records: DomainRecord[]): boolean =>
  records.every(({ state }) => state === 'found')

const check = (
  env: Pick<Bindings, 'DNS_URL'>,
  wanted: Wanted[],
  domain: string,
): Promise<DomainRecord[]> =>
  Promise.all(
    wanted.map(async ({ name, value, test }) => {
      const texts = RESERVED.test(domain) ? null : await lookUpTexts(env, name)
      const state = texts === null ? 'unknown' : texts.some(test) ? 'found' : 'missing'
      return { name, value, state }
    }),
  )
