import type { Scene } from '../scene.ts'
import { front } from './row-front.ts'

const DOORS = ['#2f4a4f', '#7a2e2b', '#3c5a45', '#283a5c', '#c08a3e', '#20242b']

/** A terraced house; its neighbours run out of the picture. */
export function terraced(scene: Scene, storeys: number): string {
  const { random, tone } = scene
  const width = random.int(400, 470)
  const x = (1450 - width) / 2
  return (
    neighbours(scene, x, width) +
    front(scene, {
      x,
      width,
      storeys: Math.min(storeys, 3),
      fill: 'url(#wall)',
      roof: tone('#5b5f68'),
      gable: random.pick(['cornice', 'stepped', 'dormer', 'pointed'] as const),
      doorColor: random.pick(DOORS),
      bays: 2,
      door: true,
      look: { bars: random.pick(['sash', 'cross', 'sash'] as const), arch: random.chance(0.4) },
    })
  )
}

/** A townhouse: three bays, a bay window, ironwork and a heavy cornice. */
export function mansion(scene: Scene, storeys: number): string {
  const width = 640
  const x = (1450 - width) / 2
  return (
    neighbours(scene, x, width) +
    front(scene, {
      x,
      width,
      storeys,
      fill: 'url(#wall)',
      roof: scene.tone('#4d525c'),
      gable: scene.random.pick(['dormer', 'cornice', 'dormer'] as const),
      doorColor: scene.random.pick(DOORS),
      bays: 3,
      bay: true,
      door: true,
      look: { bars: 'sash', arch: scene.random.chance(0.5) },
    })
  )
}

export function neighbours(scene: Scene, x: number, width: number): string {
  const { random, tone } = scene
  const plain = (from: number, w: number, fill: string) =>
    front(scene, {
      x: from,
      width: w,
      storeys: random.int(2, 3),
      fill,
      roof: tone(random.pick(['#6a5a52', '#5b5f68', '#9a5540'])),
      gable: random.pick(['cornice', 'pointed', 'stepped'] as const),
      doorColor: random.pick(DOORS),
      bays: 2,
      door: random.chance(0.6),
      look: { bars: 'cross' },
    })
  const colours = random
    .sample(['#d9cdb6', '#c4a489', '#b9c0b8', '#a86c56', '#e6ddcb', '#8f7a69'], 4)
    .map(tone)
  return (
    plain(x - 372, 366, colours[0]!) +
    plain(x - 740, 366, colours[1]!) +
    plain(x + width + 6, 366, colours[2]!) +
    plain(x + width + 374, 366, colours[3]!)
  )
}
