import { callBackResource } from '@/lib/admin/call-backs';
import { categoryResource } from '@/lib/admin/categories';
import { faqResource } from '@/lib/admin/faqs';
import { filterResource } from '@/lib/admin/filters';
import { galleryResource } from '@/lib/admin/gallery';
import { listingResource } from '@/lib/admin/listings';
import { mailResource } from '@/lib/admin/mails';
import { menuResource } from '@/lib/admin/menus';
import type { Resource } from '@/lib/admin/resource';
import { userResource } from '@/lib/admin/users';
import { videoResource } from '@/lib/admin/videos';
import { callsOf } from '@/lib/contract/has-call';
import { publishedLists } from './lists';
import { narrowResource } from './offer-resource';

const published = callsOf([]);

it('an API that has every call offers all that is described', () => {
  for (const resource of [faqResource, menuResource, mailResource]) {
    const same = <Row>(described: Resource<Row>) => expect(narrowResource(described, () => true)).toEqual(described);
    same<never>(resource as Resource<never>);
  }
});

const asked = <Row>(resource: Resource<Row>) => {
  const { rules } = narrowResource(resource, published);
  expect([rules.filters, rules.hasDays, narrowResource(resource, published).filters]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  return [rules.statuses, rules.sorts, rules.defaultSort];
};

it('of whole lists is asked what can be told from their rows', () => {
  expect(asked(faqResource)).toEqual([['published'], ['position', 'question'], 'position']);
  expect(asked(galleryResource)).toEqual([['published'], ['position', 'group'], 'position']);
  expect(asked(videoResource)).toEqual([['published'], ['position', 'category'], 'position']);
  expect(asked(categoryResource)).toEqual([['all'], ['name'], 'name']);
  expect(asked(filterResource)).toEqual([['all'], ['position', 'value'], 'position']);
  expect(asked(menuResource)).toEqual([['all'], ['position', 'name'], 'position']);
  expect(asked(listingResource)).toEqual([['published'], ['name'], 'name']);
  expect(asked(userResource)).toEqual([['active', 'staff', 'banned', 'all'], ['name', 'created'], '-created']);
  expect(asked(callBackResource)).toEqual([['open', 'waiting', 'closed', 'all'], ['created', 'name'], '-created']);
});

it('a list begins with a tab that it has', () => {
  expect(narrowResource(callBackResource, published).rules.statuses).toContain(callBackResource.otherwise);
});

it('rows are changed one at a time, for good, where there is neither a trash nor a call for many', () => {
  const faq = narrowResource(faqResource, published);
  expect(faq).toMatchObject({ isOneByOne: true, lacks: ['changed'] });
  expect([faq.hasTrash, faq.table, faq.order, faq.bulk]).toEqual([undefined, undefined, undefined, undefined]);
  expect([faq.editor, faq.remove, faq.words]).toEqual([faqResource.editor, faqResource.remove, faqResource.words]);
});

it('what no call changes is read in its list alone', () => {
  const menu = narrowResource(menuResource, published);
  expect([menu.editor, menu.remove, menu.words.add, menu.isListOnly]).toEqual([undefined, undefined, undefined, true]);
});

it('rows that are none of their kind are left out of the listings, and make another list unreadable', () => {
  const page = publishedLists.listing?.toPage([{ typeId: 1, typeTitle: 'A' }, { typeId: 'x' }, 7], null);
  expect(page).toMatchObject({ items: [{ typeId: 1, typeTitle: 'A' }], total: 1 });
  expect(() => publishedLists.faq?.toPage([{ faqId: 'x' }], null)).toThrow();
});
