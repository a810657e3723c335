import { href } from '../../../shared/routes.ts'
import type { Site } from '../../../shared/site/site.ts'
import { keyedHash } from '../../crypto/hash.ts'
import type { Bindings } from '../../env.ts'

/** The secret in the address of an agency's calendar of viewings; it changes with TOKEN_SECRET. */
export const feedSecret = (
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  site: Pick<Site, 'id'>,
): Promise<string> => keyedHash(env, `viewings/${site.id}`)

export const feedPath = async (
  env: Pick<Bindings, 'TOKEN_SECRET'>,
  site: Pick<Site, 'id' | 'defaultLocale'>,
): Promise<string> =>
  href('ajaxItem', site.defaultLocale, { call: 'viewings', id: await feedSecret(env, site) })
