import * as v from 'valibot'
import { choice, flag, listOf, number, optional, text, whole } from './members.ts'

const LocalText = v.object({ languageId: text, content: text })

const Detail = v.object({
  id: v.number(),
  label: text,
  type: text,
  value: text,
  enum: choice,
})

const Picture = v.object({
  order: whole,
  urlXXL: text,
  urlOriginal: text,
  urlLarge: text,
  updateDateTime: text,
})

const Representative = v.object({
  name: text,
  firstName: text,
  email: text,
  phone: text,
  directLine: text,
  mobile: text,
})

export const WhiseEstate = v.object({
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  parentId: whole,
  canHaveChildren: flag,
  referenceNumber: text,
  name: text,
  shortDescription: listOf(LocalText),
  longDescription: listOf(LocalText),
  price: number,
  displayPrice: flag,
  displayAddress: flag,
  purpose: choice,
  purposeStatus: choice,
  category: choice,
  subCategory: choice,
  status: choice,
  displayStatusId: whole,
  state: choice,
  availability: choice,
  availabilityDateTime: text,
  country: choice,
  address: text,
  number: text,
  box: text,
  zip: text,
  city: text,
  area: number,
  minArea: number,
  maxArea: number,
  groundArea: number,
  rooms: whole,
  bathRooms: whole,
  fronts: whole,
  floor: text,
  furnished: flag,
  garage: whole,
  parking: whole,
  energyClass: text,
  energyValue: text,
  linkVirtualVisit: text,
  link3DModel: text,
  linkVideo: text,
  pictures: listOf(Picture),
  representatives: listOf(Representative),
  officeId: whole,
  putOnlineDateTime: text,
  createDateTime: text,
  details: listOf(Detail),
})

export type WhiseEstate = v.InferOutput<typeof WhiseEstate>
export type WhiseDetail = v.InferOutput<typeof Detail>

/** An answer says in itself that it is none: also where it has what looks like a result. */
export const Refusal = v.object({
  isValidRequest: optional(v.boolean()),
  validationErrors: listOf(v.looseObject({ message: text, code: text })),
})

export const Token = v.object({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(10_000)) })

export const EstatesPage = v.object({
  // Left out where there is none.
  estates: listOf(v.unknown()),
  totalCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

export const Offices = v.object({
  offices: v.array(v.looseObject({ id: v.number(), name: text })),
})

export const Contact = v.looseObject({ contactId: whole, id: whole })
