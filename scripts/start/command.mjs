import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addEnvFile } from './env-file.mjs';
import { Refusal } from './refusal.mjs';
import { requireNode } from './require-node.mjs';
import { Supervisor } from './supervisor.mjs';

/**
 * Runs one of the project's commands from the project's root: checks Node, reads `.env`, stops every child when it is told
 * to stop. That is the good end of a command that serves; one that has a task to finish has failed then.
 */
export async function command(work, { codeWhenStopped = 0 } = {}) {
  requireNode();
  process.chdir(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
  const supervisor = new Supervisor();
  const isTold = stopOnSignals(supervisor, codeWhenStopped);
  try {
    addEnvFile(process.env);
    await work(supervisor);
  } catch (fault) {
    // What breaks because of the stop is no news; what breaks after the work's own stop is.
    if (isTold()) return;
    console.error(fault instanceof Refusal ? fault.message : fault);
    await supervisor.stop();
    process.exit(1);
  }
}

/** @returns whether a signal has told us to stop */
function stopOnSignals(supervisor, exitCode) {
  let isTold = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, async () => {
      isTold = true;
      // Impatience is answered: the second signal does not wait for anybody.
      if (supervisor.isStopping) supervisor.kill();
      await supervisor.stop();
      process.exit(exitCode);
    });
  }
  return () => isTold;
}
