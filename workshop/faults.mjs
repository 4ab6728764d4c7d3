import { buildIfNeeded } from '../scripts/start/build.mjs';
import { command } from '../scripts/start/command.mjs';
import { blankSettings } from '../scripts/start/setting-names.mjs';
import { installAll } from './install-all.mjs';

// `npm run faults [-- words]`: each fault for real, those alone whose names hold the words; a table, exit 1 where one does not
// hold. What could not be run here is told as that.
await command(faults, { codeWhenStopped: 1 });

async function faults(supervisor) {
  // It writes: no setting of this machine may lead it to real data.
  Object.assign(process.env, blankSettings);
  await installAll(supervisor);
  await buildIfNeeded(supervisor);
  const { formatTable } = await import('./bench/format-table.mjs');
  const { processFaults } = await import('./faults/processes.mjs');
  const { placeFaults } = await import('./faults/places.mjs');
  const { siteFaults } = await import('./faults/site.mjs');
  const words = process.argv.slice(2).join(' ');
  const rows = [];
  for (const { name, run } of [...processFaults, ...placeFaults, ...siteFaults]) {
    if (!name.includes(words)) continue;
    console.log(`begins ${name}`);
    const began = Date.now();
    const { seen, lost, holds } = await run().catch((fault) => ({ seen: String(fault), lost: '?', holds: false }));
    const seconds = ((Date.now() - began) / 1_000).toFixed(0);
    const end = holds === null ? 'not run' : holds ? 'holds' : 'FAILS';
    console.log(`${end}  ${name}, ${seconds} s: ${seen}`);
    rows.push([name, seen.slice(0, 90), String(lost), end]);
  }
  console.log(`\n${formatTable(['scenario', 'seen', 'lost', ''], rows)}`);
  const [held, failed, left] = ['holds', 'FAILS', 'not run'].map(
    (end) => rows.filter((row) => row.at(-1) === end).length,
  );
  console.log(`\n${held} held, ${failed} failed, ${left} not run`);
  if (failed > 0) process.exitCode = 1;
}
