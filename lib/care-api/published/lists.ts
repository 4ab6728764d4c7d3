import { accountSchema } from '@/lib/contract/account';
import { callBackSchema } from '@/lib/contract/call-back';
import { categorySchema } from '@/lib/contract/category';
import { faqSchema } from '@/lib/contract/faq';
import { galleryImageSchema } from '@/lib/contract/gallery';
import { listingSchema } from '@/lib/contract/listing';
import { menuSchema } from '@/lib/contract/menu';
import { searchFilterSchema } from '@/lib/contract/search-filter';
import { searchText } from '@/lib/contract/search-text';
import { listingWords } from '@/lib/contract/staff-words';
import { videoSchema } from '@/lib/contract/video';
import { type PublishedList, wholeList } from './whole-list';

const tabOfStatus = { Open: 'open', OnHold: 'waiting', Closed: 'closed' };
/** The order of a whole answer. */
const position = () => 0;
const digits = (phone: string) => phone.replace(/\D/g, '');

export const publishedLists: Readonly<Record<string, PublishedList>> = {
  faq: wholeList({
    until: 'listTrash',
    lacks: ['changed'],
    row: faqSchema,
    rules: {
      texts: ({ question, answer }) => [question, answer],
      sorts: { position, question: ({ question }) => question },
      statuses: () => ['published'],
    },
  }),
  galleryImage: wholeList({
    until: 'listTrash',
    lacks: ['changed'],
    row: galleryImageSchema,
    rules: {
      texts: ({ group, description }) => [group, description],
      sorts: { position, group: ({ group }) => group },
      statuses: () => ['published'],
    },
  }),
  video: wholeList({
    until: 'listTrash',
    lacks: ['changed'],
    row: videoSchema,
    rules: {
      texts: ({ category, description, link }) => [category, description, link],
      sorts: { position, category: ({ category }) => category },
      statuses: () => ['published'],
    },
  }),
  category: wholeList({
    until: 'mergeCategories',
    statuses: ['all'],
    lacks: ['listings', 'posts'],
    row: categorySchema,
    rules: { texts: ({ name }) => [name], sorts: { name: ({ name }) => name }, statuses: () => [] },
  }),
  filter: wholeList({
    until: 'mergeSearchFilters',
    statuses: ['all'],
    lacks: ['categories'],
    row: searchFilterSchema,
    rules: {
      texts: ({ header, value }) => [header, value],
      sorts: { position, value: ({ value }) => value },
      statuses: () => [],
    },
    fill: ({ listingIds }) => ({ listingCount: listingIds.length, categoryNames: [] }),
  }),
  menu: wholeList({
    until: 'createMenu',
    statuses: ['all'],
    lacks: ['pages', 'changed'],
    row: menuSchema,
    rules: {
      texts: ({ name, url }) => [name, url],
      sorts: { position, name: ({ name }) => name },
      statuses: () => [],
    },
    fill: () => ({ inMenu: true, position: 0, pages: [] }),
  }),
  account: wholeList({
    until: 'getAccount',
    statuses: ['active', 'staff', 'banned', 'all'],
    lacks: ['lastSeen'],
    row: accountSchema,
    rules: {
      texts: ({ name, email }) => [name, email],
      name: ({ name }) => name,
      sorts: { name: ({ name }) => name, created: ({ createdAt }) => createdAt ?? '' },
      statuses: ({ isBanned, isAdmin, roles }) => [
        ...(isBanned ? ['banned'] : ['active']),
        ...(isAdmin || roles.length > 0 ? ['staff'] : []),
      ],
    },
  }),
  callBack: wholeList({
    until: 'addCallBackEvent',
    lacks: ['due', 'owner'],
    row: callBackSchema,
    statuses: [...Object.values(tabOfStatus), 'all'],
    defaultSort: '-created',
    rules: {
      words: listingWords,
      texts: ({ name, email, phone }) => [name, email, digits(phone)],
      name: ({ name }) => name,
      sorts: { created: ({ id }) => id, name: ({ name }) => name },
      statuses: ({ status }) => [tabOfStatus[status]],
    },
  }),
  // As the API has it, so that both find the same. Rows that are no listing are left out.
  listing: wholeList({
    until: 'getKeptListing',
    statuses: ['published'],
    defaultSort: 'name',
    lacks: ['changed', 'checked', 'created'],
    row: listingSchema.nullable().catch(null),
    rules: {
      words: listingWords,
      texts: (row) => [row.title, searchText(row, []).place, digits(row.phone)],
      name: ({ title }) => title,
      sorts: { name: ({ title }) => title },
      statuses: () => ['published'],
    },
  }),
};
