import { redirectKey, redirectKeys } from './redirect-key.mjs';

it.each([
  ['/Day-Care/', '/day-care'],
  ['/a//b///', '/a/b'],
  ['/caf%C3%A9', '/café'],
  ['/cafe\u0301', '/café'],
  ['/x?page_id=3', '/x?p=3'],
  ['/index.php?p=3', '/?p=3'],
  ['/index.php', '/index.php'],
  ['/?a=b+c', '/?a=b c'],
  ['/a#part', '/a'],
  ['/', '/'],
  ['/%E0%A4', null],
  ['/a?%E0%A4', null],
  ['a', null],
  ['', null],
])('%j is known as %j', (address, key) => expect(redirectKey(address)).toBe(key));

it('the closest spelling is looked up first: all that was asked, each part of it, the path', () => {
  expect(redirectKeys('/a/?p=3&utm=x#part')).toEqual(['/a?p=3&utm=x', '/a?p=3', '/a?utm=x', '/a']);
  expect(redirectKeys('/a?p=3')).toEqual(['/a?p=3', '/a']);
  expect(redirectKeys('/A/')).toEqual(['/a']);
  expect(redirectKeys('/a/b/feed/')).toEqual(['/a/b/feed', '/a/b']);
  expect(redirectKeys('/a/comment-page-2/amp?x')).toEqual(['/a/comment-page-2/amp?x', '/a/comment-page-2/amp', '/a']);
  for (const own of ['/feed', '/page/2', '/my-feed', '/a/pages/2']) expect(redirectKeys(own)).toEqual([own]);
  expect(redirectKeys(`/a?${'x&'.repeat(50_000)}`)).toHaveLength(12);
});
