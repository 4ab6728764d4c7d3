import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that is gone when this process is: a signal ends it without the way back through `finally`. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'care-bench-'));
  process.once('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}
