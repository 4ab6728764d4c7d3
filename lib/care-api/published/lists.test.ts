import { callBackResource } from '@/lib/admin/call-backs';
import { categoryResource } from '@/lib/admin/categories';
import { faqResource } from '@/lib/admin/faqs';
import { filterResource } from '@/lib/admin/filters';
import { galleryResource } from '@/lib/admin/gallery';
import { emptyListQuery } from '@/lib/admin/list-query';
import { listingResource } from '@/lib/admin/listings';
import { menuResource } from '@/lib/admin/menus';
import type { Resource } from '@/lib/admin/resource';
import { userResource } from '@/lib/admin/users';
import { videoResource } from '@/lib/admin/videos';
import { openTestSite } from '@/testing/test-site';
import { getResourcePage, listWhole } from '../staff-resources';
import { offerResource } from './offer-resource';

const site = openTestSite();

const video = 'https://www.youtube.com/watch?v=abcdefghijk';
const ann = { yourName: 'Ann', email: 'ann@example.org', yourMessage: 'Please ring.' };

it.each([
  ['faqs', reads(faqResource, { question: 'Why?' }, '/Faq', { faqQuestions: 'Why?', faqAnswer: 'So.' })],
  ['menus', reads(menuResource, { name: 'Help', inMenu: true }, '/MenuMaster', { menuName: 'Help', menuUrl: '/help' })],
  ['categories', reads(categoryResource, { name: 'Care', listings: null }, '/Category', { categoryName: 'Care' })],
  ['listings', reads(listingResource, { title: 'Rowan', isDraft: false }, '/TypeDetail', { typeTitle: 'Rowan' })],
  [
    'filters',
    reads(filterResource, { header: 'Pets', value: 'Cats', listings: 0, categoryNames: [] }, '/admin/filters', {
      filterHeaderName: 'Pets',
      filterValue: 'Cats',
    }),
  ],
  ['videos', reads(videoResource, { link: video }, '/VideoGallery', { videoLink: video })],
  ['call-backs', reads(callBackResource, { name: 'Ann', status: 'Open' }, '/Requestcallback', ann)],
  ['pictures', reads(galleryResource)],
  ['accounts', reads(userResource)],
])('a page of %s, and all of them, are had of an API that answers the whole', (_, story) => story());

/** The story of a row: made by an API of every call, read of one of the published calls. */
function reads<Row>(resource: Resource<Row>, shown?: Partial<Row>, path = '', body = {}) {
  return async () => {
    const as = await site.api.test.signIn('admin');
    if (path) expect((await site.api.test.send('POST', path, body, { as })).status).toBeLessThan(300);
    site.api.serveBare();
    const { rules } = await offerResource(as, resource);
    const rows = expect.arrayContaining(shown ? [expect.objectContaining(shown)] : []);
    expect(await getResourcePage(resource, as, emptyListQuery(rules))).toMatchObject({
      state: 'ready',
      value: { items: rows },
    });
    expect(await listWhole(resource, as)).toMatchObject({ state: 'ready', value: rows });
  };
}
