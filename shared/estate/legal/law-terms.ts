import type { Region } from '../record/location.ts'
import { LAW_SOURCES, type Dated } from './law-sources.ts'

/** The Flemish renovation duty of a home: which label within how many years of the deed. */
export const RENOVATION: Dated & { label: string; years: number } = {
  label: 'D',
  years: 5,
  from: '2023-01-01',
  source: LAW_SOURCES.renovation,
}

/** A Flemish flood report is of use for so many days. */
export const FLOOD_REPORT: Dated & { days: number } = {
  days: 366,
  from: '2023-01-01',
  source: LAW_SOURCES.flood,
}

/** Asbestos certificates concern what was built before this year, and garages of this many m² or more. */
export const ASBESTOS: Dated & { before: number; garage: number } = {
  before: 2001,
  garage: 20,
  from: '2022-11-23',
  source: LAW_SOURCES.asbestos,
}

/** From when an advert of a holiday home has to bear its registration number; regions asked for theirs before. */
export const HOLIDAY_REGISTRATION: Dated = {
  from: '2026-05-20',
  source: LAW_SOURCES.holidayRegistration,
}

/** Where the scale of each region's energy labels stands. */
export const ENERGY_SCALE_LAW: Record<Region, Dated> = {
  FLANDERS: { from: '2019-01-01', source: LAW_SOURCES.flemishScale },
  WALLONIA: { from: '2015-01-01', source: LAW_SOURCES.walloonScale },
  BRUSSELS: { from: '2011-02-17', source: LAW_SOURCES.brusselsScale },
}
