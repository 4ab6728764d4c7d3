import 'server-only';
import { endpoints } from '@/lib/contract/endpoints';
import type { SharedListing } from '@/lib/contract/listing';
import type { SharedPage } from '@/lib/contract/shared-listing';
import { categoryNames } from '@/lib/listings/category-names';
import { isJob } from '@/lib/listings/is-job';
import { pageOf, toPage } from '@/lib/open-referral/page';
import { numberOf } from '@/lib/open-referral/part-id';
import type { Question } from '@/lib/open-referral/read-question';
import { categoryTerm, taxonomy } from '@/lib/open-referral/terms';
import { toBriefService, toService, toServiceAtLocation } from '@/lib/open-referral/to-service';
import { read } from './client';
import { listCategories } from './content';
import type { Reading } from './reading';

type List = {
  list(question: Question): Promise<Reading<object>>;
  get(id: string): Promise<Reading<{ id: string }>>;
};

/** The lists of the standard. What an API of the published calls alone has none of is missing. */
export const referralLists = new Map<string, List>(
  Object.entries({
    services: {
      async list(question) {
        const names = await listNames();
        const write = (one: SharedListing) => (question.isFull ? toService(one, names(one)) : toBriefService(one));
        return pageReading(await listShared(question), write);
      },
      async get(id) {
        const names = await listNames();
        return mapReading(await getShared(id), (one) => toService(one, names(one)));
      },
    },
    service_at_locations: {
      list: async (question) => pageReading(await listShared(question, true), placedService),
      async get(id) {
        const number = numberOf(id);
        const reading = number === null ? missing : await getShared(String(number));
        const found = reading.state === 'ready' ? placedService(reading.value) : null;
        if (reading.state === 'ready') return found?.id === id.toLowerCase() ? { ...reading, value: found } : missing;
        return reading;
      },
    },
    taxonomies: {
      list: async (question) => ofTerms((terms) => pageOf(terms.length > 0 ? [taxonomy] : [], question)),
      get: async (id) => (id.toLowerCase() === taxonomy.id ? ofTerms(() => taxonomy) : missing),
    },
    taxonomy_terms: {
      list: async (question) => ofTerms((terms) => pageOf(terms, question)),
      async get(id) {
        const reading = await ofTerms((terms) => terms);
        if (reading.state !== 'ready') return reading;
        const term = reading.value.find((one) => one.id === id.toLowerCase());
        return term ? { state: 'ready', value: term } : missing;
      },
    },
  } satisfies Record<string, List>),
);

const missing = { state: 'missing' } as const;
const none: Reading<SharedPage> = { state: 'ready', value: { items: [], page: 1, pageSize: 1, total: 0 } };

export async function hasReferral(): Promise<Reading<unknown>> {
  return read(endpoints.listSharedListings, { query: new URLSearchParams({ size: '1' }) });
}

async function ofTerms<T>(work: (terms: readonly ReturnType<typeof categoryTerm>[]) => T): Promise<Reading<T>> {
  const [offered, categories] = await Promise.all([hasReferral(), listCategories()]);
  const named = categories.filter(({ name }) => !isJob([name])).map(({ name }) => categoryTerm(name));
  return mapReading(offered, () => work(named));
}

async function listNames(): Promise<(listing: SharedListing) => string[]> {
  const categories = await listCategories();
  return ({ categoryIds }) => categoryNames(categoryIds, categories);
}

function getShared(id: string): Promise<Reading<SharedListing>> {
  return read(endpoints.getSharedListing, { params: { name: id } });
}

async function listShared(question: Question, isPlaced = false): Promise<Reading<SharedPage>> {
  const { page, size, search, termId, taxonomyId, since } = question;
  const query = new URLSearchParams({ page: String(page), size: String(size) });
  if (search) query.set('q', search);
  if (since) query.set('since', since);
  if (isPlaced) query.set('placed', '1');
  if (taxonomyId && taxonomyId.toLowerCase() !== taxonomy.id) return none;
  if (termId) {
    const category = (await listCategories()).find(({ name }) => categoryTerm(name).id === termId.toLowerCase());
    if (!category) return none;
    query.set('category', String(category.id));
  }
  return read(endpoints.listSharedListings, { query });
}

function placedService(listing: SharedListing) {
  const at = toServiceAtLocation(listing);
  return at && { ...at, service: toBriefService(listing) };
}

function pageReading(reading: Reading<SharedPage>, write: (listing: SharedListing) => object | null): Reading<object> {
  return mapReading(reading, ({ items, page, pageSize, total }) =>
    toPage(items.map(write).filter(Boolean), { page, size: pageSize, total }),
  );
}

function mapReading<T, R>(reading: Reading<T>, work: (value: T) => R): Reading<R> {
  return reading.state === 'ready' ? { state: 'ready', value: work(reading.value) } : reading;
}
