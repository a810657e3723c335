import { sendRequest } from '../load.ts'
import type { Row } from '../measures/measure.ts'
import { photograph } from './photograph.ts'

/** The operators' token and the listing API's key of a bench. */
export const KEY = 'bench'
export const SITE = '/sites/1'
export const PHOTOGRAPHS = 30
/** Of the front page: what stands there beside homes. */
const OTHERS = 6

const MB = (bytes: number): number => Number((bytes / 1e6).toFixed(2))

/** Sends all photographs to the listing API as `bench-1` and so on, one after the other: what each is, and how long it takes. */
export async function sendPhotographs(apiPort: number): Promise<Row> {
  let [sent, kept, seconds] = [0, 0, 0]
  for (let number = 1; number <= PHOTOGRAPHS; number++) {
    const body = await photograph(number)
    const began = performance.now()
    const response = await callApi(apiPort, `${SITE}/assets/bench-${number}`, 'PUT', body)
    const { bytes } = (await response.json()) as { bytes: number }
    seconds += (performance.now() - began) / 1000
    sent += body.length
    kept += bytes
  }
  const mean = (sum: number): number => sum / PHOTOGRAPHS
  return {
    'sent MB': MB(mean(sent)),
    'kept MB': MB(mean(kept)),
    seconds: Number(mean(seconds).toFixed(2)),
  }
}

/** Gives one home all photographs, each other home of the pages one, and the front page photographs for its drawings. */
export async function showPhotographs(
  port: number,
  apiPort: number,
  { listing, front, detail }: Record<'listing' | 'front' | 'detail', string>,
): Promise<void> {
  const texts = await Promise.all(
    [listing, front].map(async path => (await sendRequest(port, path)).bytes.toString()),
  )
  const shown = new Set(
    [...texts.join('').matchAll(/data-favorite="([^"]+)"/g)].map(([, id]) => `estates/${id}`),
  )
  const home = `estates/${/\/(\d+)(?:[/?]|$)/.exec(detail)?.[1]}`
  const pack = await (await callApi(apiPort, `${SITE}/pack`)).text()
  let number = 0
  for (const line of pack.split('\n').filter(Boolean)) {
    const { path, content } = JSON.parse(line) as { path: string; content: object }
    if (!shown.has(path) && path !== home) continue
    const names =
      path === home
        ? Array.from({ length: PHOTOGRAPHS }, (_, at) => at + 1)
        : [(number++ % PHOTOGRAPHS) + 1]
    const pictures = names.map((name, index) => ({ file: `bench-${name}`, index, kind: 'photo' }))
    // By the door: the pages that were just looked at are to be new.
    await callApi(port, `${SITE}/${path}`, 'PUT', JSON.stringify({ ...content, pictures }))
  }
  const drawn = (await sendRequest(port, front)).bytes
    .toString()
    .matchAll(/class="picture__image" src="\/assets\/((?!bench-)[\w-]+)\?/g)
  for (const [at, name] of [...new Set([...drawn].map(([, id]) => id ?? ''))].entries())
    if (at < OTHERS) await callApi(port, `${SITE}/assets/${name}`, 'PUT', await photograph(at + 1))
}

async function callApi(
  port: number,
  path: string,
  method = 'GET',
  body?: string | Uint8Array<ArrayBuffer>,
): Promise<Response> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${KEY}`,
      ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body }),
  })
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response
}
