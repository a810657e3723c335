import { type FormSize, readFormBody } from '../forms/body.ts'

/** A home in four languages is the largest; a form with files is read by its room. */
const DESK: FormSize = { bytes: 256 * 1024, fields: 800 }

/** Gone with their requests. */
const READ = new WeakMap<Request, Promise<URLSearchParams>>()

/** The fields of a posted form, however often they are asked for; none of a body that is something else or too long. */
export function readFields(request: Request): Promise<URLSearchParams> {
  const fields = READ.get(request) ?? read(request)
  READ.set(request, fields)
  return fields
}

async function read(request: Request): Promise<URLSearchParams> {
  const body = await readFormBody(request, DESK)
  return 'fields' in body ? body.fields : new URLSearchParams()
}
