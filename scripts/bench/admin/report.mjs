import { formatTable } from '../format-table.mjs';
import { percentile } from '../percentile.mjs';

const say = (ms) => (ms === null ? '' : ms.toFixed(1));

/** Milliseconds of each kind of question, and how many times as long as the same rows by hand. */
export function adminReport({ machine, rows, measured }) {
  const tables = measured.map(({ database, measured: runs }) => {
    const lines = runs.map(({ what, taken, byHand, memory }) => {
      const middle = percentile(taken, 0.5);
      const hand = byHand ? percentile(byHand, 0.5) : null;
      const ratio = hand ? `${(middle / hand).toFixed(1)} x` : '';
      return [what, say(middle), say(percentile(taken, 0.95)), ratio, memory === undefined ? '' : `+${memory} MB`];
    });
    return `${database}, ${rows} rows of each kind\n${formatTable(['', 'p50 ms', 'p95 ms', 'by hand', 'memory'], lines)}`;
  });
  return [JSON.stringify(machine), ...tables].join('\n\n');
}
