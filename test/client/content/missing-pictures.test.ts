import { afterEach, expect, it, vi } from 'vitest'
import { startMissingPictures } from '../../../client/content/missing-pictures.ts'

afterEach(() => void vi.unstubAllGlobals())

class FakeImage {
  readonly setAttribute = vi.fn()
  naturalWidth = 0
  complete = true
  currentSrc = '/assets/a?w=725'
}

const image = (changes: Partial<FakeImage> = {}): FakeImage =>
  Object.assign(new FakeImage(), changes)

it('a picture that fails is marked, whether before the script or after it (PIC-14)', () => {
  let onError: ((event: object) => void) | undefined
  const failed = image()
  const others = [
    image({ naturalWidth: 640 }),
    image({ complete: false }),
    image({ currentSrc: '' }),
  ]
  vi.stubGlobal('HTMLImageElement', FakeImage)
  vi.stubGlobal('document', {
    addEventListener: (_: string, listener: () => void) => (onError = listener),
    images: [failed, ...others],
  })
  startMissingPictures()
  expect(failed.setAttribute.mock.calls).toEqual([['data-missing', '']])
  const late = image()
  for (const target of [late, {}, null]) onError?.({ target })
  expect(late.setAttribute).toHaveBeenCalledOnce()
  for (const other of others) expect(other.setAttribute).not.toHaveBeenCalled()
})
