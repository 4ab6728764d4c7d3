import { companyWork } from './company-work';
import { listingWork } from './listing-work';
import { postWork } from './post-work';
import type { WorkKind } from './work';

/** Every kind of row whose words wait to be published. */
export const works: readonly WorkKind[] = [listingWork, postWork, companyWork];

export function findWork(kind: string): WorkKind | undefined {
  return works.find((work) => work.kind === kind);
}
