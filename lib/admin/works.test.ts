import { isSameWork } from './work';
import { works } from './works';

it.each(works.map((work) => [work.door ?? work.kind, work] as const))('%s knows its own words again', (_, { map }) => {
  const words = map.toFields({});
  expect(isSameWork(map, words, { ...words })).toBe(true);
});

it('tells other words apart, and not other ways to write the same', () => {
  const post = works.find(({ kind }) => kind === 'post');
  if (!post) throw new Error('There is no such kind.');
  const isSame = (one: string, other: string) => isSameWork(post.map, { body: one }, { body: other });
  expect(isSame('One\n\nTwo', '<p>One</p>\n<p>Two</p>')).toBe(true);
  expect(isSame('One', 'Two')).toBe(false);
});
