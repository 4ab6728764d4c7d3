import { parseArgs } from 'node:util';
import { Refusal } from '../../../scripts/start/refusal.mjs';

const usage =
  'Usage: npm run bench:admin -- [--only lists,deeds,import,interaction] [--rows 50000] [--times 40] [--postgres <url>] [--json <file>]';
const parts = ['lists', 'deeds', 'import', 'interaction'];

/** `postgres` is a server on which a database of our own is made and dropped; null measures the embedded one alone. */
export function adminBenchOptions(args, settings = process.env, now = new Date()) {
  const { rows, times, postgres, json, only } = read(args);
  if (!(Number(rows) >= 1_000)) throw new Refusal('--rows must be a number from 1000');
  if (!(Number(times) >= 1)) throw new Refusal('--times must be a number above 0');
  const asked = only?.split(',') ?? parts;
  if (asked.some((part) => !parts.includes(part))) throw new Refusal(usage);
  return {
    rows: Number(rows),
    times: Number(times),
    parts: asked,
    postgres: postgres ?? settings.TEST_DATABASE_URL ?? null,
    json: json ?? `.bench/admin-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`,
  };
}

function read(args) {
  try {
    const text = { type: 'string' };
    const numbers = { rows: { ...text, default: '50000' }, times: { ...text, default: '40' } };
    return parseArgs({ args, options: { ...numbers, postgres: text, json: text, only: text } }).values;
  } catch (fault) {
    throw new Refusal(`${fault.message}\n${usage}`);
  }
}
