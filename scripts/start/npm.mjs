import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refusal } from './refusal.mjs';

/** Arguments for node that run npm: the npm we were started by, else the one installed beside this node, else the one on PATH. */
export function npmCommand(env = process.env) {
  const node = dirname(process.execPath);
  const started = env.npm_execpath && basename(env.npm_execpath) === 'npm-cli.js' ? [env.npm_execpath] : [];
  const folders = [node, ...(env.PATH ?? '').split(':').filter(Boolean)];
  const candidates = [
    ...started,
    join(dirname(node), 'lib/node_modules/npm/bin/npm-cli.js'),
    ...folders.map((folder) => join(folder, 'npm')),
  ];
  const found = candidates.filter(existsSync).map((path) => realpathSync(path));
  const script = found.find((path) => basename(path) === 'npm-cli.js');
  if (!script) throw new Refusal('npm was not found beside node or on PATH; install it, or run `npm start`');
  return [script];
}
