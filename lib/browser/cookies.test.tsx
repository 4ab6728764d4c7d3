import { readCookie, writeCookie } from './cookies';

it('a cookie is read as it was written, and one that cannot be read is none', () => {
  writeCookie('greeting', 'Grüße; a=b', { maxAge: 60 });
  expect(readCookie('greeting')).toBe('Grüße; a=b');
  // biome-ignore lint/suspicious/noDocumentCookie: somebody else's script writes it so
  document.cookie = 'broken=%E0%A4%A';
  expect(readCookie('broken')).toBeNull();
  expect(readCookie('none')).toBeNull();
});
