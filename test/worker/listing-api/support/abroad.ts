/** Where a home of a test lies that no Belgian law of adverts asks anything of. */
export const ABROAD = {
  city: { id: 90_001, name: 'Breda', zip: '4811 AA' },
  country: { id: 2 },
}
