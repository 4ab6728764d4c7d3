import { shareImageHref } from './share-image-href';

test.each([
  ['/', '/og/en'],
  ['/home', '/og/en/home'],
  ['/listing-details/41', '/og/en/listing-details/41'],
  ['/imagegallerypicture/Care%20%26%20training', '/og/en/imagegallerypicture/Care%20%26%20training'],
  ['/listing?category=3', '/og/en/listing/category/3'],
  ['/listing?city=King%27s+Lynn%2FA', "/og/en/listing/city/King's%20Lynn%2FA"],
  ['/blog?category=3', '/og/en/blog/category/3'],
  ['/listing?location=Kent', '/og/en/listing'],
  ['/login-register', '/opengraph.png'],
  ['/nothing', '/opengraph.png'],
])('the picture of %s is %s', (path, href) => {
  expect(shareImageHref('en', path)).toBe(href);
});

test('each language has its own, but for those our fonts cannot draw', () => {
  expect(shareImageHref('ar', '/')).toBe('/og/ar');
  expect(shareImageHref('ar', '/faq')).toBe('/og/ar/faq');
  expect(shareImageHref('zh', '/faq')).toBe('/og/en/faq');
});
