import { bulkInput, tableQuery } from '@/lib/contract/bulk';
import { toBulkQuery } from './bulk';
import { nouns } from './nouns';

it.each(nouns)('$screen can be asked for every filter that it shows', ({ rules, filters = {} }) => {
  expect(Object.keys(rules.filters ?? {})).toEqual(expect.arrayContaining(Object.keys(filters)));
});

it.each(nouns.filter(({ table, bulk }) => table ?? bulk))(
  '$screen: its table and what is done to all that match are of what was asked for, no more',
  ({ rules }) => {
    for (const [name, values] of Object.entries(rules.filters ?? {})) {
      for (const value of values === null || values === 'id' ? ['1'] : values) {
        expect(tableQuery.parse({ [name]: value })).toEqual({ [name]: value });
        const query = toBulkQuery(rules, `?${name}=${value}`);
        expect(query[name]).toBe(value);
        expect(bulkInput.safeParse({ action: 'trash', query }).error).toBeUndefined();
      }
    }
  },
);
