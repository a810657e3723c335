import * as v from 'valibot'
import { Image } from './content.ts'
import {
  day,
  email,
  field,
  geoLocation,
  id,
  localized,
  number,
  schemaLine,
  text,
} from './fields.ts'

const itemId = field('Of this item; stays the same', id())

/** team.json */
export const Team = v.strictObject({
  ...schemaLine,
  items: v.array(
    v.strictObject({
      id: itemId,
      name: text(),
      role: localized(200),
      phone: v.nullish(text(40)),
      mobile: v.nullish(text(40)),
      email: v.nullish(email()),
      biv: v.nullish(field('Registration with the BIV', text(40))),
      picture: v.nullish(Image),
      description: v.optional(localized()),
    }),
  ),
})

/** offices.json */
export const Offices = v.strictObject({
  ...schemaLine,
  items: v.array(
    v.strictObject({
      id: itemId,
      name: text(),
      street: text(),
      number: text(20),
      zip: text(10),
      city: localized(100),
      phone: text(40),
      email: email(),
      geoLocation: geoLocation(),
      hours: field('One line a day, as it is printed', v.array(localized(200))),
      picture: v.nullish(Image),
    }),
  ),
})

/** reviews.json */
export const Reviews = v.strictObject({
  ...schemaLine,
  items: v.array(
    v.strictObject({
      id: itemId,
      author: text(),
      score: field('Out of five', number(0, 5)),
      text: localized(),
      date: day(),
      source: v.nullish(text()),
    }),
  ),
})

/** quotes.json */
export const Quotes = v.strictObject({
  ...schemaLine,
  items: v.array(v.strictObject({ id: itemId, text: localized(), author: text() })),
})
