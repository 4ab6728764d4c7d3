import { listingMap, listingWorkNames, workNames } from '@/lib/admin/listing-work';
import { workingRoute } from '@/lib/door/working-route';

/** The words of a listing that wait to be published. */
export const POST = workingRoute({
  kind: 'listing',
  path: '/adminPanel/listings',
  map: listingMap,
  fields: workNames,
  names: listingWorkNames,
});
