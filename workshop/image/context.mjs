import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Copies files of the context into the image but for what .dockerignore names: a folder's contents, or files by name. */
export function copyFromContext({ context, sources, target, intoFolder }) {
  for (const source of sources) {
    const at = path.join(context, source);
    const isFolder = statSync(at).isDirectory();
    const folder = isFolder ? target : intoFolder ? target : path.dirname(target);
    mkdirSync(folder, { recursive: true });
    const archive = ['--create', '--file=-', '--owner=0', '--group=0', ...exclusions(context, isFolder ? source : '.')];
    const named = isFolder ? ['-C', at, '.'] : ['-C', path.dirname(at), `./${path.basename(at)}`];
    const bytes = execFileSync('tar', [...archive, ...named], { maxBuffer: 2 ** 31 });
    execFileSync('tar', ['--extract', '--no-same-permissions', '-C', folder], { input: bytes });
  }
}

/** The lines of .dockerignore for tar, which sees `from` as its top. */
export function exclusions(context, from) {
  const lines = readFileSync(path.join(context, '.dockerignore'), 'utf8').split('\n');
  const patterns = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'));
  return patterns.flatMap((pattern) => {
    if (pattern.startsWith('!')) throw new Error(`.dockerignore: ${pattern} is not understood here`);
    const flags = ['--wildcards', '--no-wildcards-match-slash'];
    if (pattern.startsWith('**/')) return ['--no-anchored', ...flags, `--exclude=${pattern.slice(3)}`];
    const inside = path.posix.relative(path.posix.normalize(from), pattern);
    return inside.startsWith('..') ? [] : ['--anchored', ...flags, `--exclude=./${inside}`];
  });
}
