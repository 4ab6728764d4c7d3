import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '@/care-api/api-error';
import { companyNoun } from '@/care-api/company/company-noun';
import { updateCompany } from '@/care-api/company/edit-company';
import { faqNoun } from '@/care-api/faqs/faq-noun';
import { updateFaq } from '@/care-api/faqs/update-faq';
import { updateListing } from '@/care-api/listings/edit-listings';
import { listingNoun } from '@/care-api/listings/listing-noun';
import { updatePage } from '@/care-api/menus/edit-pages';
import { pageNoun } from '@/care-api/menus/page-noun';
import { updatePost } from '@/care-api/posts/edit-posts';
import { postNoun } from '@/care-api/posts/post-noun';
import { requireUnanswered } from '@/care-api/questionnaires/require-unanswered';
import { withoutBlankRows } from '@/lib/contract/blank-rows';
import { companyInput } from '@/lib/contract/company';
import { faqInput } from '@/lib/contract/faq';
import { toFault } from '@/lib/contract/faults';
import { reportIssues } from '@/lib/contract/issue-faults';
import { listingInput } from '@/lib/contract/listing';
import { plainFieldNames } from '@/lib/contract/listing-fields';
import { menuPageInput } from '@/lib/contract/menu';
import { postInput } from '@/lib/contract/post';
import type { WorkingData, WorkingKind } from '@/lib/contract/working';
import type { Editable } from './editable';

/** Every kind that is written apart from what the public sees. */
export const editables: Record<WorkingKind, Editable> = {
  faq: {
    kind: 'faq',
    who: faqNoun.who,
    noun: faqNoun,
    fields: ['faqQuestions', 'faqAnswer'],
    pictures: [],
    publish: ({ database, now }, { data, base: _, ...change }) =>
      updateFaq(database.db, take(faqInput, data), { ...change, now: now() }),
  },
  company: {
    kind: 'company',
    who: 'admin',
    noun: companyNoun,
    fields: [
      ...(['companyName', 'logoPath', 'phone', 'email', 'address', 'openingHours'] as const),
      ...(['regulatorRating', 'regulatorUrl', 'regulatorDate', 'regulatorProviderId', 'regulatorLocationId'] as const),
      ...(['companyNumber', 'registeredOffice', 'icoNumber', 'modernSlaveryUrl', 'safeguardingContact'] as const),
      ...([
        'socialLinks',
        'registration',
        'openingPeriods',
        'closedDays',
        'nation',
        'promiseMinutes',
        'fees',
        'feesCheckedOn',
        'palette',
      ] as const),
    ],
    pictures: ['logoPath'],
    publish: (places, { data, base: _, ...change }) =>
      updateCompany(places, take(companyInput, withoutBlankRows(data)), { ...change, pictureCaller: null }),
  },
  post: {
    kind: 'post',
    who: postNoun.who,
    noun: postNoun,
    fields: [
      ...(['title', 'description', 'bannerImage', 'tags', 'category', 'author'] as const),
      ...(['postedOn', 'commentsOpen', 'summary', 'bannerAlt'] as const),
    ],
    pictures: ['bannerImage'],
    staffFields: ['author', 'postedOn', 'commentsOpen'],
    isAuthor: ({ userid }, { id }) => userid === id,
    drafts: {
      isPublic: sql`status = 'Published'`,
      hide: sql`status = 'Draft'`,
      isDraft: ({ status }) => status !== 'Published',
    },
    publish: (places, { data, ...change }) =>
      updatePost(places, { ...change, input: { ...take(postInput, data), status: 'Published' }, pictureCaller: null }),
  },
  page: {
    kind: 'page',
    who: pageNoun.who,
    noun: pageNoun,
    fields: [
      ...(['contentFileName', 'contentType', 'extra1', 'contentIcon', 'menuId'] as const),
      ...(['slug', 'searchTitle', 'searchText', 'noIndex'] as const),
    ],
    pictures: ['extra1'],
    drafts: { isPublic: sql`not is_draft`, hide: sql`is_draft = true`, isDraft: ({ isDraft }) => isDraft === true },
    publish: (places, { data, base: _, ...change }) =>
      updatePage(places, { ...take(menuPageInput, data), isDraft: false }, { ...change, pictureCaller: null }),
  },
  listing: {
    kind: 'listing',
    who: listingNoun.who,
    noun: listingNoun,
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
    drafts: { isPublic: sql`not is_draft`, hide: sql`is_draft = true`, isDraft: ({ isDraft }) => isDraft === true },
    requireAgreed: (tx, id, data) => requireUnanswered(tx, id, data.questionnaireId),
    // What is published is a draft no more.
    publish(places, { data, base, ...change }) {
      const { filterIds, ...input } = take(listingInput, withoutBlankRows(data));
      // Not touched, they stay as they are: values may have been merged or split meanwhile.
      const links = data.filterIds === base.filterIds ? {} : { filterIds };
      requireWholeJob(data.job, input.job);
      return updateListing(places, { ...change, input: { ...input, ...links, isDraft: false }, pictureCaller: null });
    },
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

/** @throws Refusal 422 */
function take<S extends z.ZodType>(schema: S, data: WorkingData): z.output<S> {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new Refusal(422, reportIssues(parsed.error.issues));
}
