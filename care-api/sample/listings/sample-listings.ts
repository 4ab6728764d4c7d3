import type { SampleListing } from '@/care-api/sample/sample-listing';
import { carerJobs } from './carer-jobs';
import { companionship } from './companionship';
import { dementiaCare } from './dementia-care';
import { liveInCare } from './live-in-care';
import { localBusinesses } from './local-businesses';
import { nursingCare } from './nursing-care';
import { otherJobs } from './other-jobs';
import { respiteCare } from './respite-care';

export const sampleListings = withIds([
  ...liveInCare,
  ...respiteCare,
  ...dementiaCare,
  ...nursingCare,
  ...companionship,
  ...carerJobs,
  ...otherJobs,
  ...localBusinesses,
]);

function withIds(listings: readonly SampleListing[]): (SampleListing & { id: number })[] {
  const kept = new Set(listings.map(({ id }) => id));
  let last = 0;
  return listings.map((listing) => {
    if (listing.id !== undefined) return { ...listing, id: listing.id };
    do last += 1;
    while (kept.has(last));
    return { ...listing, id: last };
  });
}
