import { formatTable } from '../format-table.mjs';
import { percentile } from '../percentile.mjs';

const say = (ms) => (ms === null ? '' : ms.toFixed(1));
const ratioOf = (ms, than) => (than ? `${(ms / than).toFixed(1)} x` : '');

/** Milliseconds of each kind of question, how many times as long as the same rows by hand, and the bars that are not held. */
export function adminReport({ machine, measured }) {
  const tables = measured.map(({ database, rows, measured: runs }) => {
    const lines = runs.map((run) => {
      const { what, taken, byHand, memory, times, most } = run;
      const middle = percentile(taken, 0.5);
      const against = times ? ratioOf(percentile(taken, part(times)), percentile(times.than, part(times))) : '';
      return [
        what,
        say(middle),
        say(percentile(taken, 0.95)),
        byHand ? ratioOf(middle, percentile(byHand, 0.5)) : '',
        memory === undefined ? '' : `+${memory} MB`,
        against,
        times ? `${times.most} x` : (most?.toFixed(0) ?? ''),
        isOver(run) ? 'OVER' : '',
      ];
    });
    const heads = ['', 'p50 ms', 'p95 ms', 'by hand', 'memory', 'against', 'bar', ''];
    return `${database}, ${rows} rows of each kind\n${formatTable(heads, lines)}`;
  });
  const over = measured.flatMap(({ database, measured: runs }) =>
    runs.filter(isOver).map(({ what }) => `${database}: ${what}`),
  );
  const end = over.length > 0 ? `${over.length} bars are not held:\n${over.join('\n')}` : 'every bar is held';
  return [JSON.stringify(machine), ...tables, end].join('\n\n');
}

const part = ({ at }) => (at === 'p50' ? 0.5 : 0.95);

/** Whether what was measured is beyond its bar: so many times something else, megabytes or milliseconds. */
function isOver({ taken, memory, times, most = Number.POSITIVE_INFINITY }) {
  if (times) return percentile(taken, part(times)) > times.most * percentile(times.than, part(times));
  return (memory ?? percentile(taken, 0.95)) > most;
}
