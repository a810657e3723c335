import * as v from 'valibot'
import { emailAddress } from '../../../../shared/forms/email-address.ts'
import { LOCALES } from '../../../../shared/locale.ts'
import { sha256 } from '../../../crypto/hash.ts'

const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

/** What the forms about a seller's link ask for; without an address the link is only shown. */
export const SELLER_ACT = v.variant('act', [
  v.object({
    act: v.literal('make'),
    id,
    locale: v.picklist(LOCALES),
    email: v.union([v.literal(''), v.pipe(v.string(), v.transform(emailAddress), v.string())]),
  }),
  v.object({ act: v.literal('revoke'), id }),
])

/** Of a link, made with its form, so that a form that is sent twice makes one. */
export const newLinkId = (): string => crypto.getRandomValues(new Uint8Array(8)).toHex()

/** What is stored of a seller's link. */
export const sellerHash = (token: string): Promise<string> => sha256(`seller/${token}`)
