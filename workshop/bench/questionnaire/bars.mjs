import { kilobytes, milliseconds, whole } from '../figures.mjs';
import { formatTable } from '../format-table.mjs';
import { lighthouseTable } from '../tables.mjs';

/** Milliseconds. */
const mostLatency = 100;
const mostEngine = 5;
const leastPerformance = 95;
/** Compressed bytes of script. */
const mostScript = 170_000;
const mostShift = 0.02;

/** The tables, and each bar that was missed in words. */
export function questionnaireReport(result) {
  const missed = missedBars(result);
  const { engine, runs, lighthouse, weights, machine } = result;
  return [
    `${machine.cores} × ${machine.processor}, node ${machine.node}, commit ${machine.commit ?? 'unknown'}, load before ${machine.loadBefore.toFixed(2)}`,
    `Interactions at 4 × slower processor, ms (Event Timing; 8 stands for what was too quick to report)\n\n${latencyTable(runs)}`,
    `Main thread over the whole visit, ms of the processor\n\n${threadTable(runs)}`,
    `Engine over ${engine.count} questions, ms: path ${figuresOf(engine.path)}; what is left ${figuresOf(engine.left)}`,
    lighthouseTable(lighthouse),
    weights.map(({ page, wire }) => `${page}: ${kilobytes(wire.script ?? 0)} kB of script`).join('\n'),
    missed.length === 0 ? 'every bar is held' : ['missed:', ...missed.map((bar) => `  ${bar}`)].join('\n'),
  ].join('\n\n');
}

/** @returns {string[]} */
export function missedBars({ engine, runs, lighthouse, weights }) {
  // The median: other programs make any single one slow.
  const ofEngine = Math.max(engine.path.median, engine.left.median);
  return [
    ...runs.flatMap(({ count, all, shift }) => [
      ...(all.worst !== null && all.worst < mostLatency
        ? []
        : [`${count} questions: worst interaction ${milliseconds(all.worst)} ms, not under ${mostLatency}`]),
      ...(shift <= mostShift ? [] : [`${count} questions: layout shift ${shift.toFixed(3)}, not ${mostShift}`]),
    ]),
    ...(ofEngine < mostEngine ? [] : [`engine: ${milliseconds(ofEngine)} ms, not under ${mostEngine}`]),
    ...lighthouse.flatMap(({ page, performance, cumulativeLayoutShift }) => [
      ...(performance >= leastPerformance ? [] : [`${page}: performance ${performance}, not ${leastPerformance}`]),
      ...(cumulativeLayoutShift <= mostShift ? [] : [`${page}: layout shift ${cumulativeLayoutShift}`]),
    ]),
    ...weights.flatMap(({ page, wire }) =>
      (wire.script ?? 0) <= mostScript ? [] : [`${page}: ${wire.script} bytes of script, not ${mostScript}`],
    ),
  ];
}

function latencyTable(runs) {
  const rows = runs.flatMap(({ count, all, steps }) =>
    Object.entries({ ...steps, all }).map(([step, figures]) => [
      `${count} questions, ${step}`,
      whole(figures.count),
      ...[figures.p50, figures.p95, figures.worst].map(whole),
      figures.slowest ? `${figures.slowest.name} ${whole(figures.slowest.processing)}` : '–',
    ]),
  );
  return formatTable(['step', 'interactions', 'p50', 'p95', 'worst', 'of which script'], rows);
}

function threadTable(runs) {
  const rows = runs.map(({ count, loaded, trace, shift }) => [
    `${count} questions`,
    ...[loaded, trace.long, trace.longest, trace.script, trace.style, trace.layout, trace.paint].map(whole),
    shift.toFixed(3),
  ]);
  return formatTable(['page', 'ready', 'long tasks', 'longest', 'script', 'style', 'layout', 'paint', 'CLS'], rows);
}

function figuresOf({ first, median, worst }) {
  return `first ${milliseconds(first)}, median ${milliseconds(median)}, worst ${milliseconds(worst)}`;
}
