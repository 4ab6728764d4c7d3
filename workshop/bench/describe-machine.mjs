import { execFileSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';

/** What the figures hold for: when, which commit, which machine, and how busy that was before we began. */
export function describeMachine() {
  return {
    date: new Date().toISOString(),
    commit: commit(),
    node: process.version,
    system: `${platform()} ${release()}`,
    processor: cpus()[0]?.model.trim() ?? '',
    cores: cpus().length,
    memory: totalmem(),
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** Null outside a git checkout. Changes that are not committed are said. */
function commit() {
  try {
    const git = (...args) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' with changes' : '');
  } catch {
    return null;
  }
}
