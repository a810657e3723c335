/** A name as it sounds: without doubled letters and silent endings, and with one letter of those that are written for each other. */
export const plainSpelling = (name: string): string =>
  name
    .replace(/ij|y/g, 'i')
    .replace(/[ck]+/g, 'k')
    .replaceAll('ae', 'a')
    .replaceAll('z', 's')
    .replaceAll('ph', 'f')
    .replace(/([gt])h/g, '$1')
    .replace(/(.)\1+/g, '$1')
    .replace(/(es|e|s)$/, '')
