import { expect, it } from 'vitest'
import fc from 'fast-check'
import { generate } from 'lean-qr'
import { renderToStaticMarkup } from 'react-dom/server'
import { QrCode } from '../../../worker/page/qr-code.tsx'

/** The modules that a path's strokes cross, as 'x y'. */
function crossed(path: string): string[] {
  const modules: string[] = []
  let [x, y] = [0, 0]
  for (const [, letter, numbers = ''] of path.matchAll(/([Mmh])([^Mmh]*)/g)) {
    const [first = 0, second = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    if (letter === 'M') [x, y] = [first, second]
    else if (letter === 'm') [x, y] = [x + first, y + second]
    else for (let end = x + first; x < end; x++) modules.push(`${x} ${y - 0.5}`)
  }
  return modules
}

it('a code is drawn with each of its dark modules and no other (BROWSER-72)', () => {
  fc.assert(
    fc.property(fc.webUrl(), text => {
      const code = generate(text)
      const dark: string[] = []
      for (let y = 0; y < code.size; y++)
        for (let x = 0; x < code.size; x++) if (code.get(x, y)) dark.push(`${x} ${y}`)
      const svg = renderToStaticMarkup(<QrCode text={text} label="" />)
      expect(crossed(/stroke="#000" d="([^"]*)"/.exec(svg)?.[1] ?? '')).toEqual(dark)
    }),
    { numRuns: 20 },
  )
})
