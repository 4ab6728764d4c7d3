import { Refusal } from '../start/refusal.mjs';
import { chooseTests } from './chosen-tests.mjs';
import { findFaketime, livingFrom } from './faketime.mjs';
import { listTestFiles } from './list-tests.mjs';
import { listMoments } from './moments.mjs';
import { runSteps } from './run-steps.mjs';
import { speaksOfTime } from './speaks-of-time.mjs';
import { tallyChosen } from './tally.mjs';
import { openTools } from './tools.mjs';

/** Twenty: somebody's whole way through each room of the site. */
export const datedJourneys = ['--grep', '@dates', '--project', 'full'];

/**
 * What speaks of time, at each moment: unit tests by what they ask for, and the journeys tagged @dates; with words, what
 * fits them.
 * @param {string} which a part of the moments to be left with, by what they are called: '2027-03' or 'Auckland'
 */
export async function testDates(supervisor, words, which) {
  const library = findFaketime();
  if (!library) throw new Refusal('--dates needs faketime (apt install faketime), which is for Linux');
  const all = listMoments();
  const moments = all.filter((moment) => nameOf(moment).includes(which));
  if (moments.length === 0) throw new Refusal(`no such moment; there are: ${all.map(nameOf).join('; ')}`);
  const tools = openTools(supervisor);
  const chosen = words.length > 0 ? chooseTests(words) : chooseDated();
  await runSteps([...(chosen.journeys ? [tools.build] : []), ...stepsAt(tools, library, moments, chosen)]);
}

/** The steps of a whole sweep, after its build. None where the clock cannot be set. */
export function datesOfSweep(tools) {
  const library = findFaketime();
  if (library) return stepsAt(tools, library, listMoments(), chooseDated());
  console.log('faketime is not installed: other days are left out');
  return [];
}

function chooseDated() {
  const paths = listTestFiles().filter((path) => speaksOfTime(path));
  return { groups: [{ paths, byName: [] }], journeys: datedJourneys };
}

/** On the embedded engine, which has its processes' clock: a PostgreSQL that runs already has the real one. */
function stepsAt({ unit, journeys }, library, moments, chosen) {
  return moments.flatMap((moment) => [
    ...chosen.groups.map(({ paths, byName }, index) =>
      begunLate(() => {
        const name = `unit ${index + 1}, ${nameOf(moment)}`;
        return unit(name, tallyChosen, ['--runTestsByPath', ...paths, ...byName], livingFrom(library, moment));
      }),
    ),
    ...(chosen.journeys
      ? [
          begunLate(() => ({
            ...journeys(chosen.journeys, livingFrom(library, moment)),
            name: `e2e, ${nameOf(moment)}`,
          })),
        ]
      : []),
  ]);
}

/** Its moment is reckoned from when it begins, not from when the run did. */
function begunLate(makeStep) {
  return { ...makeStep(), run: () => makeStep().run() };
}

function nameOf({ at, zone, what }) {
  return `${at} ${zone} (${what})`;
}
