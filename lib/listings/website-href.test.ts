import { websiteHref } from './website-href';

test.each([
  ['www.example.org', 'https://www.example.org/'],
  ['  example.org/care?x=1 ', 'https://example.org/care?x=1'],
  ['http://example.org', 'http://example.org/'],
  ['HTTPS://Example.org', 'https://example.org/'],
  ['//example.org', 'https://example.org/'],
  ['example.org:8080', 'https://example.org:8080/'],
  ['https://www.example.org.', 'https://www.example.org./'],
])('%s leads to %s', (website, href) => {
  expect(websiteHref(website)).toBe(href);
});

test.each([
  '',
  'N/A',
  'none',
  'javascript:alert(1)',
  'mailto:a@example.org',
  'ftp://example.org',
  'data:text/html,x',
  'https://',
  'user:pass@example.org',
  'https://user@example.org',
  'not known yet',
  '.org',
])('%j leads nowhere', (website) => {
  expect(websiteHref(website)).toBeNull();
});
