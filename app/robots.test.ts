import robots from './robots';

const { disallow = [] } = [robots().rules].flat()[0] ?? {};
/** As crawlers read them (RFC 9309): from the beginning of an address, `*` for any signs. */
const patterns = [disallow].flat().map((rule) => {
  const parts = rule.split('*').map((part) => part.replace(/[.?+^$()|[\]\\{}]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}`);
});
const isOpen = (address: string) => !patterns.some((pattern) => pattern.test(address));

it('crawlers may come to all pages that are meant to be found', () => {
  const addresses = ['/', '/home', '/listing', '/listing-details/41', '/blog', '/sitemap.xml', '/form'];
  const lists = ['kind=jobs', 'category=3', 'city=Leeds', 'location=Yorkshire', 'page=2'].map((it) => `/listing?${it}`);
  for (const address of [...addresses, ...lists, '/blog?category=2', '/blog?page=3']) {
    expect([address, isOpen(address), isOpen(`/ar${address}`)]).toEqual([address, true, true]);
  }
});

it('crawlers are kept out of what everybody asks in words of their own, and of more than one filter', () => {
  const asked = ['q=dementia', 'near=Leeds', 'filter=7', 'sort=az', 'kind=jobs&city=Leeds', 'city=Leeds&page=2'];
  for (const address of [...asked.map((it) => `/listing?${it}`), '/blog?q=care', '/blog?category=2&page=3']) {
    expect([address, isOpen(address), isOpen(`/ar${address}`)]).toEqual([address, false, false]);
  }
});
