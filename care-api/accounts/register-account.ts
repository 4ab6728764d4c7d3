import { or } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { isSameText } from '@/care-api/database/same-text';
import { accounts } from '@/care-api/database/schema/accounts';
import type { registerInput } from '@/lib/contract/account';
import { type AccountWire, accountColumns, toAccountWire } from './account-json';
import { hashPassword } from './passwords';
import { requireUncommonPassword } from './require-uncommon-password';

/** @throws Refusal 422 by field for a very common password, and for a username or email that exists. */
export async function registerAccount(db: Db, input: z.output<typeof registerInput>): Promise<AccountWire> {
  const { email, password } = input;
  const username = input.username.normalize('NFC').replace(/ +/g, ' ');
  requireUncommonPassword('password', password, { username, email });
  await requireFree(db, username, email);
  const passwordHash = await hashPassword(password);
  const [row] = await db
    .insert(accounts)
    .values({ username, email, passwordHash })
    .onConflictDoNothing()
    .returning(accountColumns);
  if (row) return toAccountWire(row);
  // Somebody else was quicker with one of the two.
  await requireFree(db, username, email);
  throw new Error('The account was not stored.');
}

async function requireFree(db: Db, username: string, email: string): Promise<void> {
  const hasName = isSameText(accounts.username, username);
  const hasEmail = isSameText(accounts.email, email);
  const taken = await db.select({ hasName, hasEmail }).from(accounts).where(or(hasName, hasEmail));
  if (taken.length === 0) return;
  throw new Refusal(422, 'problem', {
    ...(taken.some((row) => row.hasName) && { username: 'usernameTaken' }),
    ...(taken.some((row) => row.hasEmail) && { email: 'emailTaken' }),
  });
}
