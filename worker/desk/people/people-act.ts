import * as v from 'valibot'
import { emailAddress } from '../../../shared/forms/email-address.ts'
import { ROLES } from '../../agency/people/members.ts'

const id = v.pipe(v.string(), v.uuid())
const email = v.pipe(v.string(), v.transform(emailAddress), v.string())

/** What a form on the page of people asks for. */
export const PEOPLE_ACT = v.variant('act', [
  v.object({ act: v.literal('invite'), email, role: v.picklist(ROLES) }),
  v.object({ act: v.literal('role'), id, role: v.picklist(ROLES) }),
  v.object({ act: v.literal('remove'), id }),
])

export type PeopleAct = v.InferOutput<typeof PEOPLE_ACT>
