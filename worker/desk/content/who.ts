import type { Translate } from '../../../shared/translator.ts'
import { agencyOf } from '../../agency/stub.ts'
import type { Desk } from '../env.ts'

/** Who is meant by 'person 5d0…', 'key 12', 'operator' or 'api', in words. */
export async function namesOf(c: Desk, t: Translate): Promise<(by: string) => string> {
  const members = await agencyOf(c.env, c.var.site.id).members.list()
  const names = new Map(members.map(({ id, name }) => [`person ${id}`, name]))
  return by => {
    const [kind = ''] = by.split(' ')
    const known = names.get(by)
    if (known !== undefined) return known
    return t(`deskPages.by.${kind === 'person' || kind === 'operator' ? kind : 'program'}`)
  }
}
