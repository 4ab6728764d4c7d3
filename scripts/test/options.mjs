import { parseArgs } from 'node:util';
import { Refusal } from '../start/refusal.mjs';

export const help = `npm test                      what every change must pass: format, lint, types, unused code, unit tests, build, journeys
                              in a browser. What asks a database asks PostgreSQL where TEST_DATABASE_URL names one,
                              else the embedded engine; what differs by language, width or kind of API alone is
                              sampled.
npm run test:sweep            the same with nothing left out, on both engines
npm test -- <words>           the unit tests and journeys that have every word in their file's path or their name:
                              npm test -- comments, npm test -- e2e/blog.spec.ts, npm test -- sign-in "wrong password"
npm run test:sweep -- <words> likewise, in every language and width and on both kinds of API
npm run test:repeat -- <words> [--times 20]
                              likewise, as often as that beside two busy loops and without a second try; then how often
                              each of them failed
npm run test:dates            what speaks of time, at nine moments (a year's end, a leap day, clocks going forward, …) and
                              in four time zones; with words what fits them. npm test -- --dates=2027-03 for those
                              moments alone. Part of the sweep

The last line is \`N passed, N failed\`, then \`N skipped\` where some were.`;

const options = {
  help: { type: 'boolean', short: 'h' },
  sweep: { type: 'boolean' },
  repeat: { type: 'boolean' },
  times: { type: 'string' },
  dates: { type: 'boolean' },
};

/** @param {string[]} args @returns `times` is undefined where nothing is to be repeated, `dates` where no clock is set */
export function readOptions(args) {
  const { values, positionals, tokens } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const unknown = tokens.find((token) => token.kind === 'option' && !Object.hasOwn(options, token.name));
  if (unknown) throw new Refusal(`${unknown.rawName} is no option of this command\n\n${help}`);
  if (values.dates && values.repeat) throw new Refusal('--dates and --repeat do not go together');
  return {
    wantsHelp: Boolean(values.help),
    isSweep: Boolean(values.sweep),
    words: positionals,
    times: readTimes(values, positionals),
    // Without anything after it, it is `true`.
    dates: values.dates === true ? '' : values.dates,
  };
}

function readTimes({ help: wantsHelp, repeat, times }, words) {
  if (!repeat && times !== undefined) throw new Refusal('--times goes with: npm run test:repeat -- <words> --times 20');
  if (!repeat || wantsHelp) return undefined;
  if (words.length === 0) throw new Refusal('say what to repeat: npm run test:repeat -- <words> [--times 20]');
  if (times === undefined) return 20;
  // Without anything after it, it is `true`.
  if (!/^[1-9]\d{0,2}$/.test(times)) {
    throw new Refusal(`--times must be a whole number from 1 to 999, not "${times === true ? '' : times}"`);
  }
  return Number(times);
}
