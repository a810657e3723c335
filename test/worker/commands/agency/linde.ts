import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toDay } from '../../../../shared/time/time-zone.ts'
import { addDays } from '../../../../shared/time/day.ts'

const PHOTOGRAPH = 'client/assets/readme.webp'

/** A home of the trial: 29 for sale, the last one of a status that the agency hides. */
export const home = (id: number, more: Record<string, unknown> = {}) => ({
  general: {
    id,
    headType: { id: 1 },
    transaction: { id: id === 4030 ? 6 : 1 },
    title: { nl: `Woning ${id}`, fr: `Maison ${id}` },
    description: { nl: 'Met tuin op het zuiden.', fr: 'Avec jardin au sud.' },
    price: { value: 250_000 + id },
    bedroomCount: 3,
    publicationDate: '2026-11-02',
    ...(id === 4001 && {
      sticker: { id: 1, name: { nl: 'Open huis zaterdag' }, color: 'ffe600', colorText: '000000' },
    }),
    address: {
      street: { nl: 'Brusselsesteenweg' },
      number: String(id),
      visible: true,
      city: { id: 44088, name: 'Merelbeke-Melle', zip: '9090' },
      country: { id: 1 },
      region: 'FLANDERS',
      geoLocation: { lat: 51.003, lon: 3.7989 },
    },
    ...more,
  },
  energy: { epcValue: 212, energyLabel: 'C', epcReference: `20261102-${id}-RES-1` },
  pictures: [
    { file: `foto-${id % 3}`, index: 0 },
    { file: 'tuin', index: 1 },
  ],
})

export const HOMES = Array.from({ length: 30 }, (_, index) => 4001 + index)

const holidayHome = (today: string) => ({
  unit: {
    id: 401,
    photos: [],
    address: {
      street: { nl: 'Zeedijk' },
      number: '1',
      zip: '8400',
      city: { id: 35013, name: 'Oostende' },
    },
    general: {
      descriptionShort: { nl: 'Met zicht op zee' },
      location: { id: 1, name: { nl: 'Kust' } },
      city: { id: 35013, name: 'Oostende' },
      maxOccupation: 4,
      subKind: { id: 1, name: { nl: 'Studio' } },
    },
    rooms: { bedrooms: 1, bathrooms: 1 },
  },
  periods: [{ type: 'WEEK', start: addDays(today, 30), end: addDays(today, 37), price: 700 }],
})

const HOURS = [['09:00', '12:00']]

/** What the agency writes into its folder: two pages in Markdown, homes, photographs, a holiday home, viewing hours, a hidden status. */
export function fillIn(folder: string): void {
  const write = (path: string, content: unknown): void =>
    writeFileSync(
      join(folder, path),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    )
  const lines = (items: object[]): string => items.map(item => `${JSON.stringify(item)}\n`).join('')
  const site = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'))
  site.settings.hiddenStatus = [6]
  write('site.json', site)
  write(
    'pages/syndicus.md',
    '---\ntitle: Syndicus\ndescription: Voor mede-eigenaars\n---\n\nWij beheren uw gebouw.\n\n## Tarief\n\nOp aanvraag.\n',
  )
  write(
    'pages/syndicus.fr.md',
    '---\ntitle: Syndic\ndescription: Pour les copropriétaires\nurl: syndic\n---\n\nNous gérons votre immeuble.\n\n## Tarif\n\nSur demande.\n',
  )
  write(
    'pages/verhuren.md',
    '---\ntitle: Verhuren\ndescription: Wij zoeken een huurder\n---\n\nWij zoeken een huurder voor u.\n',
  )
  write('words/nl.json', { 'header.favorites': 'Mijn lijstje' })
  write('collections.json', { items: [{ id: 1, name: 'In de kijker', estateIds: [4001, 4002] }] })
  write('estates.ndjson', lines(HOMES.map(id => home(id))))
  write('rentals.ndjson', lines([holidayHome(toDay(Date.now()))]))
  write('agendas.json', {
    items: [],
    default: {
      rules: {
        hours: [HOURS, HOURS, HOURS, HOURS, HOURS, HOURS, HOURS],
        breaks: [],
        minutes: 30,
        buffer: 0,
        capacity: 1,
        closed: [],
        groups: [],
        daysAhead: 30,
        noticeMinutes: 60,
      },
      agent: 1,
    },
  })
  const photograph = readFileSync(PHOTOGRAPH)
  const { writeAsset } = {
    writeAsset: (name: string) => writeFileSync(join(folder, 'assets', `${name}.webp`), photograph),
  }
  for (const name of ['foto-0', 'foto-1', 'foto-2', 'tuin']) writeAsset(name)
}
