import { readFormBody } from '../forms/body.ts'

/** The fields of a posted form; none of a body that is something else or too long. */
export async function readFields(request: Request): Promise<URLSearchParams> {
  const body = await readFormBody(request)
  return 'fields' in body ? body.fields : new URLSearchParams()
}
