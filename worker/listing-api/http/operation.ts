import type { Context, ValidationTargets } from 'hono'
import { describeRoute, resolver, validator } from 'hono-openapi'
import * as v from 'valibot'
import { ApiError, ErrorResponse } from './errors.ts'

/** What /openapi.json says of a call; `extension` marks what another listing API may lack (LAPI-9). */
interface Operation {
  summary: string
  tag: string
  response?: v.GenericSchema
  /** Of the answer, where it is not JSON. */
  contentType?: string
  /** Of the body, where it is not checked JSON. */
  body?: Record<string, { schema: ReturnType<typeof resolver> }>
  /** Refusals beyond 400, 401 and 404. */
  errors?: Record<number, string>
}

const COMMON_ERRORS: Record<number, string> = {
  400: 'Bad input; `error.field` names it',
  401: 'No or wrong bearer key',
  404: 'Unknown here',
}

/** Describes a call by the schemas that check it. */
export function describeOperation({
  summary,
  tag,
  response: answer,
  contentType: media = 'application/json',
  body,
  errors: also,
}: Operation) {
  const refusals = Object.entries({ ...COMMON_ERRORS, ...also }).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: resolver(ErrorResponse) } } },
  ])
  return describeRoute({
    summary,
    tags: [tag],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: {
        description: summary,
        content: { [media]: answer ? { schema: resolver(answer) } : {} },
      },
      ...Object.fromEntries(refusals),
    },
  })
}

/** Checks a part of the request: what cannot be an address is not found, anything else is bad input named by its field. */
export const validated = <Schema extends v.GenericSchema, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, result => {
    if (result.success) return
    if (target === 'param') throw new ApiError(404, 'Nothing here')
    const issue = result.error[0]
    throw new ApiError(400, issue?.message ?? 'Not valid', fieldOf(issue?.path) || 'body')
  })

const fieldOf = (
  path: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined,
): string => (path ?? []).map(step => String(typeof step === 'object' ? step.key : step)).join('.')

/** Documents come out of the database as text and go out as they are. */
export const sendJson = (c: Context, text: string): Response =>
  c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' })
