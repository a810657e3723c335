import type { Miniflare } from 'miniflare'
import { nextAct } from './acts.ts'
import { CALM, nextFaults, SPELL } from './faults.ts'
import { pause } from './forms.ts'
import { type Sample, sampleMemory } from './memory.ts'
import { createRandom } from './random.ts'
import type { Soak } from './soak.ts'

/** So many people at once. */
const WIDTH = 6
const SAMPLE_EVERY = 15_000
/** As often as the clock of a deployment calls. */
const CRON_EVERY = 5 * 60_000

export interface Traffic {
  samples: Sample[]
  /** How often each fault was played. */
  played: Record<string, number>
}

/** People, faults and the clock beside each other for so long; then calm, until everybody has been answered. */
export async function runTraffic(
  soak: Soak,
  server: Miniflare,
  { port, minutes, seed }: { port: number; minutes: number; seed: number },
): Promise<Traffic> {
  const began = Date.now()
  const ends = began + minutes * 60_000
  const random = createRandom(seed)
  const samples: Sample[] = []
  const isOver = (): boolean => Date.now() >= ends
  const person = async (): Promise<void> => {
    while (!isOver()) await nextAct(soak, random, port)()
  }
  const watch = async (): Promise<void> => {
    while (!isOver()) {
      samples.push(await sampleMemory(port + 1, (Date.now() - began) / 60_000))
      await until(Math.min(ends, Date.now() + SAMPLE_EVERY))
    }
  }
  const clock = async (): Promise<void> => {
    const worker = await server.getWorker('baksteen')
    while (!isOver()) {
      await worker.scheduled({ cron: '*/5 * * * *' })
      await until(Math.min(ends, Date.now() + CRON_EVERY))
    }
  }
  await Promise.all([
    ...Array.from({ length: WIDTH }, person),
    faults(soak, seed, ends),
    watch(),
    clock(),
  ])
  await pause(CALM)
  samples.push(await sampleMemory(port + 1, (Date.now() - began) / 60_000))
  return { samples, played: await soak.visits.playFaults({}) }
}

/** Spells of faults with calm between them; nobody is left in one. */
async function faults(soak: Soak, seed: number, ends: number): Promise<void> {
  const random = createRandom(seed + 1)
  for (let spell = 0; Date.now() < ends; spell++) {
    await until(Math.min(ends, Date.now() + CALM))
    await soak.visits.playFaults(nextFaults(random, spell))
    await until(Math.min(ends, Date.now() + SPELL))
    await soak.visits.playFaults({})
  }
}

const until = (time: number): Promise<void> => pause(Math.max(0, time - Date.now()))
