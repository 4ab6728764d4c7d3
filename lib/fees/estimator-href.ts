/** Where visitors work out what care would cost them: by the lines of a listing, or of the provider. */
export function estimatorHref(listing?: number): string {
  return listing === undefined ? '/what-it-costs' : `/what-it-costs?listing=${listing}`;
}
