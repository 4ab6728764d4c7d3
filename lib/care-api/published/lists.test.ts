import { callBackNoun } from '@/lib/admin/call-backs';
import { categoryNoun } from '@/lib/admin/categories';
import { faqNoun } from '@/lib/admin/faqs';
import { filterNoun } from '@/lib/admin/filters';
import { galleryNoun } from '@/lib/admin/gallery';
import { emptyListQuery } from '@/lib/admin/list-query';
import { listingNoun } from '@/lib/admin/listings';
import { menuNoun } from '@/lib/admin/menus';
import type { Noun } from '@/lib/admin/noun';
import { userNoun } from '@/lib/admin/users';
import { videoNoun } from '@/lib/admin/videos';
import { openTestSite } from '@/testing/test-site';
import { getNounPage, listWhole } from '../staff-nouns';
import { offerNoun } from './offer-noun';

const site = openTestSite();

const video = 'https://www.youtube.com/watch?v=abcdefghijk';
const ann = { yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Please ring.' };

it.each([
  ['faqs', reads(faqNoun, { question: 'Why?' }, '/Faq', { faqQuestions: 'Why?', faqAnswer: 'So.' })],
  ['menus', reads(menuNoun, { name: 'Help', inMenu: true }, '/MenuMaster', { menuName: 'Help', menuUrl: '/help' })],
  ['categories', reads(categoryNoun, { name: 'Care', listings: null }, '/Category', { categoryName: 'Care' })],
  ['listings', reads(listingNoun, { title: 'Rowan', isDraft: false }, '/TypeDetail', { typeTitle: 'Rowan' })],
  [
    'filters',
    reads(filterNoun, { header: 'Pets', value: 'Cats', listings: 0, categoryNames: [] }, '/admin/filters', {
      filterHeaderName: 'Pets',
      filterValue: 'Cats',
    }),
  ],
  ['videos', reads(videoNoun, { link: video }, '/VideoGallery', { videoLink: video })],
  ['call-backs', reads(callBackNoun, { name: 'Ann', status: 'Open' }, '/Requestcallback', ann)],
  ['pictures', reads(galleryNoun)],
  ['accounts', reads(userNoun)],
])('a page of %s, and all of them, are had of an API that answers the whole', (_, story) => story());

/** The story of a row: made by an API of every call, read of one of the published calls. */
function reads<Row>(noun: Noun<Row>, shown?: Partial<Row>, path = '', body = {}) {
  return async () => {
    const as = await site.api.test.signIn('admin');
    if (path) expect((await site.api.test.send('POST', path, body, { as })).status).toBeLessThan(300);
    site.api.serveBare();
    const { rules } = await offerNoun(as, noun);
    const rows = expect.arrayContaining(shown ? [expect.objectContaining(shown)] : []);
    expect(await getNounPage(noun, as, emptyListQuery(rules))).toMatchObject({
      state: 'ready',
      value: { items: rows },
    });
    expect(await listWhole(noun, as)).toMatchObject({ state: 'ready', value: rows });
  };
}
