import { describe, expect, it } from 'vitest'
import { draw } from '../../../../../worker/listing-api/demo/pictures/draw.ts'
import type { Recipe } from '../../../../../worker/listing-api/demo/pictures/recipe.ts'
import { seed } from '../../../../../worker/listing-api/demo/seed.ts'
import { roomTypeId } from '../../../../../worker/listing-api/demo/rooms.ts'
import { elevation } from '../../../../../worker/listing-api/demo/pictures/outdoors/elevation.ts'

const sites = seed()

const assets = sites.flatMap(each => each.assets)

const drawings = assets.filter(({ kind }) => kind === 'drawing')

/** Every fortieth drawing, and one of each kind and building. */
const sample = drawings.filter(
  ({ recipe }, index) =>
    index % 40 === 0 ||
    drawings.findIndex(other => nameOf(other.recipe) === nameOf(recipe)) === index,
)

function nameOf(recipe: unknown): string {
  const { draw: kind, ...rest } = recipe as Recipe & {
    building?: string
    room?: string
    what?: string
    scene?: string
    setting?: string
  }
  return [kind, rest.building, rest.room, rest.what, rest.scene, rest.setting].join(' ')
}

/** Every tag closed in order, no attribute twice, no stray ampersand. */
function faultOf(svg: string): string | null {
  const open: string[] = []
  for (const [whole, closing, name, attributes = '', selfClosing] of svg.matchAll(
    /<(\/?)([A-Za-z]+)((?:\s+[A-Za-z0-9:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const keys = [...attributes.matchAll(/([A-Za-z0-9:-]+)="/g)].map(([, key]) => key)
    if (new Set(keys).size !== keys.length) return `an attribute twice in ${whole.slice(0, 200)}`
    if (closing) {
      if (open.pop() !== name) return `</${name}> closes another`
    } else if (!selfClosing) open.push(name!)
  }
  const rest = svg.replace(/<(\/?)([A-Za-z]+)((?:\s+[A-Za-z0-9:-]+="[^"<]*")*)\s*(\/?)>/g, '')
  if (/[<>]/.test(rest))
    return `a broken tag near ${rest.slice(Math.max(0, rest.search(/[<>]/) - 40), rest.search(/[<>]/) + 80)}`
  return open.length
    ? `${open.join()} left open`
    : /&(?!amp;)/.test(svg)
      ? 'a stray ampersand'
      : null
}

describe('assets', () => {
  it('have an id of letters, digits and dashes, once', () => {
    expect(assets.filter(({ id }) => !/^[A-Za-z0-9-]+$/.test(id))).toEqual([])
    expect(new Set(assets.map(({ id }) => id)).size).toBe(assets.length)
  })

  it('have a hash, a size and a placeholder colour', () => {
    for (const { hash, width, height, color } of assets) {
      expect(hash).toMatch(/^[0-9a-f]{16}$/)
      expect(color).toMatch(/^[0-9a-f]{6}$/)
      expect(Math.min(width, height)).toBeGreaterThan(0)
    }
  })

  it('are there for every picture that pages, people and estates show, with the same hash', () => {
    for (const { estates, assets: own, pages, entities, site } of sites) {
      const hashes = new Map(own.map(({ id, hash }) => [id, hash]))
      for (const { pictures = [] } of estates)
        for (const { file, hash } of pictures) expect(hashes.get(file!)).toBe(hash)
      for (const { salesRep } of estates) expect(hashes.has(salesRep!.picture!)).toBe(true)
      for (const [, id] of JSON.stringify([pages, entities]).matchAll(/"asset":"([^"]+)"/g))
        expect(hashes.has(id!)).toBe(true)
      expect(hashes.has(site.theme.logo!) && hashes.has(site.theme.hero!)).toBe(true)
    }
  })

  it('give an estate with pictures 3 to 8 of them', () => {
    const counts = sites
      .flatMap(({ estates }) => estates.map(({ pictures }) => pictures!.length))
      .filter(count => count > 0)
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...counts)).toBeLessThanOrEqual(8)
  })
})

describe('floor plans', () => {
  it('show the rooms that the text counts', () => {
    for (const { layout = [], pictures = [] } of sites[0]!.estates.slice(0, 200)) {
      const planned = pictures
        .filter(({ kind }) => kind === 'plan')
        .flatMap(
          ({ file }) =>
            (assets.find(({ id }) => id === file)!.recipe as Extract<Recipe, { draw: 'plan' }>)
              .rooms,
        )
      if (planned.length === 0) continue
      const beds = (rooms: number[]) => rooms.filter(id => id === roomTypeId('BEDROOM')).length
      expect(beds(planned.map(([id]) => id))).toBe(beds(layout.map(({ id }) => id)))
    }
  })

  it('number each room in the plan', () => {
    const svg = draw({
      draw: 'plan',
      seed: 1,
      rooms: [
        [2, 31],
        [1, 14.5],
        [5, 6.2],
      ],
    })
    for (const text of ['>1</text>', '>2</text>', '>3</text>']) expect(svg).toContain(text)
  })
})

describe('drawings', () => {
  it.each(sample.map(({ id, recipe }) => [`${id} ${nameOf(recipe)}`, recipe]))(
    '%s is well formed, bounded and fetches nothing',
    (_, recipe) => {
      const svg = draw(recipe)
      expect(faultOf(svg)).toBeNull()
      expect(svg.length).toBeGreaterThan(1_800)
      expect(svg.length).toBeLessThan(28_000)
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
      expect(svg).toContain('<title>Illustratie')
      expect(svg).not.toMatch(
        /<script|<style|<image|<foreignObject|\son\w+=|javascript:|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/,
      )
      expect(draw(recipe)).toBe(svg)
    },
  )

  it('refer only to parts that they hold', () => {
    for (const { recipe } of sample) {
      const svg = draw(recipe)
      const held = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      for (const [, id] of svg.matchAll(/(?:href="#|url\(#)([A-Za-z0-9]+)/g))
        expect(held, nameOf(recipe)).toContain(id)
    }
  })

  it('differ by seed', () => {
    const recipe = {
      draw: 'elevation',
      building: 'villa',
      storeys: 2,
      wall: 'red',
      light: 'noon',
      setting: 'town',
    } as const
    expect(elevation({ ...recipe, seed: 1 })).not.toBe(elevation({ ...recipe, seed: 2 }))
  })

  it.each([
    null,
    undefined,
    'x',
    7,
    [],
    {},
    { draw: 'constructor' },
    { draw: 'room' },
    { draw: 'plan', rooms: 'none' },
    { draw: 'plan', seed: 1, rooms: [] },
  ])('never fail: %j', recipe => expect(faultOf(draw(recipe))).toBeNull())
})

describe('a medium', () => {
  const front = {
    draw: 'elevation',
    building: 'block',
    storeys: 5,
    wall: 'white',
    seed: 7,
    light: 'dusk',
    setting: 'coast',
  } as const

  it('prints the same drawing in its own inks, always the same bytes', () => {
    const prints = (['etching', 'risograph', 'woodcut'] as const).map(medium =>
      draw({ ...front, medium }),
    )
    expect(new Set([draw(front), ...prints]).size).toBe(4)
    expect(draw({ ...front, medium: 'woodcut' })).toBe(prints[2])
    for (const [index, most] of [
      [1, 10],
      [2, 8],
    ] as const)
      expect(new Set(prints[index]?.match(/#[0-9a-f]{6}/g)).size).toBeLessThanOrEqual(most)
  })

  it('leaves a plan to be read', () => {
    const plan = { draw: 'plan', seed: 1, rooms: [[2, 31]] } as const
    expect(draw({ ...plan, medium: 'woodcut' })).toBe(draw(plan))
  })
})
