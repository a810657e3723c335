/**
 * A picture that does not come leaves its colour or tiny picture in its place, and a logo nothing beside the name, not the
 * sign of a broken one (PIC-14, PIC-30). Load errors do not bubble, so they are caught on their way down.
 */
export function startMissingPictures(): void {
  document.addEventListener('error', ({ target }) => markMissing(target), { capture: true })
  // What failed before this script ran has no event any more.
  for (const image of document.images)
    if (image.complete && image.currentSrc !== '' && image.naturalWidth === 0) markMissing(image)
}

function markMissing(target: EventTarget | null): void {
  if (target instanceof HTMLImageElement) target.setAttribute('data-missing', '')
}
