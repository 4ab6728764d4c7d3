import { cachedTags, type Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { type ResourceRow, resources } from './resources';
import { mayCall } from './staff';

const rows = Object.entries<ResourceRow>(resources);
const table = new Map<string, Endpoint>(Object.entries(endpoints));
const people = [
  { isAdmin: true, roles: [] },
  ...(['editor', 'coordinator', 'recruiter'] as const).map((role) => ({ isAdmin: false, roles: [role] })),
];

it.each(rows)('%s: its calls are there, for whoever its work it is', (_, { who, calls }) => {
  const made = Object.values(calls).map((name) => table.get(name));
  expect(made).not.toContain(undefined);
  const theirs = people.filter((one) => mayCall(who, one));
  const shut = made.flatMap((call) => theirs.filter((one) => !mayCall(call?.pageWho ?? call?.who ?? 'admin', one)));
  expect(shut).toEqual([]);
});

it('no two have one screen, or one table', () => {
  const screens = rows.map(([, { screen }]) => screen);
  const files = rows.flatMap(([, { csv }]) => csv?.file ?? []);
  expect([new Set(screens).size, new Set(files).size]).toEqual([screens.length, files.length]);
});

const { restoreFromTrash, changeMany, undoRun, orderRows, publishWorkingCopy }: Record<string, Endpoint> = endpoints;

/** What pages show of a kind that its own call changes, and these calls do not. */
function left({ calls }: ResourceRow, own: 'update' | 'remove', ...shared: (Endpoint | undefined)[]) {
  const changed = table.get(calls[own] ?? '')?.changes ?? [];
  const shown = changed.filter((tag) => cachedTags.some((one) => one === tag));
  return shown.filter((tag) => !shared.every((call) => call?.changes?.includes(tag)));
}

it.each(rows)('%s: pages that show it are made anew by the calls for all kinds as by its own', (_, row) => {
  if (row.trash) expect(left(row, 'remove', restoreFromTrash, changeMany, undoRun)).toEqual([]);
  if (row.order) expect(left(row, 'update', orderRows, undoRun)).toEqual([]);
  if (row.draft) expect(left(row, 'update', publishWorkingCopy)).toEqual([]);
});
