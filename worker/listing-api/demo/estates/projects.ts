import type { Estate } from '../../../../shared/estate/estate.ts'
import type { SalesRep } from '../../../../shared/estate/record/attachments.ts'
import type { Source } from '../../../../shared/estate/status.ts'
import type { Locale, Localized } from '../../../../shared/locale.ts'
import { randomOf } from '../random.ts'
import type { AssetSeed } from '../../db/site-seed.ts'
import { firstParagraph } from '../texts/compose.ts'
import { entityTitle, projectText } from '../texts/project.ts'
import { recordOf } from './record.ts'
import { completeSketch } from './complete-sketch.ts'
import { pictureOf, picturesOf } from './pictures.ts'
import type { Sketch } from './sketch.ts'

export interface ProjectOptions {
  id: number
  name: string
  zip: string
  street: Localized
  number: string
  houses?: boolean
  /** Entities on each storey, the ground floor first. */
  floors: number[]
  /** Every n-th entity is sold. */
  soldEvery: number
}

export interface EstateSeeds {
  estates: Estate[]
  assets: AssetSeed[]
}

/** A project and its entities; its price is that of its cheapest available entity. */
export function projectOf(
  options: ProjectOptions,
  source: Source,
  own: Locale,
  reps: SalesRep[],
): EstateSeeds {
  const { id, zip, name, houses = false } = options
  const base = completeSketch({
    id,
    zip,
    sub: houses ? 'HOUSE_PROJECT' : 'APARTMENT_PROJECT',
    status: 'FOR_SALE',
    street: options.street,
    number: options.number,
    visible: true,
    condition: 'NEW',
    energy: 'missing',
    pictures: 5,
    sticker: 1,
    seaView: false,
  })
  const entities = entitiesOf(options, base)
  const least = Math.min(
    ...entities
      .filter(({ status }) => status === 'FOR_SALE')
      .map(({ money }) => money.value ?? Infinity),
  )
  const project = {
    ...base,
    kind: { ...base.kind, storeys: options.floors.length },
    money: { ...base.money, value: least },
  }
  const shown = picturesOf(project)
  const record = recordOf(project, source, own, reps)
  const description = projectText({ name, city: base.place.names, count: entities.length, houses })
  const children = entities.map(entity =>
    entityOf(entity, { source, own, reps, name, front: shown.assets[0]! }),
  )
  return {
    estates: [
      {
        ...record,
        pictures: shown.pictures,
        general: {
          ...record.general,
          title: sameInAll(name),
          description,
          shortDescription: firstLines(description),
          buildingName: name,
          architect: 'Atelier Veldkamp',
          childCount: entities.length,
        },
      },
      ...children.flatMap(child => child.estates),
    ],
    assets: [...shown.assets, ...children.flatMap(child => child.assets)],
  }
}

function entitiesOf(
  { id, zip, floors, houses = false, soldEvery, street, number }: ProjectOptions,
  base: Sketch,
): Sketch[] {
  let count = 0
  return floors.flatMap((amount, floor) =>
    Array.from({ length: amount }, (_, place) => {
      count++
      const random = randomOf(`entity ${id} ${count}`)
      const top = !houses && floor === floors.length - 1
      return completeSketch({
        id: id + count,
        zip,
        street,
        number,
        box: houses ? null : `${floor}.${place + 1}`,
        lat: base.lat,
        lon: base.lon,
        visible: true,
        sub: houses
          ? 'TERRACED_HOUSE'
          : top
            ? 'PENTHOUSE'
            : floor === 0
              ? 'GROUND_FLOOR_APARTMENT'
              : 'FLAT',
        status: count % soldEvery === 0 ? 'SOLD' : 'FOR_SALE',
        condition: 'NEW',
        year: 2026,
        floor: houses ? 0 : floor,
        beds: houses ? random.int(3, 4) : top ? 3 : random.int(1, 3),
        energy: 'good',
        pictures: 3,
        sticker: 0,
        elevator: !houses,
        published: base.published,
        parent: {
          id,
          entityNumber: houses ? `${count}` : `${floor}.${place + 1}`,
          floorId: place + 1,
        },
      })
    }),
  )
}

interface EntityContext {
  source: Source
  own: Locale
  reps: SalesRep[]
  name: string
  front: AssetSeed
}

/** An entity has its project's front picture, and rooms and a plan of its own. */
function entityOf(entity: Sketch, { source, own, reps, name, front }: EntityContext): EstateSeeds {
  const record = recordOf(entity, source, own, reps)
  const assets = picturesOf(entity).assets.slice(1)
  return {
    estates: [
      {
        ...record,
        pictures: [front, ...assets].map(pictureOf),
        general: {
          ...record.general,
          title: entityTitle(name, entity.parent!.entityNumber),
          buildingName: name,
        },
      },
    ],
    assets,
  }
}

const sameInAll = (name: string): Localized => ({ nl: name, fr: name, en: name, de: name })

const firstLines = (texts: Record<Locale, string>): Localized =>
  Object.fromEntries(Object.entries(texts).map(([locale, text]) => [locale, firstParagraph(text)]))
