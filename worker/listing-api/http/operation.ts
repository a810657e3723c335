import type { Context, ValidationTargets } from 'hono'
import { describeRoute, resolver as schemaOf, validator } from 'hono-openapi'
import * as v from 'valibot'
import { ApiError, ErrorResponse } from './errors.ts'

/** An operation as /openapi.json describes it; the tag `extension` marks what another listing API may lack (LAPI-9). */
interface Operation {
  summary: string
  tag: string
  response?: v.GenericSchema
  /** The response's content type, where it is not JSON. */
  contentType?: string
  /** The request body, where it is not validated JSON. */
  body?: Record<string, { schema: ReturnType<typeof resolver> }>
  /** Errors besides 400, 401 and 404: status → description, and what it answers where that is no plain error. */
  errors?: Record<number, string | OtherResponse>
}

interface OtherResponse {
  description: string
  response: v.GenericSchema
}

const COMMON_ERRORS: Record<number, string> = {
  400: 'Invalid input; `error.field` names the field',
  401: 'Missing or wrong bearer key',
  404: 'Not found',
}

/** OpenAPI 3.1 takes JSON Schema of 2020-12, whose tuples are `prefixItems`. */
const DIALECT = { target: 'draft-2020-12' }

/** A schema as /openapi.json shows it. */
export const resolver = (schema: v.GenericSchema) => schemaOf(schema, DIALECT)

/** A schema of a body that a handler checks itself; what JSON Schema cannot say is left out. */
export const bodyOf = (schema: v.GenericSchema) =>
  schemaOf(schema, { options: { ...DIALECT, typeMode: 'input', errorMode: 'ignore' } })

/** Describes an operation by the schemas that validate it. */
export function describeOperation({
  summary,
  tag,
  response: answer,
  contentType: media = 'application/json',
  body,
  errors: also,
}: Operation) {
  const responses = Object.entries({ ...COMMON_ERRORS, ...also }).map(([status, error]) => {
    const { description, response } =
      typeof error === 'string' ? { description: error, response: ErrorResponse } : error
    return [
      status,
      { description, content: { 'application/json': { schema: resolver(response) } } },
    ]
  })
  return describeRoute({
    summary,
    tags: [tag],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      200: {
        description: summary,
        content: { [media]: answer ? { schema: resolver(answer) } : {} },
      },
      ...Object.fromEntries(responses),
    },
  })
}

/** Validates a part of the request: an invalid path is 404, anything else is 400 and names the field. */
export const validated = <Schema extends v.GenericSchema, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) =>
  validator(
    target,
    schema,
    result => {
      if (result.success) return
      if (target === 'param') throw new ApiError('not-found', 'Not found')
      const issue = result.error[0]
      throw new ApiError(400, issue?.message ?? 'Invalid', fieldOf(issue?.path) || 'body')
    },
    { options: DIALECT },
  )

const fieldOf = (
  path: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined,
): string => (path ?? []).map(step => String(typeof step === 'object' ? step.key : step)).join('.')

/** Sends a document as the database stores it, without parsing it. */
export const sendJson = (c: Context, text: string): Response =>
  c.body(text, 200, { 'content-type': 'application/json; charset=utf-8' })
