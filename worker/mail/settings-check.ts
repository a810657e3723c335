import * as v from 'valibot'
import { emailAddress } from '../../shared/forms/email-address.ts'

const ADDRESS = v.pipe(v.string(), v.transform(emailAddress), v.string())
const EMPTY = v.pipe(v.string(), v.trim(), v.literal(''))

/** A second address for every mail to the agency; '': none. */
export const COPY_TO = v.union([EMPTY, ADDRESS])

/** A domain of the agency's own to send from; '': the platform's. */
export const OWN_DOMAIN = v.union([
  EMPTY,
  v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.maxLength(253),
    v.regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/),
  ),
])

/** Mail to the platform's own domain would come round. */
export const isOurAddress = (ours: string, address: string): boolean => address.endsWith(`@${ours}`)

/** Nobody else's mail comes from the platform's own domain, or from one above or below it. */
export const isOurDomain = (ours: string, domain: string): boolean =>
  domain !== '' && (`.${domain}`.endsWith(`.${ours}`) || `.${ours}`.endsWith(`.${domain}`))
