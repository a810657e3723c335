/** Black or white, whichever reads better on a ground of six hexadecimal digits (WCAG relative luminance). */
export function textColourOn(ground: string): '000000' | 'ffffff' {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at =>
    linearize(parseInt(ground.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '000000' : 'ffffff'
}

const linearize = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
