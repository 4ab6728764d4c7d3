import { parseArgs } from 'node:util';
import { Refusal } from '../../start/refusal.mjs';

const usage = 'Usage: npm run bench:admin -- [--rows 50000] [--times 40] [--postgres <url>] [--json <file>]';

/** `postgres` is a server on which a database of our own is made and dropped; null measures the embedded one alone. */
export function adminBenchOptions(args, settings = process.env, now = new Date()) {
  const { rows, times, postgres, json } = read(args);
  if (!(Number(rows) >= 1_000)) throw new Refusal('--rows must be a number from 1000');
  if (!(Number(times) >= 1)) throw new Refusal('--times must be a number above 0');
  return {
    rows: Number(rows),
    times: Number(times),
    postgres: postgres ?? settings.TEST_DATABASE_URL ?? null,
    json: json ?? `.bench/admin-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`,
  };
}

function read(args) {
  try {
    const text = { type: 'string' };
    return parseArgs({
      args,
      options: { rows: { ...text, default: '50000' }, times: { ...text, default: '40' }, postgres: text, json: text },
    }).values;
  } catch (fault) {
    throw new Refusal(`${fault.message}\n${usage}`);
  }
}
