import { lighthouseTable, weightTable } from '../bench/tables.mjs';

/** Of 100; an empty Next page reaches 99. */
const leastPerformance = 97;
const mostShift = 0.02;
/** Compressed bytes of script; an empty Next page has 132,000. */
const mostScript = 145_000;

/** The tables, and each bar that was missed in words. */
export function auditReport(result) {
  const missed = missedBars(result);
  const verdict = missed.length === 0 ? ['every bar is held'] : ['missed:', ...missed.map((bar) => `  ${bar}`)];
  return [lighthouseTable(result.lighthouse), weightTable(result.weights), verdict.join('\n')].join('\n\n');
}

/** @returns {string[]} */
export function missedBars({ weights, lighthouse }) {
  return [
    ...lighthouse.flatMap(({ page, performance, accessibility, bestPractices, seo, cumulativeLayoutShift }) => [
      ...(performance >= leastPerformance ? [] : [`${page}: performance ${performance}, not ${leastPerformance}`]),
      ...(accessibility === 100 ? [] : [`${page}: accessibility ${accessibility}, not 100`]),
      ...(bestPractices === 100 ? [] : [`${page}: best practices ${bestPractices}, not 100`]),
      ...(seo === 100 ? [] : [`${page}: SEO ${seo}, not 100`]),
      ...(cumulativeLayoutShift <= mostShift ? [] : [`${page}: layout shift ${cumulativeLayoutShift}`]),
    ]),
    ...weights.flatMap(({ page, wire }) =>
      (wire.script ?? 0) <= mostScript ? [] : [`${page}: ${wire.script} bytes of script, not ${mostScript}`],
    ),
  ];
}
