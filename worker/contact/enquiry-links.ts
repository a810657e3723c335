import type { Site } from '../../shared/site/site.ts'
import { keyedHash } from '../crypto/hash.ts'
import type { Bindings } from '../env.ts'
import { siteOrigin } from '../site/parse.ts'

type Secrets = Pick<Bindings, 'TOKEN_SECRET'>

/** What proves that somebody has an enquiry's mail: as unguessable as TOKEN_SECRET, and of no use for anything else. */
export const answeredProof = (env: Secrets, site: number, enquiryId: string): Promise<string> =>
  keyedHash(env, `answered/${site}/${enquiryId}`)

/** Where an enquiry is read at the desk, and where whoever has its mail marks it as answered; null: there is no desk. */
export async function enquiryLinks(
  env: Secrets & Pick<Bindings, 'DESK'>,
  site: Site,
  enquiryId: string,
): Promise<{ open: string; answered: string } | null> {
  if (env.DESK !== 'on') return null
  const desk = `${siteOrigin(site)}/desk`
  return {
    open: `${desk}/inbox/${enquiryId}`,
    answered: `${desk}/answered/${enquiryId}/${await answeredProof(env, site.id, enquiryId)}`,
  }
}
