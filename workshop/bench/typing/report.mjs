import { milliseconds, whole } from '../figures.mjs';
import { formatTable } from '../format-table.mjs';

/** Milliseconds. */
const mostLatency = 100;
/** From a key to where it is said that something is wrong. */
const mostWait = 50;

export function typingReport(result) {
  const { machine, words, choices, questions, steps } = result;
  const missed = missedSteps(result);
  const rows = Object.entries(steps).map(([step, { count, p50, p95, worst, slowest }]) => [
    step,
    ...[count, p50, p95, worst].map(whole),
    slowest ? `${slowest.name} ${whole(slowest.processing)}` : '–',
  ]);
  return [
    `${machine.cores} × ${machine.processor}, node ${machine.node}, commit ${machine.commit ?? 'unknown'}, load before ${machine.loadBefore.toFixed(2)}`,
    `A post of ${whole(words)} words, ${choices} categories, ${questions} questions, at 4 × slower processor, ms (Event Timing)`,
    formatTable(['step', 'interactions', 'p50', 'p95', 'worst', 'of which script'], rows),
    missed.length === 0 ? 'every bar is held' : ['missed:', ...missed].join('\n  '),
  ].join('\n\n');
}

/** What was not measured does not count as held. */
export function missedSteps({ steps }) {
  return Object.entries(steps).flatMap(([step, { worst }]) => {
    const most = step === 'findings' ? mostWait : mostLatency;
    return worst !== null && worst < most ? [] : [`${step}: slowest ${milliseconds(worst)} ms, not under ${most}`];
  });
}
