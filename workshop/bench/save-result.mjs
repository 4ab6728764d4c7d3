import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function saveResult(file, result) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
}
