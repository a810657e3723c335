import * as v from 'valibot'

/** Letters of what a person calls a key. */
export const MAX_NAME = 40

/** What a person calls a key: one line, without what turns its direction. */
export const keyName = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .trim()
    .slice(0, MAX_NAME)

const name = v.pipe(v.string(), v.transform(keyName), v.minLength(1))
const key = v.pipe(v.string(), v.regex(/^[\w-]{1,2000}$/))

/** What a form on a person's own page asks for. */
export const ME_ACT = v.variant('act', [
  v.object({ act: v.literal('end'), id: v.pipe(v.string(), v.uuid()) }),
  v.object({ act: v.literal('end-others') }),
  v.object({ act: v.literal('rename-key'), key, name }),
  v.object({ act: v.literal('remove-key'), key }),
  v.object({ act: v.literal('codes') }),
  v.object({ act: v.literal('leave') }),
])

export type MeAct = v.InferOutput<typeof ME_ACT>
