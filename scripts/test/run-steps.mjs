import { readFileSync, renameSync, rmSync } from 'node:fs';
import { childrenSeconds } from './processor-time.mjs';
import { runName } from './run-name.mjs';
import { addTallies, tallyLine, tallyStep } from './tally.mjs';

/**
 * Runs the steps one after the other, tells the counts and time of each as it ends and the sums at last. It goes on after
 * a failure, so that it tells all there is to tell.
 * @param {{ name: string, run: () => Promise<number>, report?: string, tally?: (report: any) => object,
 *   tell?: (report: any) => void }[]} steps
 * @param {() => void} tellAll what there is to tell of all of them, before the sums
 */
export async function runSteps(steps, tellAll = () => {}) {
  const tellTime = stopwatch();
  const tallies = [];
  for (const [index, step] of steps.entries()) tallies.push(await runStep(step, `${index + 1} of ${steps.length}`));
  const total = addTallies(tallies);
  tellAll();
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n== all: ${tellTime()}`);
  console.log(`\n${tallyLine(total)}`);
  return total;
}

async function runStep({ name, run, report: file, tally, tell }, place) {
  console.log(`\n== ${name} (${place})`);
  if (file) rmSync(file, { force: true });
  const tellTime = stopwatch();
  const exitCode = await run();
  const report = file && takeReport(file);
  const counts = tallyStep(file && !report ? exitCode || 1 : exitCode, report && tally(report));
  if (report) tell?.(report);
  console.log(`== ${name}: ${tallyLine(counts)} in ${tellTime()}`);
  return counts;
}

/** Undefined where there is none, or half of one: who wrote it was killed, or the disk was full. */
function takeReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    renameSync(file, file.replace(`${runName()}-`, ''));
    return report;
  } catch {
    return undefined;
  }
}

/** '213.4 s, 401.2 s of processor' since it was made. */
function stopwatch() {
  const startedAt = Date.now();
  const before = childrenSeconds();
  return () => {
    const took = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
    return before === undefined ? took : `${took}, ${(childrenSeconds() - before).toFixed(1)} s of processor`;
  };
}
