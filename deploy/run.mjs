import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addServiceSettings } from '../scripts/start/service-settings.mjs';

// `node deploy/run.mjs staff reset <email>`: a command of the care API with the settings of the systemd units (the doctor
// looks at the site's too). SETTINGS names their folder. Named as npm names them.
const scripts = {
  doctor: ['doctor'],
  staff: ['staff'],
  import: ['import'],
  files: ['files'],
  migrate: ['migrate'],
  backup: ['backup', 'backup'],
  restore: ['backup', 'restore'],
};
const [name, ...args] = process.argv.slice(2);
if (!Object.hasOwn(scripts, name ?? '')) {
  console.error(`Usage: node deploy/run.mjs <${Object.keys(scripts).join(', ')}> [words]`);
  process.exit(1);
}
try {
  addServiceSettings(process.env, name);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const [entry, ...words] = scripts[name];
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const node = ['--enable-source-maps', `.care-api/${entry}.mjs`, ...words, ...args];
const command = spawn(process.execPath, node, { cwd: root, stdio: 'inherit' });
command.once('exit', (code) => process.exit(code ?? 1));
// The command holds the database: it is not left behind. Ctrl-C reaches it by itself.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal));
