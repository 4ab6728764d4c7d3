import { publishedLists } from '@/lib/care-api/published/lists';
import { resources } from './resources';

const published = resources.flatMap((shown) => {
  const list = publishedLists[shown.facts.kind];
  return list ? [{ ...shown, kind: shown.facts.kind, lacks: list.lacks }] : [];
});

it.each(published)('the columns that fall away in the list of $kind are columns of it', async ({ as, lacks }) => {
  const columns = await as(async ({ list }) => (await list()).columns.map(({ key }) => key));
  expect(lacks.length).toBeGreaterThan(0);
  expect(columns).toEqual(expect.arrayContaining([...lacks]));
});

it('every list that the published calls have is one of ours', () => {
  expect(published.map(({ kind }) => kind).sort()).toEqual(Object.keys(publishedLists).sort());
});
