import { parseArgs } from 'node:util';
import { Refusal } from '../../../scripts/start/refusal.mjs';

const usage = 'Usage: npm run bench:search -- [--url <care API>] [--failures] [--data ../shared/data] [--json <file>]';

/** What the command line asks for. Without `url`, an API of our own is filled with the sample and the files in `data`. */
export function searchBenchOptions(args, now = new Date()) {
  const { url, failures, data, json } = read(args);
  if (url && !URL.canParse(url)) throw new Refusal('--url must be the address of a care API');
  return {
    url: url?.replace(/\/+$/, '') ?? null,
    failures,
    data,
    json: json ?? `.bench/search-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`,
  };
}

function read(args) {
  try {
    return parseArgs({
      args,
      options: {
        url: { type: 'string' },
        failures: { type: 'boolean', default: false },
        data: { type: 'string', default: '../shared/data' },
        json: { type: 'string' },
      },
    }).values;
  } catch (fault) {
    throw new Refusal(`${fault.message}\n${usage}`);
  }
}
