import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStages } from './image/build-stages.mjs';
import { parseDockerfile } from './image/parse-dockerfile.mjs';
import { tryImage } from './image/try-image.mjs';

// `npm run prove-image [-- <folder>]`: runs the instructions of deploy/Dockerfile, one by one and as they stand there, in
// roots made by mmdebstrap and entered by bubblewrap, then starts what came of it: not as root, with a root nobody can
// write to and one writable folder. No container engine takes part. Asks for Debian's mmdebstrap and bubblewrap, and root.
const folder = path.resolve(process.argv[2] ?? path.join(tmpdir(), 'prove-image'));
if (process.getuid?.() !== 0) fail('prove-image: changes owners and mounts, so run it as root.');
for (const tool of ['mmdebstrap', 'bwrap', 'tar']) {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
  } catch {
    fail(`prove-image: ${tool} is missing: apt-get install mmdebstrap bubblewrap`);
  }
}
mkdirSync(folder, { recursive: true });
const instructions = parseDockerfile(readFileSync('deploy/Dockerfile', 'utf8'));
const image = buildStages(instructions, { context: process.cwd(), folder });
await tryImage(image);

function fail(why) {
  console.error(why);
  process.exit(1);
}
