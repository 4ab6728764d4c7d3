import { or } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '@/care-api/api-error';
import type { Db } from '@/care-api/database/open-database';
import { isSameText } from '@/care-api/database/same-text';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Dependencies } from '@/care-api/dependencies';
import type { registerInput } from '@/lib/contract/account';
import { type AccountWire, accountColumns, toAccountWire } from './account-json';
import { requireGoodPassword } from './check-password';
import { hashPassword } from './passwords';

type Places = Pick<Dependencies, 'database' | 'siteUrl'>;
type Wish = z.output<typeof registerInput>;

/** @throws Refusal 422 by field for a password that is easily guessed, and for a username or email that exists. */
export async function registerAccount({ database: { db }, siteUrl }: Places, wish: Wish): Promise<AccountWire> {
  const { username, email, password } = wish;
  await requireGoodPassword(db, { field: 'password', password, owner: { username, email }, siteUrl });
  return storeAccount(db, wish);
}

/** @throws Refusal 422 by field for a username or email that exists. */
export async function storeAccount(db: Db, { username: wished, email, password }: Wish): Promise<AccountWire> {
  const username = wished.normalize('NFC').replace(/ +/g, ' ');
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

/** @throws Refusal 422 for an email that somebody has. */
export async function requireFreeEmail(db: Pick<Db, 'select'>, email: string): Promise<void> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isSameText(accounts.email, email));
  if (rows.length > 0) throw new Refusal(422, 'problem', { email: 'emailTaken' });
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
