import { describe, expect, it } from 'vitest'
import { pictureAfter } from '../../../../client/estate/gallery/gallery-viewer.ts'

describe('the keys of the viewer', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 0, 4],
    ['ArrowLeft', 3, 2],
    ['Home', 3, 0],
    ['End', 1, 4],
    ['Tab', 2, null],
    ['a', 2, null],
  ])('%s at picture %i of five leads to %s (BROWSER-25)', (key, index, to) =>
    expect(pictureAfter(key, index, 5)).toBe(to),
  )
})
