import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Refusal } from '../../scripts/start/refusal.mjs';

const usage = 'Usage: npm run bench -- [--listings <file.ndjson.gz>] [--seconds 5] [--no-lighthouse] [--json <file>]';
/** The real directory, where it lies beside the project. */
const realListings = '../shared/data/listings/all_listings_typedetail_shape.ndjson.gz';

/**
 * What the command line asks for. `listings` is null where there is no file to import.
 * @param {string[]} args
 * @param {Date} now
 * @param {(path: string) => boolean} exists
 */
export function benchOptions(args, now = new Date(), exists = existsSync) {
  const { listings, seconds, json, 'no-lighthouse': isWithoutLighthouse } = read(args);
  if (listings !== undefined && !exists(listings)) throw new Refusal(`there is no file ${listings}`);
  if (!/^\d+(\.\d+)?$/.test(seconds) || Number(seconds) === 0) throw new Refusal(`--seconds must be a number above 0`);
  return {
    listings: listings ?? (exists(realListings) ? realListings : null),
    seconds: Number(seconds),
    lighthouse: !isWithoutLighthouse,
    json: json ?? `.bench/${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`,
  };
}

function read(args) {
  try {
    return parseArgs({
      args,
      options: {
        listings: { type: 'string' },
        seconds: { type: 'string', default: '5' },
        json: { type: 'string' },
        'no-lighthouse': { type: 'boolean', default: false },
      },
    }).values;
  } catch (fault) {
    throw new Refusal(`${fault.message}\n${usage}`);
  }
}
