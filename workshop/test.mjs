import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../scripts/start/command.mjs';
import { installAll } from './install-all.mjs';

// `npm test` of the workshop: what needs its packages, and so is no part of the product's unit tests.
await command(test, { codeWhenStopped: 1 });

async function test(supervisor) {
  await installAll(supervisor);
  const folders = ['workshop/bench', 'workshop/image'];
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  process.exitCode = await supervisor.runStep(['--test', ...files.filter((file) => file.endsWith('.test.mjs'))]);
}
