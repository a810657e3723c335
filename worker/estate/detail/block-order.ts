import type { Theme } from '../../../shared/site/site.ts'

/** The parts of a home's story that may change places. */
export type StoryBlock =
  | 'description'
  | 'project'
  | 'plans'
  | 'tours'
  | 'map'
  | 'details'
  | 'documents'
  | 'costs'

/**
 * In which order a brand tells of a home (DETAIL-52): the magazine opens with the story and its plan, the seaside with
 * where it is and how far from the sea, the printed book with what the register says.
 */
export const BLOCK_ORDER: Record<Theme['character'], readonly StoryBlock[]> = {
  editorial: ['description', 'project', 'plans', 'tours', 'map', 'details', 'documents', 'costs'],
  coastal: ['map', 'description', 'project', 'tours', 'plans', 'costs', 'details', 'documents'],
  rustic: ['description', 'details', 'documents', 'project', 'plans', 'tours', 'costs', 'map'],
}
