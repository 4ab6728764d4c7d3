import { formatTable } from '../format-table.mjs';
import { summarise } from './metrics.mjs';

const leastSuccess = 0.95;
const leastSuccessOfClass = 0.9;
const twoFields = 'in two fields';

/** The table, each bar that was missed in words and, when asked for, each failed question with its first answers. */
export function searchReport(result, isWithFailures) {
  const { machine, listings, judged } = result;
  const missed = missedBars(result);
  return [
    `${listings} listings, ${judged.length} questions; commit ${machine.commit ?? 'unknown'}; precision@10: of ten, or of as many as the data holds; dead end: an answer without a listing`,
    qualityTable(judged),
    ...(isWithFailures ? judged.filter(({ search }) => !search.isSuccess).map(failureLines) : []),
    missed.length === 0 ? 'every bar is held' : ['missed:', ...missed.map((bar) => `  ${bar}`)].join('\n'),
  ].join('\n\n');
}

/** @returns {string[]} */
export function missedBars({ judged }) {
  const all = groupedByClass(judged).map(([name, own]) => [name, summarise(own.map(({ search }) => search))]);
  const overall = summarise(ofTenClasses(judged).map(({ search }) => search));
  const deadEnds = judged.filter(({ search }) => search.isDeadEnd).length;
  return [
    ...(overall.success >= leastSuccess ? [] : [`overall: success@3 ${share(overall.success)}, not ${leastSuccess}`]),
    ...all
      .filter(([, { success }]) => success < leastSuccessOfClass)
      .map(([name, { success }]) => `${name}: success@3 ${share(success)}, not ${leastSuccessOfClass}`),
    ...(deadEnds === 0 ? [] : [`${deadEnds} dead ends, not 0`]),
  ];
}

function qualityTable(judged) {
  const heads = ['class', 'questions', 'success@3', 'precision@10', 'dead ends'];
  const ofText = ['full text: success@3', 'precision@10', 'dead ends'];
  const row = (name, own) => {
    const search = summarise(own.map((one) => one.search));
    const fullText = summarise(own.map((one) => one.fullText));
    return [name, String(search.count), ...figuresOf(search), ...figuresOf(fullText)];
  };
  const rows = groupedByClass(judged).map(([name, own]) => row(name, own));
  return formatTable([...heads, ...ofText], [...rows, row('overall, without the last', ofTenClasses(judged))]);
}

function figuresOf({ success, precision, deadEnds }) {
  return [share(success), share(precision), String(deadEnds)];
}

function share(part) {
  return part.toFixed(3);
}

/** What is asked again in two fields would count twice. */
function ofTenClasses(judged) {
  return judged.filter((one) => one.class !== twoFields);
}

function groupedByClass(judged) {
  const names = [...new Set(judged.map((one) => one.class))];
  return names.map((name) => [name, judged.filter((one) => one.class === name)]);
}

function failureLines({ class: name, asked, fault, top }) {
  const words = [asked.q, asked.near && `near=${asked.near}`].filter(Boolean).join('  ');
  const answers = fault ? [fault] : top;
  return [
    `${name}: ${words.slice(0, 100)}`,
    ...(answers.length > 0 ? answers : ['nothing']).map((line) => `  ${line}`),
  ].join('\n');
}
