export function estimatorHref(listing?: number): string {
  return listing === undefined ? '/what-it-costs' : `/what-it-costs?listing=${listing}`;
}
