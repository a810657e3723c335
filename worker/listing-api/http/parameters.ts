import * as v from 'valibot'
import { LOCALES } from '../../../shared/locale.ts'

/** Schemas of path parts, query parameters and headers that several resources share. */
export const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'Not a whole number'))
export const name = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Not a name'))
export const publicId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'Not an id'))
export const guid = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i, 'Not a guid'),
)
export const locale = v.picklist(LOCALES, 'Not a supported language')

export const ById = v.object({ id: wholeNumber })
export const ByPublicId = v.object({ id: publicId })
export const ByName = v.object({ name })

export const Trial = v.object({
  trial: v.optional(
    v.pipe(v.picklist(['1']), v.description('Says what would change, and changes nothing')),
  ),
})

/** Whose agency the caller means, by its own id: 409 where the site is another one (LAPI-201). */
export const OfAgency = v.object({
  agency: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\da-f]{32}$/, 'Not the own id of an agency'),
      v.description(
        'Own id of the agency that is meant: 409 where the site is another one; a new site gets it',
      ),
    ),
  ),
})

export const SiteHeaders = v.looseObject({
  'x-site': v.optional(v.pipe(v.string(), v.description('The site id in the path'))),
  'x-client': v.optional(v.pipe(v.string(), v.description('The name of the client; ignored'))),
  'accept-language': v.optional(v.string()),
})
