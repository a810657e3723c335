import { darker, mix } from '../color.ts'
import type { Scene } from '../scene.ts'
import { circle, group, path, rect, stroke } from '../svg.ts'

/** The back wall of every room: left, top, right, bottom. */
export const BACK = { left: 270, top: 170, right: 1180, bottom: 700 }

/** Colours of a room at its time of day. */
export interface Room extends Scene {
  paint: string
  accent: string
  cloth: string
  wood: string
  dark: string
  pale: string
}

/** A window on the back wall, with the land behind it. */
export function outlook(
  room: Room,
  x: number,
  y: number,
  w: number,
  h: number,
  curtains = true,
): string {
  const { hour, greens, setting, pale, cloth, light } = room
  const land =
    setting === 'coast'
      ? rect(x, y + h * 0.62, w, h * 0.2, hour.glass) +
        rect(x, y + h * 0.8, w, h * 0.2, mix(greens[0], '#dcc9a0', 0.5))
      : setting === 'town'
        ? path(
            `M${x} ${y + h}V${y + h * 0.6}l${w * 0.12}-30 ${w * 0.12} 30v-20h${w * 0.2}v-30l${w * 0.1}-40 ${w * 0.1} 40v40h${w * 0.16}l${w * 0.1}-34 ${w * 0.1} 34V${y + h}z`,
            hour.far,
          )
        : path(
            `M${x} ${y + h}V${y + h * 0.68}q${w * 0.3}-${setting === 'hills' ? 90 : 34} ${w * 0.55} 0t${w * 0.45}-20V${y + h}z`,
            hour.far,
          ) + path(`M${x} ${y + h}V${y + h * 0.82}q${w * 0.4}-40 ${w} 0V${y + h}z`, greens[1])
  const sash = stroke(
    `M${x} ${y}h${w}v${h}h-${w}zM${x + w / 2} ${y}v${h}M${x} ${y + h * 0.34}h${w}`,
    pale,
    12,
  )
  const drape = (at: number, lean: number) =>
    path(
      `M${at} ${y - 26}h70q${lean * 14} ${h * 0.6} ${lean * 4} ${h + 60}h-${72}q${lean * -14}-${h * 0.5} ${-2 - lean * 2}-${h + 60}z`,
      cloth,
    ) +
    stroke(`M${at + 20} ${y - 20}v${h + 40}M${at + 46} ${y - 20}v${h + 40}`, darker(cloth, 0.18), 4)
  return (
    `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${x} ${y} ${w} ${h}">${rect(x, y, w, h, 'url(#sky)')}${light === 'dusk' ? circle(x + w * 0.7, y + h * 0.4, 26, hour.sun) : ''}${land}</svg>` +
    sash +
    rect(x - 16, y + h, w + 32, 14, pale) +
    (curtains
      ? group(
          stroke(`M${x - 90} ${y - 30}h${w + 180}`, room.dark, 7, 'stroke-linecap="round"') +
            drape(x - 78, 1) +
            drape(x + w + 8, -1),
        )
      : '')
  )
}
