import { MAX_FILE_BYTES } from '../../../shared/files/file-type.ts'
import type { DeskCall } from '../call.ts'
import { AGENTS } from '../roles.ts'
import { addByForm, addOne, knownFiles } from './add.tsx'
import { changePhotos } from './change-photos.tsx'
import { MAX_FORM_BYTES } from './form-files.ts'
import { describePhoto, photoPage } from './photo-page.tsx'
import { photosPage } from './photos-page.tsx'

const AT = '/homes/:id/photos'

export const PHOTO_CALLS: readonly DeskCall[] = [
  { method: 'GET', path: AT, may: AGENTS, openToVisits: true, run: photosPage },
  { method: 'POST', path: AT, may: AGENTS, openToVisits: true, run: changePhotos },
  {
    method: 'POST',
    path: `${AT}/add`,
    may: AGENTS,
    openToVisits: true,
    run: addByForm,
    maxBytes: MAX_FORM_BYTES,
  },
  {
    method: 'POST',
    path: `${AT}/add/:digest`,
    may: AGENTS,
    openToVisits: true,
    run: addOne,
    maxBytes: MAX_FILE_BYTES,
  },
  { method: 'POST', path: `${AT}/known`, may: AGENTS, openToVisits: true, run: knownFiles },
  { method: 'GET', path: `${AT}/:file`, may: AGENTS, openToVisits: true, run: photoPage },
  { method: 'POST', path: `${AT}/:file`, may: AGENTS, openToVisits: true, run: describePhoto },
]
