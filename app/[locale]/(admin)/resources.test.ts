import { toBulkQuery } from '@/lib/admin/bulk';
import { screens } from '@/lib/admin/screens';
import { bulkInput, tableQuery } from '@/lib/contract/bulk';
import type { Endpoint } from '@/lib/contract/endpoint';
import { endpoints } from '@/lib/contract/endpoints';
import { type ResourceRow, resources as rows } from '@/lib/contract/resources';
import { menuOf, resources } from './resources';

const callsOf = ({ get, create, update }: { get: Endpoint; create?: Endpoint; update: Endpoint }) => [
  get,
  create,
  update,
];
const all = resources.map(({ facts }) => facts);

it.each(all)('$screen can be asked for every filter that it shows', ({ rules, filters = {} }) => {
  expect(Object.keys(rules.filters ?? {})).toEqual(expect.arrayContaining(Object.keys(filters)));
});

it.each(all.filter(({ table, bulk }) => table ?? bulk))(
  '$screen: its table and what is done to all that match are of what was asked for, no more',
  ({ rules, bulk, hasTrash }) => {
    for (const [name, values] of Object.entries(rules.filters ?? {})) {
      for (const value of values === null ? [crypto.randomUUID()] : values === 'id' ? ['1'] : values) {
        expect(tableQuery.parse({ [name]: value })).toEqual({ [name]: value });
        if (!bulk && !hasTrash) continue;
        const query = toBulkQuery(rules, `?${name}=${value}`);
        expect(query[name]).toBe(value);
        expect(bulkInput.safeParse({ action: 'trash', query }).error).toBeUndefined();
      }
    }
  },
);

it.each(resources)('$facts.kind: its list and its editor stand on the calls of its row', ({ facts, as }) => {
  const { calls }: ResourceRow = rows[facts.kind];
  const named = new Map<string | undefined, Endpoint>(Object.entries(endpoints));
  const { list, editor } = as(({ resource }) => ({
    list: resource.list,
    editor: resource.editor && callsOf(resource.editor),
  }));
  expect(list).toBe(named.get(calls.list));
  if (editor) expect(editor).toEqual([calls.get, calls.create, calls.update].map((name) => named.get(name)));
});

it('the menu leads to every screen, to each once', () => {
  const every = screens.map(({ screen }) => screen);
  const named = menuOf(every).flatMap((part) => part.screens);
  expect([...named].sort()).toEqual([...every].sort());
  expect(menuOf(['faqs', 'trash', 'posts'])).toEqual([
    { group: 'content', screens: ['posts', 'faqs'] },
    { group: 'settings', screens: ['trash'] },
  ]);
});
