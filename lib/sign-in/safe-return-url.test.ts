import { safeReturnUrl } from './safe-return-url';

const origin = 'http://site.invalid';

/** Addresses that would lead somewhere else, or hide that they do, in all their combinations. */
function hostileValues(): string[] {
  const hosts = [
    'evil.example',
    'evil.example/listing',
    'site.invalid@evil.example',
    '127.0.0.1:4000',
    '[::1]',
    '0x7f.1',
  ];
  const slashes = [
    '//',
    '///',
    '////',
    '/\\',
    '\\/',
    '\\\\',
    '\\',
    '/\t/',
    '/\n/',
    '/\r\n/',
    '\t//',
    ' //',
    '/ /',
    '/./',
    '/../',
  ];
  const encoded = [
    '/%2f',
    '/%2F%2f',
    '/%5c',
    '/%5C%5c',
    '/%09/',
    '/%0a/',
    '/%0d%0a/',
    '/%00/',
    '/%252f',
    '/%255c',
    '/%2e%2e/',
  ];
  const schemes = [
    'http:',
    'https:',
    'http://',
    'https://',
    'HTTPS://',
    'https:/',
    'https:\\',
    'ftp://',
    '//',
    'ws://',
  ];
  const scripts = [
    'javascript:',
    'JaVaScRiPt:',
    'java\tscript:',
    'java\nscript:',
    '\u0001javascript:',
    'vbscript:',
    'data:text/html,',
    'blob:',
  ];
  const odd = ['\u00a0', '\u2028', '\u2029', '\ufeff', '\u0000', '\u0085', '\u007f', '\u001f'];
  return [
    ...[...slashes.filter((start) => start !== '/./' && start !== '/../'), ...schemes].flatMap((start) =>
      hosts.map((host) => start + host),
    ),
    ...encoded.flatMap((start) => hosts.map((host) => start + host)),
    ...['/./', '/../', '/x/../', '/x/./', '/x/..//', '/.//', '/..//', '/;/..//'].flatMap((start) =>
      hosts.map((host) => `${start}/${host}`),
    ),
    ...scripts.flatMap((start) => ['alert(1)', '//evil.example/%0aalert(1)', '/listing'].map((rest) => start + rest)),
    ...odd.flatMap((character) => [`${character}/listing`, `/${character}/evil.example`, `/listing${character}`]),
    ...hosts,
    ...hosts.map((host) => `@${host}`),
    ...hosts.map((host) => `.${host}`),
    ...[
      '/api/session/ended',
      '/api/sign-out',
      '/API/care/User',
      '/_next/data',
      '/api',
      '/listing%',
      '/listing/%zz',
      '/%',
    ],
    ...['', ' ', '.', '..', 'listing', '?x=1', '#x', `/${'a'.repeat(3_000)}`],
  ];
}

const hostile = [...new Set(hostileValues())];

test('there are more than 300 hostile values', () => expect(hostile.length).toBeGreaterThan(300));

test('no hostile value is an address of ours', () => {
  expect(hostile.filter((value) => safeReturnUrl(value) !== null)).toEqual([]);
});

test.each([null, undefined])('nothing is no address: %s', (value) => expect(safeReturnUrl(value)).toBeNull());

test.each([
  '/',
  '/listing',
  '/ar/listing?q=dementia&page=2',
  '/blog-details-user-view/5#comments',
  '/listing?q=a%2F%2Fb',
  '/listing?next=https://evil.example',
  '/imagegallerypicture/At%20home%20with%20us',
  '/ar/%D8%B1%D8%B9%D8%A7%D9%8A%D8%A9',
])('an address of our own pages comes back as it is: %s', (value) => {
  expect(safeReturnUrl(value)).toBe(value);
  expect(new URL(value, origin).origin).toBe(origin);
});
