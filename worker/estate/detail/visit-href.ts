/** Where a visit is planned: the home's own address with its free times (BOOK-9). */
export const visitHref = (path: string): string => `${path}?viewing=1`
