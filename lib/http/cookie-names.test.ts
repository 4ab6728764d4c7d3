import { readdirSync, readFileSync } from 'node:fs';
import * as names from './cookie-names.mjs';

const messages = readdirSync('messages').filter((file) => file.endsWith('.json'));
const policies = [...messages.map((file) => `messages/${file}`), 'components/policies/slovak-cookie-policy.ts'];

it.each(policies)('the cookie policy of %s tells of every cookie', (file) => {
  const policy = readFileSync(file, 'utf8');
  const cookies = Object.values(names).filter((name) => typeof name === 'string');
  expect(cookies).toContain('Bearer');
  expect(cookies.filter((name) => !new RegExp(`[>' ]${name}[<')]`).test(policy))).toEqual([]);
});
