import type { Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { type ResourceRow, resources } from './resources';
import { mayCall } from './staff';

const rows = Object.entries<ResourceRow>(resources);
const people = [
  { isAdmin: true, roles: [] },
  ...(['editor', 'coordinator', 'recruiter'] as const).map((role) => ({ isAdmin: false, roles: [role] })),
];

it.each(rows)('%s: its calls are there, for whoever its work it is', (_, { who, calls }) => {
  const table = new Map<string, Endpoint>(Object.entries(endpoints));
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
