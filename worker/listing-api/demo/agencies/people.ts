import { frenchDe } from '../../../../shared/translator.ts'
import type { Employee } from '../../../../shared/content/entity.ts'
import type { SalesRep } from '../../../../shared/estate/record/attachments.ts'
import type { Hair } from '../pictures/recipe.ts'
import { drawing, imageOf } from '../assets.ts'
import type { AssetSeed } from '../../db/site-seed.ts'
import { localized, type LocalizedText } from './localized.ts'

export interface Person {
  first: string
  last: string
  role: LocalizedText
  biv?: string
  text: LocalizedText
  hair: Hair
}

interface Team {
  employees: Employee[]
  reps: SalesRep[]
  assets: AssetSeed[]
}

/** Fictional people, with phone numbers and e-mail addresses that do not exist. */
export function teamOf(
  people: Person[],
  { site, accent, phone, domain }: { site: number; accent: string; phone: string; domain: string },
): Team {
  const drawn = people.map((person, index) => ({
    person,
    portrait: drawing(
      `s${site}-portrait-${index + 1}`,
      {
        draw: 'portrait',
        seed: site * 100 + index,
        accent,
        hair: person.hair,
      },
      site,
    ),
  }))
  const emailOf = ({ first }: Person) =>
    `${first
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z]/g, '')}@${domain}`
  const mobileOf = (index: number) => `+32 470 00 0${site} ${String(index + 10).padStart(2, '0')}`
  return {
    employees: drawn.map(({ person, portrait }, index) => ({
      id: site * 100 + index + 1,
      name: `${person.first} ${person.last}`,
      role: person.role,
      phone,
      mobile: mobileOf(index),
      email: emailOf(person),
      biv: person.biv ?? null,
      description: person.text,
      picture: imageOf(
        portrait,
        localized(
          `Getekend portret van ${person.first}`,
          `Portrait dessiné ${frenchDe(person.first)}`,
          `Drawn portrait of ${person.first}`,
          `Gezeichnetes Porträt von ${person.first}`,
        ),
      ),
    })),
    reps: drawn.map(({ person, portrait }, index) => ({
      firstname: person.first,
      lastname: person.last,
      picture: portrait.id,
      phone,
      mobile: mobileOf(index),
      email: emailOf(person),
      description: person.role,
    })),
    assets: drawn.map(({ portrait }) => portrait),
  }
}
