import { type FormSize, readFormBody } from '../forms/body.ts'

/** A home in four languages is the largest; a form with files is read by its room. */
const DESK: FormSize = { bytes: 256 * 1024, fields: 800 }

/** The fields of a posted form; none of a body that is something else or too long. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  const body = await readFormBody(request, DESK)
  return 'fields' in body ? body.fields : new URLSearchParams()
}
