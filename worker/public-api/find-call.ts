import { CALLS, type Call, type Method } from './calls.ts'

/** The call of an address; the methods there are, where this is none of them. */
export function findCall(
  method: string,
  path: string,
): { call: Call } | { allowed: readonly Method[] } {
  const here = CALLS.filter(call => isPath(call.path, path))
  const call = here.find(each => each.method === method)
  return call ? { call } : { allowed: here.map(each => each.method) }
}

function isPath(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => segment === given[index] || (segment === ':' && given[index]))
  )
}
