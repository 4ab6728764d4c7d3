import { categoryResource } from '@/lib/admin/categories';
import { openTestSite } from '@/testing/test-site';
import { getListPlace } from './staff-neighbours';

const site = openTestSite();

describe.each([false, true])('the place of a row in its list, bare API %s', (isBare) => {
  beforeEach(() => isBare && site.api.serveBare());

  it('is told with its neighbours, over the edge of a page too', async () => {
    const { test } = site.api;
    const as = await test.signIn('admin');
    const word = crypto.randomUUID();
    const ids: string[] = [];
    for (let number = 10; number < 40; number += 1) {
      const answer = await test.send('POST', '/Category', { categoryName: `${word} ${number}` }, { as });
      ids.push(String((await answer.json()).categoryId));
    }
    const placeOf = (index: number, search: string) => getListPlace(categoryResource, as, ids[index] ?? '', search);
    const href = (index: number, page: string) =>
      `/adminPanel/categories/${ids[index]}?${new URLSearchParams({ in: `?q=${word}${page}` })}`;
    const whole = { total: 30, totalIsCapped: false };

    expect(await placeOf(2, `?q=${word}`)).toEqual({
      ...whole,
      number: 3,
      list: `/adminPanel/categories?q=${word}`,
      previous: href(1, ''),
      next: href(3, ''),
    });
    expect(await placeOf(0, `?q=${word}`)).toMatchObject({ number: 1, previous: null, next: href(1, '') });
    expect(await placeOf(24, `?q=${word}`)).toMatchObject({ number: 25, next: href(25, '&page=2') });
    expect(await placeOf(25, `?q=${word}&page=2`)).toMatchObject({ number: 26, previous: href(24, '') });
    expect(await placeOf(29, `?q=${word}&page=2`)).toMatchObject({ number: 30, next: null });
    expect(await placeOf(0, `?q=${word}&page=2`)).toBeNull();
    expect(await placeOf(0, '?q=nothing-like-it')).toBeNull();
  });
});
