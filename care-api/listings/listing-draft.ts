import { sql } from 'drizzle-orm';
import { type Editable, readInput } from '@/care-api/desk/working/editable';
import { Refusal } from '@/care-api/kernel/refusal';
import { withoutBlankRows } from '@/lib/contract/blank-rows';
import { toFault } from '@/lib/contract/faults';
import { listingInput } from '@/lib/contract/listing';
import { plainFieldNames } from '@/lib/contract/listing-fields';
import { updateListing } from './edit-listings';
import { listingResource } from './listing-resource';
import { requireUnanswered } from './require-unanswered';

export const listingDraft: Editable = {
  kind: 'listing',
  resource: listingResource,
  fields: [
    ...(['typeTitle', 'openClose', 'description', 'bannerPhoto', 'images', 'mapLink', 'map'] as const),
    ...([
      'listingFeatures',
      'headFeatures',
      'categoryId',
      'job',
      'lat',
      'lng',
      'homeTile',
      'fees',
      'feesCheckedOn',
      'filterIds',
      'questionnaireId',
    ] as const),
    ...plainFieldNames,
  ],
  pictures: ['bannerPhoto', 'images'],
  // Put into another one by an import that can be taken back.
  isAway: sql`exists (select from import_rows i where i.listing_id = t.id and i.deed = 'merged')`,
  drafts: { isPublic: sql`not is_draft`, hide: sql`is_draft = true`, isDraft: ({ isDraft }) => isDraft === true },
  requireAgreed: (tx, id, data) => requireUnanswered(tx, id, data.questionnaireId),
  publish(deps, { data, base, ...change }) {
    const { filterIds, ...input } = readInput(listingInput, withoutBlankRows(data));
    // Not touched, they stay as they are: values may have been merged or split meanwhile.
    const links = data.filterIds === base.filterIds ? {} : { filterIds };
    requireWholeJob(data.job, input.job);
    return updateListing(deps, { ...change, input: { ...input, ...links, isDraft: false }, pictureCaller: null });
  },
};

/** The call takes a fact of a job that it cannot read for none; whoever typed it wants to know. @throws Refusal 422 */
function requireWholeJob(sent: unknown, read: object | null | undefined): void {
  const facts = new Map<string, unknown>(Object.entries(read ?? {}));
  for (const [name, value] of Object.entries(sent ?? {})) {
    const isLost = value !== null && value !== '' && (facts.get(name) ?? null) === null;
    if (isLost) throw new Refusal(422, 'problem', { [`job.${name}`]: toFault('valueUnreadable') });
  }
}
