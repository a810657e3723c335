import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { contrast, fromHex, readable, toHex } from '../../../shared/site/colour.ts'
import { shownContrasts } from '../../../shared/site/shown-contrast.ts'
import { darkPalette, lightPalette } from '../../../shared/site/palette.ts'

const hexColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map(value => `#${value.toString(16).padStart(6, '0')}`)

describe('a colour', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['ffffff', '000000', 21],
    ['#777777', '#777777', 1],
    ['#777777', '#ffffff', 4.478],
    ['#ff0000', '#ffffff', 3.998],
    ['#00ff00', '#000000', 15.304],
    ['#0000FF', '#ffffff', 8.592],
    ['#0a0a0a', '#000000', 1.061],
    ['no colour', '#ffffff', 21],
    ['#fffffff', '#ffffff', 21],
    ['x#ffffff', '#ffffff', 21],
  ])('%s on %s stands out by %f, as WCAG has it', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 3)
    expect(contrast(other, one)).toBe(contrast(one, other))
  })

  it.each([
    ['#ffffff', 1, 0, null],
    ['#000000', 0, 0, null],
    ['#ff0000', 0.628, 0.258, 29.23],
    ['#00ff00', 0.866, 0.295, 142.5],
    ['#0000ff', 0.452, 0.313, 264.05],
  ])('%s has the lightness %f, the chroma %f and the hue %s of OKLCH', (hex, l, c, h) => {
    const colour = fromHex(hex)
    expect(colour.l).toBeCloseTo(l, 2)
    expect(colour.c).toBeCloseTo(c, 2)
    if (h !== null) expect(Math.abs(colour.h - h)).toBeLessThan(0.5)
  })

  it('that a screen can show is shown as it is', () => {
    fc.assert(fc.property(hexColour, hex => toHex(fromHex(hex)) === hex))
  })

  it('that no screen can show gives way in chroma alone', () => {
    const any = fc.record({
      l: fc.double({ min: 0.2, max: 0.95, noNaN: true }),
      c: fc.double({ min: 0, max: 1, noNaN: true }),
      h: fc.double({ min: 0, max: 359, noNaN: true }),
    })
    fc.assert(
      fc.property(any, colour => {
        const shown = fromHex(toHex(colour))
        expect(Math.abs(shown.l - colour.l)).toBeLessThan(0.02)
        expect(shown.c).toBeLessThan(colour.c + 0.02)
      }),
    )
    expect(toHex({ l: 2, c: 0, h: 0 })).toBe('#ffffff')
    expect(toHex({ l: -1, c: 0.3, h: 90 })).toBe('#000000')
    expect(toHex({ l: 0.628, c: 1, h: 29.23 })).toMatch(/^#ff0[0-2]0[0-2]$/)
  })

  it('keeps a ratio on every ground, or becomes black or white', () => {
    const ratio = fc.constantFrom(3, 4.5, 7)
    fc.assert(
      fc.property(hexColour, hexColour, ratio, (hex, ground, least) => {
        const found = readable(fromHex(hex), [ground], least)
        const isMet = contrast(found, ground) >= least
        expect(isMet || found === '#ffffff' || found === '#000000').toBe(true)
        if (contrast(hex, ground) >= least) expect(found).toBe(hex)
      }),
    )
    expect(readable(fromHex('#777777'), ['#ffffff', '#000000'], 7)).toMatch(/^#(0{6}|f{6})$/)
    expect(contrast(readable(fromHex('#cccccc'), ['#ffffff'], 4.5), '#ffffff')).toBeLessThan(5)
    expect(contrast(readable(fromHex('#222222'), ['#000000'], 4.5), '#000000')).toBeLessThan(5)
  })
})

describe('the contrast of a look', () => {
  const theme = { accent: '1f5c4a', tint: 'e8efe9', paper: 'fbfaf7', ink: '1c2421' }

  test.each([
    [false, lightPalette(theme)],
    [true, darkPalette(theme)],
  ])('is shown of what visitors read, by night: %s (DESK-164)', (isDark, palette) => {
    const pair = (name: string, text: string, ground: string) => ({
      name,
      text,
      ground,
      ratio: contrast(text, ground),
    })
    expect(shownContrasts(theme, isDark)).toEqual([
      pair('text', palette.ink, palette.paper),
      pair('quiet', palette.muted, palette.paper),
      pair('link', palette.link, palette.paper),
      pair('button', palette['on-accent'], palette.accent),
      pair('tint', palette.ink, palette.tint),
    ])
  })
})
