/** Where a home's figures are, by its public id. */
export const figuresAddress = (publicId: string): string =>
  `/desk/figures/homes/${encodeURIComponent(publicId)}`
