import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, fromHex, readable, toHex } from '../../../shared/site/colour.ts'
import { darkPalette, lightPalette, TOKEN_PAIRS } from '../../../shared/site/palette.ts'
import type { Theme } from '../../../shared/site/site.ts'
import { FACES, themeCss, themeFonts, themeIcon } from '../../../shared/site/theme.ts'

const brick: Theme = {
  accent: '9c3b22', tint: 'efe7dc', paper: 'fbf8f3', ink: '211b17', radius: 2,
  headingFace: 'fraunces', textFace: 'figtree', character: 'editorial', logo: null, hero: null,
}
const coast: Theme = { ...brick, accent: '0b6e8f', tint: 'dceef2', paper: 'ffffff', ink: '0d2b3a', radius: 20, character: 'coastal' }
const forest: Theme = { ...brick, accent: '3d5a34', tint: 'e8e4d2', paper: 'f8f4e8', ink: '26251c', radius: 4, character: 'rustic' }

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => value.toString(16).padStart(6, '0'))
const anyTheme = fc.record({ accent: hex, tint: hex, paper: hex, ink: hex }).map(colours => ({ ...brick, ...colours }))

function expectReadable(theme: Theme) {
  for (const palette of [lightPalette(theme), darkPalette(theme)]) {
    for (const [text, ground, ratio] of TOKEN_PAIRS) {
      const got = contrast(palette[text], palette[ground])
      expect(got, `${text} ${palette[text]} on ${ground} ${palette[ground]}`).toBeGreaterThanOrEqual(ratio)
    }
  }
}

describe('the palette of a theme', () => {
  it.each([['brick', brick], ['coast', coast], ['forest', forest]] as const)('keeps every token pair of %s readable', (_, theme) => {
    expectReadable(theme)
  })

  it('keeps every token pair readable for whatever colours an agency enters', () => {
    fc.assert(fc.property(anyTheme, expectReadable), { numRuns: 200 })
  })

  it('leaves a colour that is readable already as the agency gave it', () => {
    expect(lightPalette(brick).accent).toBe('#9c3b22')
    expect(lightPalette(brick).paper).toBe('#fbf8f3')
  })

  it('survives colours that are none', () => {
    expectReadable({ ...brick, accent: 'red', paper: '', ink: '</style>', tint: '#12' })
  })
})

describe('colour maths', () => {
  it('brings a colour through OKLCH and back', () => {
    fc.assert(fc.property(hex, value => { expect(toHex(fromHex(value))).toBe(`#${value}`) }))
  })

  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#ffffff', '#ffffff', 1],
  ])('finds the contrast of %s on %s to be %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1)
    expect(contrast(other, one)).toBeCloseTo(ratio, 1)
  })

  it('moves a colour only as far as the ratio asks', () => {
    const moved = readable(fromHex('ffcc00'), ['#ffffff'], 4.5)
    expect(contrast(moved, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(moved, '#ffffff')).toBeLessThan(5)
  })
})

describe('the stylesheet of a theme', () => {
  it('holds both schemes, the radius and the faces', () => {
    const css = themeCss(coast)
    expect(css).toContain('--radius:20px')
    expect(css).toContain(`--face-heading:${FACES.fraunces.stack}`)
    expect(css).toContain(`--accent:${lightPalette(coast).accent}`)
    expect(css).toMatch(/prefers-color-scheme:dark\)\{:root\{--paper:#/)
  })

  it('lets nothing of the theme through but numbers, faces and computed colours', () => {
    const hostile = { ...brick, accent: '};body{display:none', radius: Number.NaN, headingFace: 'x}' as 'fraunces' }
    expect(themeCss(hostile)).not.toMatch(/display|x\}|NaN/)
  })

  it('names its two font files, and draws an icon with the initial', () => {
    expect(themeFonts(coast)).toEqual(['fraunces', 'figtree'])
    expect(themeIcon({ name: '<Kust>', theme: coast })).toContain('>K</text>')
  })
})
