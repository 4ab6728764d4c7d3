const { existsSync, readFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { transformSync } = require('esbuild');

const root = path.resolve(__dirname, '../..');
const options = {
  loader: 'ts',
  format: 'cjs',
  platform: 'node',
  target: 'node20',
  supported: { 'dynamic-import': false },
};

// Node's own loader learns what it does not know of ours: TypeScript, and the alias of the project's root.
Module._extensions['.ts'] = (module, file) => {
  module._compile(transformSync(readFileSync(file, 'utf8'), { ...options, sourcefile: file }).code, file);
};
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, parent, ...rest) => resolve(ofOurs(name, parent) ?? name, parent, ...rest);

function ofOurs(name, parent) {
  const isRelative = name.startsWith('./') || name.startsWith('../');
  if (!isRelative && !name.startsWith('@/')) return undefined;
  if (isRelative && !parent?.filename?.endsWith('.ts')) return undefined;
  const file = isRelative ? path.resolve(path.dirname(parent.filename), name) : path.join(root, name.slice(2));
  return existsSync(`${file}.ts`) ? `${file}.ts` : file;
}

/** Loads a module by Node, outside of Jest's sandbox: once for all the test files that a worker runs. */
exports.loadOnce = (file) => require(file);
