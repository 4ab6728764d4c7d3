import { megabytes, whole } from './figures.mjs';
import { lighthouseTable, memoryTable, speedTable, targetLines, weightTable } from './tables.mjs';

/** Everything that was measured, as text for the console. */
export function report({ machine, listings, file, seconds, runs, memory, weights, lighthouse }) {
  return [
    headLines(machine, listings, file).join('\n'),
    section(`Speed: ${seconds} s per run, answers by gzip; bare = node:http sending the same bytes in the same run`, [
      speedTable(runs),
      ...targetLines(runs),
    ]),
    section('Memory: resident; idle = after the start, after = 3 s after the last run', [memoryTable(memory, runs)]),
    section('Weight: kB (1000 bytes); HTML as served, the rest over the wire on a phone, without cache, not scrolled', [
      weightTable(weights),
    ]),
    ...(lighthouse.length > 0 ? [section('Lighthouse, mobile', [lighthouseTable(lighthouse)])] : []),
  ].join('\n\n');
}

function headLines({ commit, node, system, processor, cores, memory, loadBefore }, listings, file) {
  return [
    `${whole(listings)} listings${file ? '' : ' (sample content)'}, commit ${commit ?? 'unknown'}, node ${node}`,
    `${cores} × ${processor}, ${megabytes(memory)} MB, ${system}`,
    `busy before the run: load ${loadBefore.toFixed(2)} on ${cores} cores; site, database and load generator share them`,
  ];
}

function section(title, lines) {
  return [title, '', ...lines].join('\n');
}
