import { Refusal } from '../start/refusal.mjs';

export const help = `npm test                      what every change must pass: format, lint, types, unused code, unit tests, build, journeys
                              in a browser. What asks a database asks PostgreSQL where TEST_DATABASE_URL names one,
                              else the embedded engine; what differs by language, width or kind of API alone is
                              sampled.
npm run test:sweep            the same with nothing left out, on both engines
npm test -- <words>           the unit tests and journeys that have every word in their file's path or their name:
                              npm test -- comments, npm test -- e2e/blog.spec.ts, npm test -- sign-in "wrong password"
npm run test:sweep -- <words> likewise, in every language and width and on both kinds of API

The last line is \`N passed, N failed\`, then \`N skipped\` where some were.`;

/** @param {string[]} args */
export function readOptions(args) {
  const unknown = args.find((arg) => arg.startsWith('-') && !['--help', '-h', '--sweep'].includes(arg));
  if (unknown) throw new Refusal(`${unknown} is no option of this command\n\n${help}`);
  return {
    wantsHelp: args.includes('--help') || args.includes('-h'),
    isSweep: args.includes('--sweep'),
    words: args.filter((arg) => !arg.startsWith('-')),
  };
}
