import type { ListingPage } from '@/lib/contract/listing-page';

/** Of a question that was taken word by word. */
export const nothingUnderstood: Pick<ListingPage, 'miles' | 'understood' | 'groups' | 'costs'> = {
  miles: [],
  understood: { kinds: [], place: null, unknownPlace: '', corrections: [] },
  groups: [],
  costs: [],
};
