import { describe, expect, it } from 'vitest'
import { publicId } from '../../../shared/estate/estate.ts'
import { isSold } from '../../../shared/estate/status.ts'
import { isHidden } from '../../../shared/estate/visibility.ts'
import { LOCALES } from '../../../shared/locale.ts'
import { ROUTES } from '../../../shared/routes.ts'
import { CAST } from '../../../worker/listing-api/demo/cast.ts'
import { seed } from '../../../worker/listing-api/demo/seed.ts'
import { anAgency, headings, visibleText } from '../../support/an-agency.ts'
import { faultsOf, UNSTATED } from './wrong-type.ts'

const agencies = seed().map(data => ({ data, agency: anAgency(data.estates, data.site) }))

const shown = Object.entries(CAST).flatMap(([name, { site, id }]) => {
  const found = agencies[site - 1]
  const estate = found?.data.estates.find(
    each => each.general.id === id || each.general.guid === id,
  )
  return found && estate && !isHidden(estate, found.agency.site.settings.hiddenStatus)
    ? [{ name, id, estate, agency: found.agency }]
    : []
})

/** A sold and a free home of each project of the cast. */
const entities = shown
  .filter(({ estate }) => estate.general.project)
  .flatMap(({ name, estate: project, agency }) => {
    const children =
      agencies
        .find(each => each.agency === agency)
        ?.data.estates.filter(
          ({ general }) =>
            [project.general.id, project.general.guid].includes(general.parentId as number) &&
            general.parentId,
        ) ?? []
    const some = [
      children.find(child => isSold(child)),
      children.find(child => !isSold(child)),
    ].filter(child => child !== undefined)
    return some.map(child => ({
      name: `${name}, ${child.general.entityNumber}`,
      id: publicId(child),
      estate: child,
      agency,
    }))
  })

const NONSENSE = /undefined|\bnull\b|\[object|NaN|\b_[a-zA-Z][\w.]*_\b/

describe('the page of every cast estate', () => {
  it('is there for at least two dozen of them', () =>
    expect(shown.length).toBeGreaterThanOrEqual(24))

  it.each([...shown, ...entities])(
    'reads well in four languages: $name (DETAIL-33, FORMAT-19, FORMAT-20)',
    async ({ id, agency }) => {
      for (const locale of agency.site.locales) {
        const { status, html } = await agency.open(
          `/${locale}/${ROUTES.estate[locale].replace(':estateId', String(id))}`,
        )
        expect(status).toBe(200)
        expect(visibleText(html)).not.toMatch(NONSENSE)
        expect(faultsOf(html.replace(UNSTATED, ''), locale)).toEqual([])
        expect(headings(html).filter(({ level }) => level === 1)).toHaveLength(1)
        expect(headings(html).filter(({ text }) => text === '')).toEqual([])
        expect(html).not.toMatch(/ style="/)
      }
    },
  )

  it('speaks all four languages on the whole', () =>
    expect([...new Set(agencies.flatMap(({ agency }) => agency.site.locales))].sort()).toEqual(
      [...LOCALES].sort(),
    ))
})

describe('a hidden address', () => {
  const hidden = shown.filter(({ estate }) => estate.general.address?.visible === false)

  it('is in the cast of both sources', () =>
    expect(new Set(hidden.map(({ estate }) => Boolean(estate.general.guid))).size).toBe(2))

  it.each(hidden)('is in no byte of its page: $name (VIS-18)', async ({ id, estate, agency }) => {
    const { street, number, geoLocation } = estate.general.address ?? {}
    const secrets = [...Object.values(street ?? {}), geoLocation?.lat, geoLocation?.lon]
      .filter(Boolean)
      .map(String)
    expect(secrets.length).toBeGreaterThanOrEqual(3)
    for (const locale of agency.site.locales) {
      const detail = await agency.open(
        `/${locale}/${ROUTES.estate[locale].replace(':estateId', String(id))}`,
      )
      const ajax = await agency.open(`/${locale}/ajax/estate/${id}`)
      for (const text of [detail.html, detail.path, ajax.html]) {
        for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
        // A coordinate of a drawing may be any number.
        expect(text.replace(/<svg[^]*?<\/svg>/g, '')).not.toContain(`"${number}"`)
      }
    }
  })
})
