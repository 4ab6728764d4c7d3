import { openTestApp, type TestApp } from './testing/open-test-app';
import { accessCases, ownerCases } from './testing/refusals/access-cases';
import { accountCases, oftenCases } from './testing/refusals/account-cases';
import { addressCases } from './testing/refusals/address-cases';
import { answerCases } from './testing/refusals/answer-cases';
import { bodyCases, fieldCases } from './testing/refusals/body-cases';
import { isAsSaid } from './testing/refusals/is-as-said';
import { pictureCases, requestCases } from './testing/refusals/picture-cases';
import { commentCases, contentCases, questionnaireCases } from './testing/refusals/staff-cases';
import { type Cases, openWorld, type World } from './testing/refusals/world';

/** In this order: the last ones leave little that others need. */
const rooms: [what: string, room: (world: World) => Cases][] = [
  ['a request that no call is laid for', requestCases],
  ['every call by everybody there is', accessCases],
  ['every path and query that names nothing', addressCases],
  ['what is somebody else’s', ownerCases],
  ['every body that is wrong as a whole', bodyCases],
  ['every field of every body', fieldCases],
  ['accounts, passwords and links', accountCases],
  ['what is done too often', oftenCases],
  ['posts and what staff write', contentCases],
  ['comments', commentCases],
  ['questionnaires', questionnaireCases],
  ['answers and applications', answerCases],
  ['pictures and files', pictureCases],
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

describe.each([
  ['by its codes', false],
  ['in bare mode by its words alone', true],
])('refuses %s', (_, bare) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(test, bare);
  });

  it.each(rooms)(
    '%s',
    async (_, room) => {
      const told = new Set<string>();
      const wrong: unknown[] = [];
      for await (const [what, answer, expected] of room(world)) {
        if (told.has(what)) throw new Error(`Two cases are called ${what}.`);
        told.add(what);
        const found = await isAsSaid(world, what, answer, expected);
        if (found) wrong.push(found);
      }
      expect(wrong).toEqual([]);
    },
    900_000,
  );
});
