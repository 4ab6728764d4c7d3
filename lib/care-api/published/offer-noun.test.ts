import { callBackNoun } from '@/lib/admin/call-backs';
import { categoryNoun } from '@/lib/admin/categories';
import { faqNoun } from '@/lib/admin/faqs';
import { filterNoun } from '@/lib/admin/filters';
import { galleryNoun } from '@/lib/admin/gallery';
import { listingNoun } from '@/lib/admin/listings';
import { mailNoun } from '@/lib/admin/mails';
import { menuNoun } from '@/lib/admin/menus';
import type { Noun } from '@/lib/admin/noun';
import { userNoun } from '@/lib/admin/users';
import { videoNoun } from '@/lib/admin/videos';
import { callsOf } from '@/lib/contract/has-call';
import { publishedLists } from './lists';
import { narrowNoun } from './offer-noun';

const published = callsOf([]);

it('an API that has every call offers all that is described', () => {
  for (const noun of [faqNoun, menuNoun, mailNoun]) {
    const same = <Row>(described: Noun<Row>) => expect(narrowNoun(described, () => true)).toEqual(described);
    same<never>(noun as Noun<never>);
  }
});

const asked = <Row>(noun: Noun<Row>) => {
  const { rules } = narrowNoun(noun, published);
  expect([rules.filters, rules.hasDays, narrowNoun(noun, published).filters]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  return [rules.statuses, rules.sorts, rules.defaultSort];
};

it('of whole lists is asked what can be told from their rows', () => {
  expect(asked(faqNoun)).toEqual([['published'], ['position', 'question'], 'position']);
  expect(asked(galleryNoun)).toEqual([['published'], ['position', 'group'], 'position']);
  expect(asked(videoNoun)).toEqual([['published'], ['position', 'category'], 'position']);
  expect(asked(categoryNoun)).toEqual([['all'], ['name'], 'name']);
  expect(asked(filterNoun)).toEqual([['all'], ['position', 'value'], 'position']);
  expect(asked(menuNoun)).toEqual([['all'], ['position', 'name'], 'position']);
  expect(asked(listingNoun)).toEqual([['published'], ['name'], 'name']);
  expect(asked(userNoun)).toEqual([['active', 'staff', 'banned', 'all'], ['name', 'created'], '-created']);
  expect(asked(callBackNoun)).toEqual([['open', 'waiting', 'closed', 'all'], ['created', 'name'], '-created']);
});

it('a list begins with a tab that it has', () => {
  expect(narrowNoun(callBackNoun, published).rules.statuses).toContain(callBackNoun.otherwise);
});

it('rows are changed one at a time, for good, where there is neither a trash nor a call for many', () => {
  const faq = narrowNoun(faqNoun, published);
  expect(faq).toMatchObject({ isOneByOne: true, lacks: ['changed'] });
  expect([faq.hasTrash, faq.table, faq.order, faq.bulk]).toEqual([undefined, undefined, undefined, undefined]);
  expect([faq.editor, faq.remove, faq.words]).toEqual([faqNoun.editor, faqNoun.remove, faqNoun.words]);
});

it('what no call changes is read in its list alone', () => {
  const menu = narrowNoun(menuNoun, published);
  expect([menu.editor, menu.remove, menu.words.add, menu.isListOnly]).toEqual([undefined, undefined, undefined, true]);
});

it('rows that are none of their kind are left out of the listings, and make another list unreadable', () => {
  const page = publishedLists.listing?.toPage([{ typeId: 1, typeTitle: 'A' }, { typeId: 'x' }, 7], null);
  expect(page).toMatchObject({ items: [{ typeId: 1, typeTitle: 'A' }], total: 1 });
  expect(() => publishedLists.faq?.toPage([{ faqId: 'x' }], null)).toThrow();
});
