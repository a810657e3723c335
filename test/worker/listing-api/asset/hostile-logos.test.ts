import { defaultTreeAdapter } from 'parse5'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { htmlBombs } from '../../../support/hostile/html-bombs.ts'
import { askBound, seedAgencies } from '../support/api.ts'
import { join } from './support/bytes.ts'
import { put, refused, SVG } from './support/put.ts'

beforeAll(seedAgencies)

/** Eight shapes of which each is ten of the next. */
const bomb = (use: (id: string) => string): string =>
  Array.from({ length: 8 }, (_, at) => `<g id="a${at}">${use(`a${at + 1}`).repeat(10)}</g>`).join(
    '',
  )

describe('a logo', () => {
  test('keeps its shapes and nothing that acts or reaches out (UPLOAD-20, UPLOAD-21)', async () => {
    const drawings: Record<string, string> = {
      'a script': SVG('<script>alert(1)</script><script href="//evil.test/a.js"/>'),
      events: SVG('<rect onclick="alert(1)" width="1" height="1"/>', ' onload="alert(1)"'),
      'a page in it': SVG('<foreignObject><iframe src="//evil.test"></iframe></foreignObject>'),
      'a link': SVG('<a href="javascript:alert(1)"><rect width="1"/></a>'),
      'an animation': SVG('<animate attributeName="href" values="javascript:alert(1)"/>'),
      'a set': SVG('<set attributeName="onload" to="alert(1)"/>'),
      'an imported style': SVG('<style>@import "//evil.test/a.css";</style>'),
      'a style from outside': SVG('<style>path{fill:url(//evil.test/a)}</style>'),
      'a style that hides its words': SVG('<style>\\40 import "//evil.test";</style>'),
      'a colour from outside': SVG('<rect fill="url(https://evil.test/a#b)"/>'),
      'a colour as data': SVG('<rect style="fill:url(data:image/svg+xml,x)"/>'),
      'a picture from outside': SVG('<image href="https://evil.test/a.png"/>'),
      'a shape from outside': SVG('<use xlink:href="https://evil.test/a.svg#b"/>'),
      'an effect from outside': SVG('<filter><feImage href="//evil.test"/></filter>'),
      'a declared word': `<!DOCTYPE svg [<!ENTITY e SYSTEM "file:///etc/passwd">]>${SVG('<text>&e;</text>')}`,
      'words of words': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${SVG('<text>&b;</text>')}`,
      'a comment': SVG('<!-- alert(1) evil.test -->'),
      'a template': SVG('<template><script>alert(1)</script></template>'),
      'data of an editor': SVG('<metadata>evil.test</metadata><title>evil.test</title>'),
    }
    for (const [name, drawing] of Object.entries(drawings)) {
      const answer = await put('logo-1', drawing)
      expect([name, answer.status]).toEqual([name, 200])
      const shown = await askBound('/sites/7/assets/logo-1')
      expect(shown.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
      const clean = await shown.text()
      expect(clean).toMatch(
        /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 9 9">.*<path d="M0 0h9" \/><\/svg>$/s,
      )
      expect([name, clean]).toEqual([
        name,
        expect.not.stringMatching(
          /script|on\w+=|evil|data:|foreignObject|animate|ENTITY|passwd|@|\\/i,
        ),
      ])
      const again = await put('logo-1', clean)
      expect(await again.json()).toMatchObject({ kind: 'logo', changed: false })
    }
  })

  test('that draws too much, or nothing, is refused (UPLOAD-22)', async () => {
    await refused(
      {
        'shapes of shapes of shapes': () =>
          SVG(`${bomb(id => `<use href="#${id}"/>`)}<g id="a8"><path d="M0 0"/></g>`),
        'masks of masks of masks': () => SVG(bomb(id => `<g mask="url(#${id})"/>`)),
        'shapes that are part of themselves': () => SVG('<g id="a"><use href="#a"/></g>'),
        'a style that makes them so': () =>
          SVG('<style>.x{mask:url(#m)}</style><mask id="m"><rect class="x"/></mask><g class="x"/>'),
        '5,001 elements': () => SVG('<path d="M0"/>'.repeat(5_000)),
        'over 200,000 letters': () => SVG(`<path d="${'M0 0'.repeat(50_001)}"/>`),
        'a script alone': () => '<svg><script>alert(1)</script></svg>',
        'a picture alone': () => '<svg><image href="https://evil.test/a.png"/></svg>',
      },
      422,
      /SVG/,
    )
    await refused({ 'Latin-1': () => join('<svg><text>', [0xe9], '</text></svg>') }, 422, /UTF-8/)
  })

  test.each(htmlBombs(150_000))(
    'makes few elements of 150 kB of %s (UPLOAD-22)',
    async (_, text) => {
      const made = vi.spyOn(defaultTreeAdapter, 'createElement')
      await refused({ it: () => SVG(`<foreignObject>${text}`) }, 422, /SVG/)
      expect(made.mock.calls.length).toBeGreaterThan(100)
      expect(made.mock.calls.length).toBeLessThan(20_000)
      made.mockRestore()
    },
  )

  test('keeps its colours, gradients and parts (UPLOAD-20)', async () => {
    const drawing = SVG(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><path id="p" d="M1 1"/>' +
        '<clipPath id="c"><rect class="a" width="3" height="3"/></clipPath></defs>' +
        '<style>.a{fill:url(#g);stroke:#123}</style><g clip-path="url(#c)"><use xlink:href="#p"/></g>' +
        '<rect style="fill:rgb(1,2,3);opacity:.5" transform="rotate(3 1 1)" stroke-dasharray="1,2"/>',
    )
    await put('logo-1', drawing)
    expect(await (await askBound('/sites/7/assets/logo-1')).text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff" />' +
        '</linearGradient><path id="p" d="M1 1" /><clipPath id="c"><rect class="a" width="3" height="3" /></clipPath></defs>' +
        '<style>.a{fill:url(#g);stroke:#123}</style><g clip-path="url(#c)"><use href="#p" /></g>' +
        '<rect style="fill:rgb(1,2,3);opacity:.5" transform="rotate(3 1 1)" stroke-dasharray="1 2" /><path d="M0 0h9" /></svg>',
    )
  })
})
