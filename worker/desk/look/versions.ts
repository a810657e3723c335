import type { Seconds } from '../../../shared/time/units.ts'
import type { Theme } from '../../../shared/site/site.ts'
import { agencyOf } from '../../agency/stub.ts'
import { history, readVersion } from '../content/history.ts'
import type { Desk } from '../env.ts'
import { stateOf, themeOf } from './look-state.ts'

export interface LookVersion {
  id: number
  at: Seconds
  /** Who changed it then; '' where that is nobody of the agency. */
  by: string
  theme: Theme
}

/** Changes of the record that are looked at, the newest first. */
const LOOKED_AT = 12

/** Looks that the site had, each with when and by whom it was replaced (DESK-169). */
export async function lookVersions(c: Desk): Promise<LookVersion[]> {
  const changes = (await history(c, 'site.json').catch(() => [])).slice(0, LOOKED_AT)
  if (changes.length === 0) return []
  const members = await agencyOf(c.env, c.var.site.id).members.list()
  const versions = await Promise.all(
    changes.map(async ({ id, at, by }) => {
      const theme = themeOf(await readVersion(c, 'site.json', id).catch(() => null))
      const name = members.find(member => by === `person ${member.id}`)?.name ?? ''
      return theme && { id, at, by: name, theme }
    }),
  )
  const known = new Set<string>([stateOf(c.var.site.theme)])
  return versions
    .filter(version => version !== null)
    .filter(({ theme }) => {
      const state = stateOf(theme)
      const isNew = !known.has(state)
      known.add(state)
      return isNew
    })
}

export const lookVersion = async (c: Desk, id: number): Promise<Theme | null> =>
  themeOf(await readVersion(c, 'site.json', id).catch(() => null))
