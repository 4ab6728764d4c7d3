import { Refusal } from '@/care-api/api-error';
import type { WholeCode } from '@/lib/contract/faults';
import { commonPasswords } from './common-passwords';

type Owner = { username: string; email: string };

/** @throws Refusal 422 on that field for what a guesser tries first. */
export function requireUncommonPassword(field: string, password: string, { username, email }: Owner): void {
  const folded = password.toLowerCase();
  const own = [username, email, email.split('@')[0] ?? ''].map((name) => name.toLowerCase());
  if (own.includes(folded)) throw refusal(field, 'passwordIsName');
  if (isCommon(folded)) throw refusal(field, 'passwordCommon');
}

function isCommon(folded: string): boolean {
  // `aaaaaaaa`, `12121212`
  return commonPasswords.has(folded) || new Set(folded).size <= 2;
}

function refusal(field: string, fault: WholeCode): Refusal {
  return new Refusal(422, 'problem', { [field]: fault });
}
