import type { Localized } from '../locale.ts'
import type { Image } from './section.ts'

/** GET /entities lists the collections; GET /entities/{name}/items gives their items. */
export interface EntityCollection {
  name: string
  kind: 'employees' | 'offices' | 'reviews' | 'quotes' | 'notifications'
}

/** GET /estate-collections/{id}: what a hand-picked collection is called, and what is said of it. */
export interface EstateCollection {
  id: number
  name?: Localized | string | null
  description?: Localized | string | null
}

export interface Employee {
  id: number
  name: string
  role: Localized
  phone?: string | null
  mobile?: string | null
  email?: string | null
  biv?: string | null
  picture?: Image | null
  description?: Localized
}

export interface Office {
  id: number
  name: string
  street: string
  number: string
  zip: string
  city: Localized
  phone?: string
  email?: string
  geoLocation?: { lat: number; lon: number } | null
  /** One line a day, as it is printed. */
  hours: Localized[]
  picture?: Image | null
}

export interface Review {
  id: number
  author: string
  /** Out of five. */
  score: number
  text: Localized
  /** ISO date. */
  date: string
  source?: string | null
}

export interface Quote {
  id: number
  text: Localized
  author: string
}

/** A site notice; shown between its dates, in the languages it has (ajax/notifications). */
export interface Notification {
  id: number
  text: Localized
  from: string
  until: string
  link?: { label: Localized; url: string } | null
}
