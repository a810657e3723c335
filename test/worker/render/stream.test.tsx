import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useView, ViewProvider, type View } from '../../../client/view.tsx'
import { concat } from '../../../worker/http/bytes.ts'
import { DeferredBlock } from '../../../worker/render/deferred-block.tsx'
import { Fragment, WhereNeeded } from '../../../worker/render/fragment.tsx'
import type { Chunk } from '../../../worker/render/slots.ts'
import { renderChunks } from '../../../worker/render/stream.tsx'

const view = (key = 'nl'): View => ({
  locale: 'nl',
  t: word => word,
  key,
  site: {
    id: 1,
    name: 'Kantoor',
    source: 'main',
    locales: ['nl'],
    detailLinks: true,
    phone: '',
    email: '',
    character: 'editorial',
  },
})

const Card = ({ title }: { title: string }) => (
  <li title={title}>{`${useView().site.name} ${title}`}</li>
)

async function textOf(chunks: Chunk[]): Promise<string> {
  const parts = await Promise.all(chunks)
  return new TextDecoder().decode(
    concat(parts.map(part => (part instanceof Uint8Array ? part : part.bytes))),
  )
}

describe('fragments', () => {
  it('give the same bytes as rendering without them, for any texts, the first time and from memory (CACHE-41)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'binary' })), async titles => {
        const list = (
          <ul>
            {titles.map((title, index) => (
              <Fragment key={index} name="test-card" of={Card} props={{ title }} />
            ))}
            <li>{titles.length}</li>
          </ul>
        )
        const plain = new TextDecoder().decode(
          new TextEncoder().encode(
            renderToString(<ViewProvider value={view()}>{list}</ViewProvider>),
          ),
        )
        expect(await textOf(renderChunks(view(), list))).toBe(plain)
        expect(await textOf(renderChunks(view(), list))).toBe(plain)
      }),
    )
  })

  it('are rendered once for a view and what they are given (CACHE-41)', async () => {
    let renders = 0
    const Counted = ({ title }: { title: string }) => <p>{`${title} ${++renders}`}</p>
    const page = (title: string) => <Fragment name="test-once" of={Counted} props={{ title }} />
    for (const title of ['a', 'a', 'b', 'a']) await textOf(renderChunks(view(), page(title)))
    await textOf(renderChunks(view('fr'), page('a')))
    expect(renders).toBe(3)
  })

  it('bring the form of the hearts to a page that has one (BROWSER-39)', async () => {
    const Heart = () => <button type="submit" data-favorite="7" aria-label="Bewaar" />
    const Post = () => <form id="hearts" />
    const page = (inner: React.ReactNode) =>
      textOf(
        renderChunks(
          view(),
          <main>
            <WhereNeeded by="hearts" name="test-post" of={Post} props={{}} />
            {inner}
          </main>,
        ),
      )
    expect(await page('geen')).not.toContain('<form')
    for (const inner of [
      <Heart key="1" />,
      <Fragment key="2" name="test-heart" of={Heart} props={{}} />,
    ])
      expect(await page(inner)).toMatch(/<main><form id="hearts"><\/form><button/)
  })

  it('never share bytes between views', async () => {
    const card = <Fragment name="test-card" of={Card} props={{ title: 'a' }} />
    const other = { ...view('fr'), site: { ...view().site, name: 'Bureau' } }
    await textOf(renderChunks(view(), card))
    expect(await textOf(renderChunks(other, card))).toContain('Bureau a')
  })

  it('add what only pages with islands need (PAGE-11)', async () => {
    const Isle = () => <baksteen-island data-name="x" />
    const Words = () => <p>woorden</p>
    const page = (inner: React.ReactNode) => (
      <div>
        {inner}
        <WhereNeeded by="islands" name="test-words" of={Words} props={{}} />
      </div>
    )
    expect(await textOf(renderChunks(view(), page('geen')))).not.toContain('woorden')
    expect(
      await textOf(renderChunks(view(), page(<Fragment name="test-isle" of={Isle} props={{}} />))),
    ).toContain('woorden')
    expect(
      await textOf(renderChunks(view(), page(<Fragment name="test-isle" of={Isle} props={{}} />))),
    ).toContain('woorden')
  })
})

describe('deferred blocks', () => {
  it('stand in their place in document order, whatever comes first (PAGE-5)', async () => {
    let open: (text: string) => void = () => undefined
    const slow = new Promise<string>(resolve => {
      open = resolve
    })
    const chunks = renderChunks(
      view(),
      <main>
        <DeferredBlock load={slow} view={text => <p>{text}</p>} fallback={<a href="/x">x</a>} />
        <DeferredBlock
          load={Promise.resolve('snel')}
          view={text => <p>{text}</p>}
          fallback={null}
        />
        <footer>einde</footer>
      </main>,
    )
    open('traag')
    expect(await textOf(chunks)).toBe('<main><p>traag</p><p>snel</p><footer>einde</footer></main>')
  })

  it('show their plain link when they take over four seconds (PAGE-7)', async () => {
    const never = new Promise<string>(() => undefined)
    const began = performance.now()
    const chunks = renderChunks(
      view(),
      <DeferredBlock load={never} view={() => <p>nooit</p>} fallback={<a href="/x">x</a>} />,
    )
    expect(await textOf(chunks)).toBe('<a href="/x">x</a>')
    expect(performance.now() - began).toBeGreaterThan(3900)
    expect(performance.now() - began).toBeLessThan(8000)
  })

  it('show their plain link when they fail (PAGE-7)', async () => {
    const failing = Promise.reject(new Error('weg'))
    const chunks = renderChunks(
      view(),
      <DeferredBlock load={failing} view={() => <p>nooit</p>} fallback={<a href="/x">x</a>} />,
    )
    expect(await textOf(chunks)).toBe('<a href="/x">x</a>')
  })
})

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'baksteen-island': { 'data-name': string }
    }
  }
}
