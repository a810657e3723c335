/** Contents of parts, each the smallest that its schema takes. */
export const PAGE = {
  url: { nl: 'over-ons' },
  title: { nl: 'Over ons' },
  description: { nl: 'Wie wij zijn' },
  sections: [{ id: 'a', type: 'bivCib' }],
}

export const TEAM = { id: 1, name: 'An Maes', role: { nl: 'Makelaar' }, email: 'An@huis.example' }

export const RULES = {
  hours: [0, 1, 2, 3, 4, 5, 6].map(() => [['09:00', '17:00']]),
  breaks: [],
  minutes: 30,
  buffer: 0,
  capacity: 1,
  closed: [],
  groups: [],
  daysAhead: 14,
  noticeMinutes: 0,
}

export const AGENDA = { items: [{ rules: RULES, estates: [{ id: '2', agent: 5 }] }] }

export const RENTAL = {
  unit: {
    photos: [],
    address: { city: { id: 31006, name: 'Oostende' } },
    general: { maxOccupation: 4 },
    rooms: { bedrooms: 2 },
  },
  periods: [{ type: 'WEEK', start: '2031-07-05', end: '2031-07-12', price: 900 }],
  taken: ['2031-08-01'],
}

const everywhere = { nl: 'A', fr: 'A', en: 'A', de: 'A' }

export const AGREEMENT = { id: 2, name: everywhere, text: everywhere, version: '1', required: true }
