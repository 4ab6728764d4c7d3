import { existsSync, readFileSync, rmSync } from 'node:fs';
import { addTallies, tallyLine, tallyStep } from './tally.mjs';

/**
 * Runs the steps one after the other, tells the counts and time of each as it ends and the sum at last. It goes on after
 * a failure, so that it tells all there is to tell.
 * @param {{ name: string, run: () => Promise<number>, report?: string, tally?: (report: any) => object }[]} steps
 */
export async function runSteps(steps) {
  const tallies = [];
  for (const [index, step] of steps.entries()) tallies.push(await runStep(step, `${index + 1} of ${steps.length}`));
  const total = addTallies(tallies);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(`\n${tallyLine(total)}`);
  return total;
}

async function runStep({ name, run, report, tally }, place) {
  console.log(`\n== ${name} (${place})`);
  if (report) rmSync(report, { force: true });
  const startedAt = Date.now();
  const exitCode = await run();
  const found = report && existsSync(report) ? tally(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
  const counts = tallyStep(exitCode, found);
  console.log(`== ${name}: ${tallyLine(counts)} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  return counts;
}
