import { readBelgium } from '../../shared/places/belgium.ts'
import { browserFiles } from '../page/browser-files.ts'
import { createFileLoader } from './file-loader.ts'

/** The municipalities of Belgium and their parts, read when a place is first named; null: they cannot be had (SENTENCE-36). */
export const loadBelgium = createFileLoader(browserFiles.belgium, 'belgium-not-read', readBelgium)
