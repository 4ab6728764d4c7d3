import { isSweep } from '@/scripts/test/sample.mjs';
import { openTestApp, type TestApp } from './testing/open-test-app';
import { accessCases, ownerCases } from './testing/refusals/access-cases';
import { accountCases, oftenCases } from './testing/refusals/account-cases';
import { answerCases } from './testing/refusals/answer-cases';
import { bodyCases } from './testing/refusals/body-cases';
import { pictureCases, requestCases } from './testing/refusals/picture-cases';
import { readRefusal } from './testing/refusals/read-refusal';
import { lookUp, mergeEqual, type Refused, readTable, writeTable } from './testing/refusals/record';
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

/** What one mode of the API refuses of all that is asked; null is an answer that was no refusal. */
async function collect(world: World): Promise<Map<string, Refused | null>> {
  const found = new Map<string, Refused | null>();
  for (const room of rooms) {
    for await (const [what, answer] of room(world)) {
      if (found.has(what)) throw new Error(`Two cases are called ${what}.`);
      if (answer.status < 400) found.set(what, null);
      else {
        const { message, errors } = readRefusal(await answer.json(), world.bare);
        found.set(what, errors ? [answer.status, message, errors] : [answer.status, message]);
      }
    }
  }
  return found;
}

it('every refusal is the one that was recorded, by its codes in full mode and by its words alone in bare mode', async () => {
  const full = await collect(await openWorld(test, false));
  const bare = await collect(await openWorld(test, true));
  const recorded = lookUp(readTable());
  // Asked for in so many words, and of everything: a refusal is not changed by the way.
  if (process.env.RECORD_REFUSALS && isSweep) writeTable(mergeEqual(asRecorded(full, bare)));
  for (const [what, refused] of full) expect([what, refused]).toEqual([what, recorded(what)]);
  // What only the whole API refuses is not in the table of bare mode.
  for (const [what, refused] of bare) {
    if (refused) expect([what, refused]).toEqual([what, recorded(`bare ${what}`) ?? recorded(what)]);
  }
  if (isSweep) expect(mergeEqual(asRecorded(full, bare))).toEqual(readTable());
}, 900_000);

/** The refusals of the whole API, and those of bare mode that differ. */
function asRecorded(full: Map<string, Refused | null>, bare: Map<string, Refused | null>): Map<string, Refused> {
  const found = new Map<string, Refused>();
  for (const [what, refused] of full) if (refused) found.set(what, refused);
  for (const [what, refused] of bare) {
    if (refused && JSON.stringify(full.get(what)) !== JSON.stringify(refused)) found.set(`bare ${what}`, refused);
  }
  return found;
}
