export function listingAddress(id: number): string {
  return `/listing-details/${id}`;
}
