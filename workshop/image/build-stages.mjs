import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { copyFromContext } from './context.mjs';
import { inRoot } from './in-root.mjs';
import { makeNodeRoot } from './node-root.mjs';
import { commandOf, expand, pairsOf } from './parse-dockerfile.mjs';

/**
 * Runs the instructions, each stage in a root of its own below `folder`.
 * @returns the last stage: its root, environment, working directory, user, volumes, command and health check
 */
export function buildStages(instructions, { context, folder }) {
  const values = {};
  const stages = new Map();
  let stage = null;
  for (const { name, rest, words, line } of instructions) {
    const startedAt = Date.now();
    const text = expand(rest, { ...values, ...stage?.env });
    if (name === 'ARG') Object.assign(values, Object.fromEntries(pairsOf(words)));
    else if (name === 'FROM') {
      const [from, , as = 'image'] = text.split(/\s+/);
      stage = begin(as, stages.get(from) ?? { root: makeNodeRoot(from, folder) }, folder);
      stages.set(as, stage);
    } else run(stage, { name, text, words: text.split(/\s+/) }, { stages, context });
    console.log(`line ${line}: ${name} ${text} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
  }
  return stage;
}

function begin(name, from, folder) {
  const root = path.join(folder, `stage-${name}`);
  rmSync(root, { recursive: true, force: true });
  execFileSync('cp', ['-a', '--reflink=auto', from.root, root]);
  return { workdir: '/', user: 'root', volumes: [], ...from, env: { ...from.env }, name, root };
}

function run(stage, { name, text, words }, { stages, context }) {
  switch (name) {
    case 'ENV':
      Object.assign(stage.env, Object.fromEntries(pairsOf(words)));
      break;
    case 'WORKDIR':
      stage.workdir = path.resolve(stage.workdir, text);
      mkdirSync(path.join(stage.root, stage.workdir), { recursive: true });
      break;
    case 'COPY':
      copy(stage, words, { stages, context });
      break;
    case 'RUN':
      inRoot(stage, commandOf(text));
      break;
    case 'USER':
      stage.user = text;
      break;
    case 'VOLUME':
      stage.volumes.push(text);
      break;
    case 'HEALTHCHECK':
      stage.health = commandOf(text.slice(text.indexOf('CMD ') + 4).trim());
      break;
    case 'CMD':
      stage.command = commandOf(text);
      break;
    default:
    // EXPOSE and STOPSIGNAL only describe.
  }
}

function copy(stage, words, { stages, context }) {
  const from = words[0]?.startsWith('--from=') ? words.shift().slice('--from='.length) : null;
  const to = words.pop();
  const target = path.join(stage.root, path.resolve(stage.workdir, to));
  if (from === null) return copyFromContext({ context, sources: words, target, intoFolder: to.endsWith('/') });
  const source = path.join(stages.get(from).root, words[0]);
  if (!existsSync(source)) throw new Error(`${words[0]} is not in the stage ${from}`);
  mkdirSync(path.dirname(target), { recursive: true });
  // Docker puts what a folder holds into the target.
  execFileSync('cp', ['-a', '-T', ...(statSync(source).isDirectory() ? ['--reflink=auto'] : []), source, target]);
}
