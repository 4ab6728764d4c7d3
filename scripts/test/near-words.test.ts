import { nearWords, titlesIn } from './near-words.mjs';

test('a word that nothing holds has the words that are nearest to it, the nearest first', () => {
  const texts = ['care-api/comments.test.ts', 'A comment in the path', 'the moment', 'unlike'];
  expect(nearWords(['cmoment'], texts)).toEqual([{ word: 'cmoment', near: ['comment', 'moment', 'comments'] }]);
});

test('five at most, and of equally near ones those first that begin alike', () => {
  const [{ near } = { near: [] }] = nearWords(['cat'], ['bat cut cap hat mat rat sat']);
  expect(near).toEqual(['cap', 'cut', 'bat', 'hat', 'mat']);
});

test.each([
  ['a path', 'e2e/blgo.spec.ts', 'blgo', 'blog'],
  ['a phrase', 'wrong pasword', 'pasword', 'password'],
  ['capitals', 'Commants', 'commants', 'comments'],
])('the part of %s that nothing holds is the word', (_, given, word, near) => {
  const texts = ['e2e/blog.spec.ts', 'a wrong password', 'comments'];
  expect(nearWords([given], texts)).toEqual([{ word, near: [near] }]);
});

test('a word that something holds, be it as a part, is none that was mistyped, nor is one that nothing is near to', () => {
  expect(nearWords(['comment', 'zzzzzz'], ['comments'])).toEqual([]);
});

test('titles of tests are told from what else a source says', () => {
  const source = `
import { one } from './one';
describe('comments', () => {
  it("is the writer's", () => expect(one).toBe('no title'));
  test.each([1, 2])('%s times', () => {});
  it.each([
    ['row', 1],
  ])('in rows', () => {});
  test(
    'a long one',
    () => {},
  );
});`;
  expect(titlesIn(source)).toEqual(['comments', "is the writer's", '%s times', 'in rows', 'a long one']);
});
