import { expect, it } from 'vitest'
import { identifySubmission } from '../../../worker/forms/submission.ts'

const NOW = 1_800_000_000_000
const identify = (fields: string, key: string | null = null) =>
  identifySubmission({
    site: 1,
    form: 'contact',
    fields: new URLSearchParams(fields),
    key,
    now: NOW,
  })

it('the same fields in another order are the same sending, with another word they are not (FORM-20)', async () => {
  const one = await identify('name=An&text=Dag&elapsed=3')
  expect(await identify('text=Dag&name=An&elapsed=9')).toEqual(one)
  expect((await identify('name=An&text=Daag')).key).not.toBe(one.key)
  // What is no key of the script counts as none.
  expect((await identify('name=An&text=Dag', 'kort')).key).toBe(one.key)
})
