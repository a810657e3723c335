import { type FormSize, readFormBody } from '../forms/body.ts'

/** Four languages of the longest texts, and what the form was made from; a form with files is read by its room. */
const DESK: FormSize = { bytes: 2_000_000, fields: 1_500 }

type Body = Awaited<ReturnType<typeof readFormBody>>

/** Gone with their requests. */
const READ = new WeakMap<Request, Promise<Body>>()

/** The body of a posted form, read once however often it is asked for. */
export function readBody(request: Request): Promise<Body> {
  const body = READ.get(request) ?? readFormBody(request, DESK)
  READ.set(request, body)
  return body
}

/** The fields of a posted form, however often they are asked for; none of a body that is something else or too long. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  const body = await readBody(request)
  return 'fields' in body ? body.fields : new URLSearchParams()
}

/** Whether a form without files is more than the desk reads; nothing of it is known then. */
export async function isTooLarge(request: Request): Promise<boolean> {
  const type = request.headers.get('Content-Type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return false
  return !('fields' in (await readBody(request)))
}
