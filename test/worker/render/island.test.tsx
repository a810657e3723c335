import { useId } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useView } from '../../../client/view.tsx'
import { Island, scriptJson, ViewScript } from '../../../worker/render/island.tsx'
import { formTexts } from '../../../client/forms/form-texts.ts'
import { view, withView } from '../../support/view.tsx'

const Hello = ({ name, secret }: { name: string; secret?: string }) => (
  <p id={useId()}>
    {useView().t('filter.type')} {name} {secret}
  </p>
)

const PROPS = { by: 'post', texts: formTexts(view.t), captcha: null } as const

describe('an island', () => {
  const html = renderToString(
    withView(
      <div>
        <Island name="forms-submit" props={{ ...PROPS, form: '</script>&' }}>
          <Hello name="you" secret="options" />
        </Island>
      </div>,
    ),
  )

  it('stands as a whole render of its own, with its props as JSON beside it (BROWSER-2)', () => {
    expect(html).toMatch(
      /^<div><baksteen-island data-name="forms-submit"><p id="[^"]+">Type<!-- --> /,
    )
    expect(html).toContain('"form":"\\u003c/script\\u003e\\u0026"')
    expect(html).toMatch(
      /<script type="application\/json">{[^<>]*}<\/script><\/baksteen-island><\/div>$/,
    )
  })

  it('names the scripts that its first touch asks for together (BROWSER-52)', () => {
    expect(html).not.toContain('data-files')
    const named = renderToString(
      withView(
        <Island name="forms-submit" props={{ ...PROPS, form: 'a' }} files={['/a.js', '/b.js']}>
          <Hello name="you" />
        </Island>,
      ),
    )
    expect(named).toMatch(/^<baksteen-island data-name="forms-submit" data-files="\/a.js \/b.js">/)
  })

  it('does not send what only the server needs (BROWSER-3)', () => {
    expect(html.match(/options/g)).toHaveLength(1)
  })

  it('has the same ids when it is rendered again under its name (BROWSER-2)', () => {
    expect(
      renderToString(withView(<Hello name="x" />), { identifierPrefix: 'forms-submit' }),
    ).toContain(/<p id="[^"]+"/.exec(html)?.[0])
  })
})

describe('JSON in a script', () => {
  it('cannot end the script, whatever it holds (BROWSER-4)', () => {
    const value = { a: '</script><script>', b: '\u2028\u2029 <!-- & -->' }
    expect(scriptJson(value)).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(scriptJson(value))).toEqual(value)
  })

  it('carries the view of the page', () => {
    const html = renderToString(
      <ViewScript locale="nl" site={view.site} words="/assets/words-nl-0A1B2C3D.json" />,
    )
    expect(html).toMatch(
      /^<script id="view" type="application\/json">{"locale":"nl","site":{.*},"words":"\/assets\/words-nl-0A1B2C3D\.json"}<\/script>$/,
    )
  })
})
