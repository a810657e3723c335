import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './local/run-tool.ts'
import { mapArchive } from './map/archive.ts'
import { mapLayers } from './map/layers.ts'
const archive = await mapArchive(mapLayers(), {
  box: [2.3, 49.35, 6.6, 51.65],
  maxZoom: 13,
  attribution: 'x',
})
await writeFile(join(root, 'worker/commands/map/belgium.pmtiles'), archive)
console.log(archive.length)
