/**
 * Ends the process with one sentence where this Node cannot run the project. Before anything else: what else there is
 * may use what an older Node lacks.
 */
export function requireNode(version = process.versions.node) {
  if (canRun(version)) return;
  const needed = 'Node 20.19 or a later 20, or 22.12 or newer, is needed (24 is best)';
  console.error(`${needed}; this is ${version}. See https://nodejs.org`);
  process.exit(1);
}

/** By `engines` of package.json: ES modules can be required since. */
export function canRun(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}
