import { openTestApp, type TestApp } from './testing/open-test-app';
import { accessCases, ownerCases } from './testing/refusals/access-cases';
import { accountCases, oftenCases } from './testing/refusals/account-cases';
import { answerCases } from './testing/refusals/answer-cases';
import { bodyCases } from './testing/refusals/body-cases';
import { pictureCases, requestCases } from './testing/refusals/picture-cases';
import { readRefusal } from './testing/refusals/read-refusal';
import { mergeEqual, type Refused, readTable, writeTable } from './testing/refusals/record';
import { commentCases, contentCases, questionnaireCases } from './testing/refusals/staff-cases';
import { openWorld, type World } from './testing/refusals/world';

const rooms = [
  ...[requestCases, accessCases, ownerCases, bodyCases, accountCases, oftenCases],
  ...[contentCases, commentCases, questionnaireCases, answerCases, pictureCases],
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

/** Everything one mode of the API refuses. */
async function collect(world: World): Promise<Map<string, Refused>> {
  const found = new Map<string, Refused>();
  for (const room of rooms) {
    for await (const [what, answer] of room(world)) {
      if (answer.status < 400) continue;
      const { message, errors } = readRefusal(await answer.json(), world.bare);
      if (found.has(what)) throw new Error(`Two cases are called ${what}.`);
      found.set(what, errors ? [answer.status, message, errors] : [answer.status, message]);
    }
  }
  return found;
}

it('every refusal is the one that was recorded, by its codes in full mode and by its words alone in bare mode', async () => {
  const full = await collect(await openWorld(test, false));
  const bare = await collect(await openWorld(test, true));
  const found = new Map(full);
  for (const [what, refused] of bare) {
    if (JSON.stringify(full.get(what)) !== JSON.stringify(refused)) found.set(`bare ${what}`, refused);
  }
  // Asked for in so many words: a refusal is not changed by the way.
  if (process.env.RECORD_REFUSALS) writeTable(mergeEqual(found));
  expect(mergeEqual(found)).toEqual(readTable());
}, 900_000);
