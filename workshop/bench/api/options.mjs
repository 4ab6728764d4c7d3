import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refusal } from '../../../scripts/start/refusal.mjs';

const usage =
  'Usage: npm run bench:api -- [--listings <file.ndjson.gz>] [--sizes 1000,11943,100000] [--seconds 5] [--postgres <url>] [--json <file>]';
/** The real directory, where it lies beside the project. */
const realListings = '../shared/data/listings/all_listings_typedetail_shape.ndjson.gz';

/**
 * What the command line asks for. `postgres` is a server on which databases of our own are made and dropped; null
 * measures the embedded database alone.
 */
export function apiBenchOptions(args, settings = process.env, now = new Date()) {
  const { listings = realListings, sizes, seconds, postgres, json } = read(args);
  if (!existsSync(listings)) throw new Refusal(`there is no file ${listings}: name one with --listings`);
  if (!/^\d+(,\d+)*$/.test(sizes)) throw new Refusal('--sizes must be numbers with commas between');
  if (!(Number(seconds) > 0)) throw new Refusal('--seconds must be a number above 0');
  return {
    listings,
    sizes: sizes.split(',').map(Number),
    seconds: Number(seconds),
    postgres: postgres ?? settings.TEST_DATABASE_URL ?? null,
    json: json ?? `.bench/api-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`,
  };
}

function read(args) {
  try {
    return parseArgs({
      args,
      options: {
        listings: { type: 'string' },
        sizes: { type: 'string', default: '1000,11943,100000' },
        seconds: { type: 'string', default: '5' },
        postgres: { type: 'string' },
        json: { type: 'string' },
      },
    }).values;
  } catch (fault) {
    throw new Refusal(`${fault.message}\n${usage}`);
  }
}
