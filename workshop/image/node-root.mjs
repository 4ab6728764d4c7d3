import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Stands in for an image `node:<version>-<Debian's name>-slim`, which nobody can fetch here: Debian's smallest root of that
 * name, Node of that version and npm from npm, and the user `node`. Made once, kept below `folder`.
 */
export function makeNodeRoot(image, folder) {
  const [, version, debian] = /^node:([\d.]+)-([a-z]+)-slim$/.exec(image) ?? [];
  if (!version) throw new Error(`${image}: only node:<version>-<Debian's name>-slim is understood here`);
  const root = path.join(folder, `node-${version}-${debian}`);
  if (existsSync(root)) return root;
  const half = `${root}.half`;
  rmSync(half, { recursive: true, force: true });
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', '--format=directory', debian, half], {
    stdio: 'inherit',
  });
  const local = path.join(half, 'usr/local');
  mkdirSync(local, { recursive: true });
  const packages = [`node-linux-${process.arch}@${version}`, 'npm@11'];
  execFileSync('npm', ['install', '--global', '--prefix', local, '--ignore-scripts', '--no-audit', ...packages], {
    stdio: 'inherit',
  });
  // npm links no command of the package that holds Node.
  const node = `../lib/node_modules/node-linux-${process.arch}/bin/node`;
  execFileSync('ln', ['-sf', node, path.join(local, 'bin/node')]);
  execFileSync('useradd', ['--root', half, '--uid', '1000', '--create-home', 'node']);
  // A container engine lays its own over it.
  writeFileSync(path.join(half, 'etc/hosts'), '');
  renameSync(half, root);
  return root;
}
