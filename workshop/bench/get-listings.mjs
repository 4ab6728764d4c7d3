import { Refusal } from '../../scripts/start/refusal.mjs';

/** The whole directory as the care API publishes it, by rising id. */
export async function getListings(careApi) {
  const response = await fetch(`${careApi}/api/TypeDetail/typecardlist`);
  if (!response.ok) throw new Refusal(`the care API answered ${response.status} when asked for the listings`);
  const listings = await response.json();
  return listings.sort((a, b) => a.typeId - b.typeId);
}
