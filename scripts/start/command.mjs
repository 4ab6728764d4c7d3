import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addEnvFile } from './env-file.mjs';
import { Refusal } from './refusal.mjs';
import { Supervisor } from './supervisor.mjs';

/** Runs one of the project's commands from the project's root: checks Node, reads `.env`, and stops every child at the end. */
export async function command(work) {
  process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
  const supervisor = new Supervisor();
  stopOnSignals(supervisor);
  try {
    requireNode(process.versions.node);
    addEnvFile(process.env);
    await work(supervisor);
  } catch (fault) {
    if (supervisor.isStopping) return;
    console.error(fault instanceof Refusal ? fault.message : fault);
    await supervisor.stop();
    process.exit(1);
  }
}

function stopOnSignals(supervisor) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      // Impatience is answered: the second signal does not wait for anybody.
      if (supervisor.isStopping) supervisor.kill();
      await supervisor.stop();
      process.exit(0);
    });
  }
}

function requireNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return;
  throw new Refusal(`Node 20.9 or newer is needed; this is ${version}. See https://nodejs.org`);
}
