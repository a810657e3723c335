import { HORIZON, type Scene } from '../scene.ts'
import { darker, lighter } from '../color.ts'
import { path, poly, rect } from '../svg.ts'
import { door, railing, window } from '../outdoors/openings.ts'
import { crown, type Front } from './row-crown.ts'

const STOREY = 186

export function front(
  scene: Scene,
  { x, width, storeys, fill, roof, gable, doorColor, bays, look, bay, door: opens }: Front,
): string {
  const { wall, hour, tone, sun } = scene
  const height = storeys * STOREY
  const top = HORIZON - height
  const pitch = width / bays
  const stone = tone('#70767b')
  const trim = fill === 'url(#wall)' ? wall.trim : lighter(fill, 0.35)
  const windowW = Math.min(112, pitch * 0.52)
  let out = crown(scene, { x, width, top, gable, fill, roof, trim })
  out +=
    rect(x, top, width, height, fill) +
    rect(sun === 1 ? x + width - 26 : x, top, 26, height, hour.shade, 'opacity=".14"')
  out +=
    rect(x, HORIZON - 44, width, 44, stone) + rect(x, HORIZON - 48, width, 6, lighter(stone, 0.3))
  for (let level = 0; level < storeys; level++) {
    const base = HORIZON - level * STOREY
    if (level > 0) out += rect(x, base - 10, width, 9, trim, 'opacity=".85"')
    for (let index = 0; index < bays; index++) {
      const centre = x + pitch * (index + 0.5)
      if (level === 0 && index === bays - 1 && opens)
        out += door(scene, centre - 46, HORIZON - 8, 92, 164, doorColor)
      else if (bay && index === 0 && level === 1) out += bayWindow(scene, centre, base, trim)
      else {
        out += window(
          scene,
          centre - windowW / 2,
          base - 158,
          windowW,
          112 + (level === 0 ? 0 : 8),
          { ...look, frame: trim },
        )
        if (bay && level === 1)
          out += railing(centre - windowW / 2 - 6, base - 78, windowW + 12, 44, tone('#2b2f36'))
      }
    }
  }
  return out
}

/** An oriel on brackets. */
function bayWindow(scene: Scene, centre: number, base: number, trim: string): string {
  const w = 164
  const y = base - 176
  return (
    rect(centre - w / 2 - 8, y, w + 30, 168, scene.hour.shade, 'opacity=".18"') +
    poly(
      [
        centre - w / 2,
        base - 4,
        centre - w / 2 + 30,
        base + 26,
        centre + w / 2 - 30,
        base + 26,
        centre + w / 2,
        base - 4,
      ],
      darker(trim, 0.18),
    ) +
    rect(centre - w / 2, y, w, 174, trim) +
    [0, 1, 2]
      .map(index =>
        window(scene, centre - w / 2 + 10 + index * 50, y + 22, 44, 106, {
          bars: 'sash',
          frame: darker(trim, 0.08),
        }),
      )
      .join('') +
    path(`M${centre - w / 2 - 10} ${y}h${w + 20}l-24-30h-${w - 28}z`, scene.tone('#4d525c'))
  )
}
