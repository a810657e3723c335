import type { Translate } from '../../translator.ts'
import type { LayoutRoom } from '../record/building.ts'
import { ascending, listAt, numberAt, type EstateLike } from '../read.ts'

interface Floor<T> {
  /** null: the level is not known; such a floor comes last. */
  level: number | null
  items: T[]
}

/** Children of a project by floor level ascending; within a floor by floorId (ESTATE-42). */
export const projectFloors = <T extends EstateLike>(
  children: readonly T[] | null | undefined,
): Floor<T>[] =>
  byFloor(
    Array.isArray(children) ? children.filter(Boolean) : [],
    'general.floor',
    'general.floorId',
  )

/** Rooms of the layout by floor level ascending; within a floor in the order the agency gave them. */
export const layoutFloors = (estate: { layout?: unknown }): Floor<LayoutRoom>[] =>
  byFloor(
    listAt(estate, 'layout').filter((room): room is LayoutRoom => typeof room === 'object'),
    'floor',
    'sort',
  )

/** 'Gelijkvloers', 'Verdieping 2', 'Ondergronds (−1)'. */
export const floorName = (level: number, t: Translate): string =>
  level > 0
    ? t('floor.above', { count: level })
    : t(level === 0 ? 'floor.ground' : 'floor.below', { level: `−${-level}` })

function byFloor<T>(items: T[], levelPath: string, orderPath: string): Floor<T>[] {
  const floors = Map.groupBy(items, item => numberAt(item, levelPath))
  return [...floors]
    .sort(([a], [b]) => ascending(a, b))
    .map(([level, group]) => ({
      level,
      items: group.sort((a, b) => ascending(numberAt(a, orderPath), numberAt(b, orderPath))),
    }))
}
