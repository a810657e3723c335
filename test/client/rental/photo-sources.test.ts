import { expect, it } from 'vitest'
import { photoSources } from '../../../client/rental/photo-sources.ts'

it.each([
  [
    { asset: 'sea', hash: 'ab12', original: '/rental-units/photo/5/1-original' },
    '/assets/sea?hash=ab12',
    '/assets/sea?hash=ab12&w=725',
    4,
  ],
  [
    { original: '/rental-units/photo/5/1-original', medium: 'https://a.be/rental-units/photo/5/1' },
    '/rental-units/photo/5/1-original',
    '/rental-units/photo/5/1',
    2,
  ],
])(
  'a photo of a holiday home, %j, is whole at %s, else %s, in %i widths (PIC-15)',
  (photo, whole, src, widths) => {
    const sources = photoSources(photo)
    expect([sources?.whole, sources?.src, sources?.srcSet.split(', ').length]).toEqual([
      whole,
      src,
      widths,
    ])
  },
)

it.each([undefined, {}, { asset: '../x' }, { original: 'https://evil.test/a.jpg' }])(
  'a photo %j is nowhere (PIC-15)',
  photo => expect(photoSources(photo)).toBeNull(),
)
