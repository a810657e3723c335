import type { Localized } from '../locale.ts'
import type { Section } from './section.ts'

/**
 * A CMS page: GET /pages/by-url/{url} with the url as one encoded segment, 'nl' (home) or 'nl/te-koop';
 * /pages/{id}; /pages/ lists them without sections.
 */
export interface Page {
  id: number
  /** Path after the language, per language: 'te-koop'; '' is the home page. A missing language has no such page. */
  url: Localized
  title: Localized
  description: Localized
  /** Privacy statement, terms of use and the like are found by their role. */
  role: 'home' | 'privacy' | 'terms' | 'listing' | 'contact' | 'content'
  published: boolean
  /** Seconds since 1970. */
  updatedAt: number
  sections: Section[]
}

/** GET /estate-pages/{locale}/{estateId}: sections under one estate's facts. */
export interface EstatePage {
  estateId: number
  sections: Section[]
}

/** GET /agreements?locale: texts to accept with a reservation. */
export interface Agreement {
  id: number
  name: string
  /** Clean HTML after import. */
  text: string
  version: string
  required: boolean
}
