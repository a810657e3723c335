import * as v from 'valibot'
import { LOCALES } from '../../../shared/locale.ts'

/** Shapes of address parts, query parameters and headers, shared by the calls. */
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Not a whole number'))
export const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Not a name'))
export const publicId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Not an id'))
export const guid = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i, 'Not a guid'),
)
export const locale = v.picklist(LOCALES, 'Not a language of the product')

export const ById = v.object({ id: wholeNumber })
export const ByPublicId = v.object({ id: publicId })
export const ByName = v.object({ name })

export const SiteHeaders = v.looseObject({
  'x-site': v.optional(v.pipe(v.string(), v.description('The site id of the address'))),
  'x-client': v.optional(v.pipe(v.string(), v.description('Marks the client; ignored'))),
  'accept-language': v.optional(v.string()),
})
