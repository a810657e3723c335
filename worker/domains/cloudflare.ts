import * as v from 'valibot'
import type { Bindings } from '../env.ts'

export type Zone = Pick<
  Bindings,
  'CLOUDFLARE_ZONE_ID' | 'CLOUDFLARE_API_TOKEN' | 'CLOUDFLARE_API_URL'
>

/** Why Cloudflare did not do as asked. */
export interface Refusal {
  refusal: string
}

const DEADLINE_MS = 3000

/** Without a zone and a token Cloudflare is not called; hosts of this machine need no certificate. */
export const isAtCloudflare = (env: Zone, hostname: string): boolean =>
  Boolean(env.CLOUDFLARE_ZONE_ID && env.CLOUDFLARE_API_TOKEN) && !/(^|\.)localhost$/.test(hostname)

export const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))

/** Texts, or objects with a message. */
export const problems = v.fallback(
  v.array(
    v.fallback(
      v.union([
        text,
        v.pipe(
          v.object({ message: text }),
          v.transform(({ message }) => message),
        ),
      ]),
      '?',
    ),
  ),
  [],
)

const SUCCESS = v.object({ result: v.optional(v.unknown()) })

const FAILURE = v.fallback(v.object({ errors: problems }), { errors: [] })

interface Called {
  result: unknown
}

/** Cloudflare wraps every response in `{success, errors, result}`. */
export async function callCloudflare(
  env: Zone,
  method: string,
  path: string,
  body?: unknown,
): Promise<Called | (Refusal & { status: number })> {
  try {
    const response = await fetch(
      `${env.CLOUDFLARE_API_URL}/zones/${env.CLOUDFLARE_ZONE_ID}/custom_hostnames${path}`,
      {
        method,
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(DEADLINE_MS),
        headers: {
          Authorization: `Bearer ${env.CLOUDFLARE_API_TOKEN}`,
          'Content-Type': 'application/json',
        },
      },
    )
    const json: unknown = await response.json().catch(() => null)
    const parsed = v.safeParse(SUCCESS, json)
    if (response.ok && parsed.success) return { result: parsed.output.result }
    const { errors } = v.parse(FAILURE, json)
    return {
      status: response.status,
      refusal: [response.status, ...errors].join(': ').slice(0, 300),
    }
  } catch (error) {
    return { status: 0, refusal: String(error).slice(0, 200) }
  }
}
