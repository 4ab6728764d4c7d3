import { or } from 'drizzle-orm';
import { isSameText } from '@/care-api/database/same-text';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Writer } from '@/care-api/kernel/db';
import { newSecretToken } from '@/care-api/kernel/secret-token';
import { nameFromEmail } from './name-from-email';

/** Two people of two domains may have one name before the @. */
export async function freeNameFor(tx: Pick<Writer, 'select'>, email: string): Promise<string> {
  const name = nameFromEmail(email);
  const others = [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${name.slice(0, 38)}-${number}`);
  const names = [name, ...others];
  const rows = await tx
    .select({ username: accounts.username })
    .from(accounts)
    .where(or(...names.map((one) => isSameText(accounts.username, one))));
  const taken = new Set(rows.map(({ username }) => username.toLowerCase()));
  return names.find((one) => !taken.has(one.toLowerCase())) ?? `${name.slice(0, 30)}-${newSecretToken().slice(0, 8)}`;
}
