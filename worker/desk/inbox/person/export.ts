import { emailAddress } from '../../../../shared/forms/email-address.ts'
import type { OpenSession } from '../../../agency/people/sessions.ts'
import { agencyOf } from '../../../agency/stub.ts'
import { exportAtListingApi } from '../../../booking/personal-data.ts'
import { actingOf } from '../../acting.ts'
import type { Desk } from '../../env.ts'
import { signInAgain } from '../../fresh.tsx'
import { readFields } from '../../read-fields.ts'
import { findPerson } from './person-page.tsx'

/** POST /desk/inbox/person/export: all that is kept of an address, as a file (GDPR 15, 20; INBOX-31). */
export async function exportPersonAtDesk(c: Desk, session: OpenSession): Promise<Response> {
  const email = emailAddress((await readFields(c.req.raw)).get('email') ?? '')
  if (!email) return findPerson(c, session)
  const again = signInAgain(c, session)
  if (again) return again
  const { persons, audit } = agencyOf(c.env, c.var.site.id)
  const [here, listing] = await Promise.all([
    persons.export(email),
    exportAtListingApi(c.env, c.var.site.id, email),
  ])
  // Not whose: the audit outlives the person's wish to be forgotten.
  await audit.add({ ...actingOf(c, session), act: 'person exported', subject: 'person' })
  return c.body(JSON.stringify({ ...here, listing }, null, 2), 200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="person.json"',
  })
}
