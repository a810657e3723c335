import type { drawing } from '../../../listing-api/demo/assets.ts'
import type { Theme } from '../../../../shared/site/site.ts'
import type { Locale } from '../../../../shared/locale.ts'

type Recipe = Parameters<typeof drawing>[1]

interface Look {
  theme: Omit<Theme, 'character' | 'logo' | 'hero'>
  hero: Recipe
  house: Recipe
  heroAlt: Record<Locale, string>
  houseAlt: Record<Locale, string>
}

/** The looks that a new agency chooses of, by the character of its pages. */
export const LOOKS = {
  editorial: {
    theme: {
      accent: '1f5c4a',
      tint: 'e4e7d6',
      paper: 'faf6ee',
      ink: '1d2a26',
      radius: 2,
      headingFace: 'fraunces',
      textFace: 'figtree',
    },
    hero: {
      draw: 'panorama',
      scene: 'city',
    },
    house: {
      draw: 'elevation',
      seed: 11,
      light: 'morning',
      setting: 'town',
      building: 'mansion',
      storeys: 3,
      wall: 'red',
    },
    heroAlt: {
      nl: 'Illustratie: gevels langs het water bij valavond',
      fr: 'Illustration : façades au bord de l’eau au crépuscule',
      en: 'Illustration: gabled fronts along the water at dusk',
      de: 'Illustration: Giebelfassaden am Wasser in der Abenddämmerung',
    },
    houseAlt: {
      nl: 'Illustratie: een herenhuis',
      fr: 'Illustration : une maison de maître',
      en: 'Illustration: a townhouse',
      de: 'Illustration: ein Stadthaus',
    },
  },
  coastal: {
    theme: {
      accent: '0b5670',
      tint: 'd9e8e8',
      paper: 'fbfcfa',
      ink: '12303b',
      radius: 14,
      headingFace: 'bricolage',
      textFace: 'hanken',
    },
    hero: {
      draw: 'panorama',
      scene: 'coast',
    },
    house: {
      draw: 'elevation',
      seed: 11,
      light: 'noon',
      setting: 'coast',
      building: 'villa',
      storeys: 2,
      wall: 'white',
    },
    heroAlt: {
      nl: 'Illustratie: de zeedijk en de duinen',
      fr: 'Illustration : la digue et les dunes',
      en: 'Illustration: the sea front and the dunes',
      de: 'Illustration: Strandpromenade und Dünen',
    },
    houseAlt: {
      nl: 'Illustratie: een witte villa',
      fr: 'Illustration : une villa blanche',
      en: 'Illustration: a white villa',
      de: 'Illustration: eine weiße Villa',
    },
  },
  rustic: {
    theme: {
      accent: '7d3a22',
      tint: 'dfe0d8',
      paper: 'f6f1e7',
      ink: '27241f',
      radius: 0,
      headingFace: 'newsreader',
      textFace: 'source-serif',
    },
    hero: {
      draw: 'panorama',
      scene: 'hills',
    },
    house: {
      draw: 'elevation',
      seed: 11,
      light: 'dusk',
      setting: 'hills',
      building: 'farmhouse',
      storeys: 2,
      wall: 'stone',
    },
    heroAlt: {
      nl: 'Illustratie: heuvels met een dorp',
      fr: 'Illustration : des collines et un village',
      en: 'Illustration: hills with a village',
      de: 'Illustration: Hügel mit einem Dorf',
    },
    houseAlt: {
      nl: 'Illustratie: een hoeve',
      fr: 'Illustration : une ferme',
      en: 'Illustration: a farmhouse',
      de: 'Illustration: ein Bauernhaus',
    },
  },
} satisfies Record<string, Look>
