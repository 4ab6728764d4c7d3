import { megabytes, milliseconds, percentOf, whole } from '../figures.mjs';
import { formatTable } from '../format-table.mjs';

const named = { embedded: 'embedded', postgres: 'PostgreSQL' };

/** Everything that was measured, as text for the console. */
export function apiReport({ machine, listings, seconds, connections, measured }) {
  const runs = measured.flatMap((one) => one.runs);
  return [
    `care API, ${connections} connections, ${seconds} s a call, listings of ${listings}; commit ${machine.commit}, node ${machine.node}, ${machine.cores} × ${machine.processor}, load before ${machine.loadBefore.toFixed(2)}; API, database and load generator share the cores; bare = node:http sending the same bytes`,
    speedTable(runs),
    memoryTable(measured),
    ...growthLines(runs),
  ].join('\n\n');
}

function speedTable(runs) {
  const heads = [
    'call',
    'database',
    'listings',
    'req/s',
    'p50 ms',
    'p99 ms',
    'max ms',
    'failed',
    'bare req/s',
    'API/bare',
  ];
  const rows = runs.map(({ call, database, size, api, bare }) => [
    call,
    ...[named[database], whole(size), whole(api.perSecond), milliseconds(api.p50), milliseconds(api.p99)],
    ...[milliseconds(api.slowest), whole(api.failed), whole(bare?.perSecond)],
    bare ? percentOf(api.perSecond, bare.perSecond) : '–',
  ]);
  return formatTable(heads, rows);
}

function memoryTable(measured) {
  const rows = measured.flatMap(({ database, size, memory: { idle, peak } }) =>
    Object.keys(idle).map((name) => [name, named[database], whole(size), megabytes(idle[name]), megabytes(peak[name])]),
  );
  return formatTable(['process', 'database', 'listings', 'idle MB', 'peak MB'], rows);
}

/** Cost of a call with the most listings against the fewest. */
function growthLines(runs) {
  const sizes = [...new Set(runs.map(({ size }) => size))].sort((a, b) => a - b);
  const [least, most] = [sizes[0], sizes.at(-1)];
  if (least === most) return [];
  const at = (size, { call, database }) =>
    runs.find((run) => run.size === size && run.call === call && run.database === database)?.api;
  return runs
    .filter(({ size, api }) => size === least && api.perSecond > 0)
    .map((run) => {
      const times = at(least, run).perSecond / Math.max(1e-9, at(most, run).perSecond);
      return `${run.call}, ${named[run.database]}: ${times.toFixed(1)} times the cost with ${whole(most / least)} times the listings`;
    });
}

export function apiProgressLine({ call, api, bare }) {
  const figures = ({ perSecond, p50, p99 }) =>
    `${whole(perSecond)} requests/s, p50 ${milliseconds(p50)} ms, p99 ${milliseconds(p99)} ms`;
  return `${call}: ${figures(api)}${api.failed ? `, ${api.failed} failed` : ''}${bare ? `; bare server ${whole(bare.perSecond)} requests/s` : ''}`;
}
