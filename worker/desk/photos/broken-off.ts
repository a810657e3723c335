import * as v from 'valibot'
import type { Desk } from '../env.ts'
import { historyOf, type HomeMedia } from './home-media.ts'

const DONE = v.pipe(v.string(), v.parseJson(), v.object({ done: v.number() }))

/** What a form that broke off left behind, until more comes in; null: none did (DESK-98). */
export async function brokenOff(c: Desk, home: HomeMedia): Promise<number | null> {
  const own = `person ${c.var.session?.member.id}`
  const last = (await historyOf(c, home.id)).find(
    ({ act, actor }) => actor === own && (act === 'photo added' || act === 'photos broken off'),
  )
  const read = last?.act === 'photos broken off' ? v.safeParse(DONE, last.after) : null
  return read?.success ? read.output.done : null
}
