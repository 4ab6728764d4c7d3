import { readAsked, readListingId, readSearch } from './asked-about';
import { callBackHref } from './call-back-href';

it.each([
  ['/listing-details/12', '', '/form?listing=12'],
  ['/listing', '?q=dementia&near=Leeds&kind=home-care&page=2', '/form?q=dementia&near=Leeds&kind=home-care&page=2'],
  ['/listing', '', '/form'],
  ['/blog', '?q=dementia', '/form'],
  ['/listing-details/x', '', '/form'],
])('from %s%s a call back is asked for at %s', (path, search, href) => {
  expect(callBackHref(path, search)).toBe(href);
});

it('reads only what can be a listing, and a search that asks for something', () => {
  expect(['12', '0', '-1', '12 or 1=1', ''].map(readListingId)).toEqual([12, null, null, null, null]);
  expect(readSearch('near=Leeds&for=children')).toMatchObject({ near: 'Leeds', audiences: ['children'] });
  expect(readSearch('sort=az')).toBeNull();
});

it('an address tells what is asked about, until the form itself came back with what it was about', () => {
  const address = new URLSearchParams('listing=7&question=How%20much%3F');
  expect(readAsked(address)).toMatchObject({ listing: '7', question: 'How much?' });
  const long = 'All the lines of what it costs. '.repeat(50).trim();
  expect(readAsked(new URLSearchParams({ question: long })).question).toBe(long);
  const draft = { words: { listing: '9', yourName: 'Edith' }, report: null };
  expect(readAsked(address, draft)).toMatchObject({ listing: '9', question: '' });
});
