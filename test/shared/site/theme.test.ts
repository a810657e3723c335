import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, fromHex, readable, toHex } from '../../../shared/site/colour.ts'
import { darkPalette, lightPalette, TOKEN_PAIRS } from '../../../shared/site/palette.ts'
import type { Theme } from '../../../shared/site/site.ts'
import { FACES, standInRules } from '../../../shared/site/faces.ts'
import { themeColours, themeCss, themeFonts, themeIcon } from '../../../shared/site/theme.ts'
import { runs } from '../../support/fuzz-runs.ts'

const brick: Theme = {
  accent: '9c3b22',
  tint: 'efe7dc',
  paper: 'fbf8f3',
  ink: '211b17',
  radius: 2,
  headingFace: 'fraunces',
  textFace: 'figtree',
  character: 'editorial',
  logo: null,
  hero: null,
}
const coast: Theme = {
  ...brick,
  accent: '0b6e8f',
  tint: 'dceef2',
  paper: 'ffffff',
  ink: '0d2b3a',
  radius: 20,
  character: 'coastal',
}
const forest: Theme = {
  ...brick,
  accent: '3d5a34',
  tint: 'e8e4d2',
  paper: 'f8f4e8',
  ink: '26251c',
  radius: 4,
  character: 'rustic',
}

const hex = fc.integer({ min: 0, max: 0xffffff }).map(value => value.toString(16).padStart(6, '0'))
const anyTheme = fc
  .record({ accent: hex, tint: hex, paper: hex, ink: hex })
  .map(colours => ({ ...brick, ...colours }))

function expectReadable(theme: Theme) {
  for (const palette of [lightPalette(theme), darkPalette(theme)]) {
    for (const [text, ground, ratio] of TOKEN_PAIRS) {
      const got = contrast(palette[text], palette[ground])
      expect(
        got,
        `${text} ${palette[text]} on ${ground} ${palette[ground]}`,
      ).toBeGreaterThanOrEqual(ratio)
    }
  }
}

describe('the palette of a theme', () => {
  it.each([
    ['brick', brick],
    ['coast', coast],
    ['forest', forest],
  ] as const)('keeps every token pair of %s readable (CONTENT-32)', (_, theme) => {
    expectReadable(theme)
  })

  it('keeps every token pair readable for whatever colours an agency enters (CONTENT-32)', () => {
    fc.assert(fc.property(anyTheme, expectReadable), runs(200))
  })

  it('leaves a colour that is readable already as the agency gave it (CONTENT-32)', () => {
    expect(lightPalette(brick).accent).toBe('#9c3b22')
    expect(lightPalette(brick).paper).toBe('#fbf8f3')
  })

  const pale: Theme = { ...brick, accent: 'f2c94c', tint: '808080', paper: 'e8f0ff', ink: '4060a0' }

  it.each([
    [
      'brick by day',
      lightPalette,
      brick,
      `#fbf8f3 #ffffff #efe7dc #211b17 #211b17 #5f5955 #f6f1e9 #bbb7af #ce694e #9c3b22 #88280e #fdf9f8 #9c3b22 #d8d5d0 #87837d
      #b3261e #fceae7 #1f6b3a #e3f4e6`,
    ],
    [
      'brick by night',
      darkPalette,
      brick,
      `#17110e #201a16 #2e221f #0c0705 #f1eee9 #a39f9a #f6f1e9 #bbb7af #c15c43 #b35037 #9f3e25 #fdf9f8 #d56f54 #312a27 #736d69
      #ec5e4f #391a16 #539b67 #142a1a`,
    ],
    [
      'yellow on blue, with ink too light and a tint too dark',
      lightPalette,
      pale,
      `#e9f0ff #f8faff #dedede #19263f #2a3a5a #53627d #eef2fa #b3b7bf #f2c94c #987901 #ab8b25
      #151107 #765d00 #ccd4e7 #737e96 #b3261e #fceae7 #1f6b3a #e3f4e6`,
    ],
    [
      'the same by night',
      darkPalette,
      pale,
      `#101318 #181c22 #29251a #06080d #e9eff9 #9ca0a9 #eef2fa #b3b7bf #f2c94c #f2c94c #ffde82 #19160b #f2c94c #292c32 #6a6f76
      #ec5e4f #391a16 #539b67 #142a1a`,
    ],
  ])('is made of %s (CONTENT-32)', (_, palette, theme, colours) =>
    expect(Object.values(palette(theme))).toEqual(colours.split(/\s+/)),
  )

  it('survives colours that are none (CONTENT-33)', () => {
    expectReadable({ ...brick, accent: 'red', paper: '', ink: '</style>', tint: '#12' })
  })
})

describe('colour maths', () => {
  it('brings a colour through OKLCH and back', () => {
    fc.assert(
      fc.property(hex, value => {
        expect(toHex(fromHex(value))).toBe(`#${value}`)
      }),
    )
  })

  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#ffffff', '#ffffff', 1],
  ])('finds the contrast of %s on %s to be %d', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 1)
    expect(contrast(other, one)).toBeCloseTo(ratio, 1)
  })

  it('moves a colour only as far as the ratio asks (CONTENT-32)', () => {
    const moved = readable(fromHex('ffcc00'), ['#ffffff'], 4.5)
    expect(contrast(moved, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(moved, '#ffffff')).toBeLessThan(5)
  })
})

describe('the stylesheet of a theme', () => {
  it('holds both schemes, the radius and the faces, and nothing else (CONTENT-34)', () => {
    const of = (palette: object): string =>
      Object.entries(palette)
        .map(([name, colour]) => `--${name}:${colour}`)
        .join(';')
    const theme: Theme = { ...coast, headingFace: 'bricolage', textFace: 'hanken' }
    const faces = `--face-heading:${FACES.bricolage.stack};--face-text:${FACES.hanken.stack};--digit-heading:${FACES.bricolage.digit}em;--digit-text:${FACES.hanken.digit}em`
    const standIns = standInRules(FACES.bricolage) + standInRules(FACES.hanken)
    expect(themeCss(theme)).toBe(
      `${standIns}\n:root{color-scheme:light dark;--radius:20px;${faces};${of(lightPalette(theme))}}\n` +
        `@media (prefers-color-scheme:dark){:root{${of(darkPalette(theme))}}}\n`,
    )
    expect(themeFonts(theme)).toEqual(['bricolage', 'hanken'])
  })

  it('has a stand-in as wide and as high as each of its faces, of whatever machine (BROWSER-29)', () => {
    const rules = standInRules(FACES.bricolage).split(/(?=@font-face)/)
    expect(rules).toHaveLength(3)
    expect(rules.at(-1)).toBe(
      "@font-face{font-family:'Bricolage Fallback';src:local('Arial Bold'),local('Arial-BoldMT'),local('Liberation Sans Bold');" +
        'font-weight:400 800;size-adjust:95.5%;ascent-override:97.4%;descent-override:28.3%;line-gap-override:0%}',
    )
    for (const { stack, standIn } of Object.values(FACES)) expect(stack).toContain(standIn.family)
  })

  it.each([
    [-3, 0],
    [0, 0],
    [2.4, 2],
    [32, 32],
    [33, 32],
    [Infinity, 0],
  ])('rounds corners of %d by %d px (CONTENT-33)', (radius, pixels) => {
    expect(themeCss({ ...brick, radius })).toContain(`--radius:${pixels}px;`)
  })

  it('17.49: gives no width in ch, which a stand-in of another digit would change (BROWSER-29)', () => {
    const widths = globSync('client/**/*.css').filter(file =>
      /\dch\b/.test(readFileSync(file, 'utf8')),
    )
    expect(widths).toEqual([])
  })

  it('lets nothing of the theme through but numbers, faces and computed colours (CONTENT-34)', () => {
    const hostile = {
      ...brick,
      accent: '};body{display:none',
      radius: Number.NaN,
      headingFace: 'x}' as 'fraunces',
    }
    expect(themeCss(hostile)).not.toMatch(/display|x\}|NaN/)
  })

  it('falls back to faces there are, and colours the browser’s bars as its paper (CONTENT-33)', () => {
    expect(
      themeFonts({ ...brick, headingFace: 'comic' as 'fraunces', textFace: 'comic' as 'figtree' }),
    ).toEqual(['fraunces', 'figtree'])
    expect(themeColours(brick)).toEqual({ light: '#fbf8f3', dark: '#17110e' })
  })

  it.each([
    ['<Kust>', 8, 'K', 8],
    ['« één »', 9, 'É', 20],
    ['', 9, 'B', 20],
    ['7de hemel', 0, '7', 8],
  ])('draws an icon of %j with corners of %d px (CONTENT-35)', (name, radius, initial, corner) => {
    expect(themeIcon({ name, theme: { ...brick, radius } })).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
        `<rect width="64" height="64" rx="${corner}" fill="#9c3b22"/><text x="32" y="45" fill="#fdf9f8" font-family="Georgia,serif" font-size="38" font-weight="600" ` +
        `text-anchor="middle">${initial}</text></svg>`,
    )
  })
})
