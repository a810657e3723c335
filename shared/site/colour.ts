/** A colour as lightness 0..1, chroma and hue in degrees (OKLCH). */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Triple = [number, number, number]

/** Six hexadecimal digits, with or without '#', to OKLCH; anything else is black. */
export function fromHex(hex: string): Oklch {
  const [red, green, blue] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** The nearest colour a screen can show, as '#rrggbb': chroma gives way, lightness and hue stay. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l))
  let [low, high] = [0, colour.c]
  if (isShowable(linear({ ...colour, l }))) low = high
  while (high - low > 0.0005) {
    const middle = (low + high) / 2
    if (isShowable(linear({ l, c: middle, h: colour.h }))) low = middle
    else high = middle
  }
  const digits = linear({ l, c: low, h: colour.h }).map(value =>
    Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255),
  )
  return `#${digits.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** WCAG contrast ratio of two hexadecimal colours, 1..21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return Math.max(a, b) / Math.min(a, b)
}

/**
 * The colour nearest in lightness that keeps the ratio on every background, or else black or white: backgrounds
 * on both sides of mid grey cannot all be met.
 */
export function readable(colour: Oklch, backgrounds: string[], ratio: number): string {
  const worst = (hex: string) =>
    Math.min(...backgrounds.map(background => contrast(hex, background)))
  const start = toHex(colour)
  if (worst(start) >= ratio) return start
  const lighter = worst('#ffffff') >= worst('#000000')
  for (let l = colour.l; l >= 0 && l <= 1; l += lighter ? 0.01 : -0.01) {
    const hex = toHex({ ...colour, l })
    if (worst(hex) >= ratio) return hex
  }
  return lighter ? '#ffffff' : '#000000'
}

function linearChannels(hex: string): Triple {
  const [red, green, blue] = channels(hex)
  return [toLinear(red), toLinear(green), toLinear(blue)]
}

function channels(hex: string): Triple {
  const digits = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  return digits ? [channel(digits[1]), channel(digits[2]), channel(digits[3])] : [0, 0, 0]
}

const channel = (digits: string | undefined): number => parseInt(digits ?? '0', 16) / 255

function linear({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const isShowable = (rgb: Triple): boolean => rgb.every(value => value >= -0.0001 && value <= 1.0001)

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4

const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
