/** Black or white, whichever reads better on a background of six hexadecimal digits (WCAG relative luminance). */
export function textColourOn(background: string): '000000' | 'ffffff' {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(at =>
    linearize(parseInt(background.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '000000' : 'ffffff'
}

const linearize = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
