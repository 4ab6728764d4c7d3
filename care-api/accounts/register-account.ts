import { randomUUID } from 'node:crypto';
import { or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { readRows } from '@/care-api/database/read-rows';
import { isSameText } from '@/care-api/database/same-text';
import { accounts } from '@/care-api/database/schema/accounts';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { pageAddress } from '@/care-api/mail/our-words';
import { writeMail } from '@/care-api/mail/write-mail';
import type { registerInput } from '@/lib/contract/account';
import { type AccountWire, accountColumns, toAccountWire } from './account-json';
import { requireGoodPassword } from './check-password';
import { forgetOldLinks, makeConfirmLink } from './confirm-link';
import { hashPassword } from './passwords';

type Deps = Pick<Dependencies, 'database' | 'siteUrl' | 'bare' | 'now' | 'onMailQueued'>;
type Wish = z.output<typeof registerInput> & { language?: string };

/** Whether an email has an account its owner alone is told, by mail; not with `mayMail` false. @throws Refusal 422. */
export async function registerAccount(
  deps: Deps,
  wish: Wish,
  mayMail: (email: string) => Promise<boolean>,
): Promise<AccountWire> {
  const { database, siteUrl, bare, now } = deps;
  const { db } = database;
  const { email, password, fullName = '', language = '' } = wish;
  const onward = toOnward(wish.listing, language);
  const username = toUsername(wish.username);
  await requireGoodPassword(db, { field: 'password', password, owner: { username, email }, siteUrl });
  if (bare) return storeAccount(db, wish);
  await requireFreeName(db, username);
  const createdAt = now();
  await forgetOldLinks(db, createdAt);
  const passwordHash = await hashPassword(password);
  const row = { username, fullName, email, language, passwordHash, createdAt, unconfirmedSince: createdAt };
  const { stored, number } = await insertAccount(db, row, async (tx, { userId }) => {
    const link = await makeConfirmLink(tx, { siteUrl, now, language, onward }, { accountId: userId, email });
    await writeMail(tx, 'confirmEmail', { to: email, language, values: { link } });
  });
  if (stored) {
    deps.onMailQueued();
    return stored;
  }
  // Either somebody was quicker with the name, or the email is somebody's.
  await requireFreeName(db, username);
  if (await mayMail(email.toLowerCase())) {
    const page = onward ? `/login-register?${onward}` : '/login-register/forgot';
    const values = { link: pageAddress(siteUrl, page, language) };
    await writeMail(db, 'accountExists', { to: email, language, values });
    deps.onMailQueued();
  }
  return toAccountWire({
    userId: randomUUID(),
    userID: number,
    userName: username,
    fullName,
    email,
    is_Admin: false,
    isBanned: false,
    createdAt,
    roles: [],
    lastSeenAt: null,
    banReason: '',
    bannedUntil: null,
    mustChoose: false,
    isUnconfirmed: true,
    hasSecondFactor: false,
    version: 1,
  });
}

function toOnward(listing: number | undefined, language: string): string {
  if (listing === undefined) return '';
  return new URLSearchParams({ returnUrl: pageAddress('', `/applynow2/${listing}`, language) }).toString();
}

export async function storeAccount(db: Db, { username: wished, email, password }: Wish): Promise<AccountWire> {
  const username = toUsername(wished);
  await requireFree(db, username, email);
  const { stored } = await insertAccount(db, { username, email, passwordHash: await hashPassword(password) });
  if (stored) return stored;
  // Somebody else was quicker with one of the two.
  await requireFree(db, username, email);
  throw new Error('The account was not stored.');
}

function toUsername(wished: string): string {
  return wished.normalize('NFC').replace(/ +/g, ' ');
}

/** Null where one of the two exists, with the number it would have had: each try takes one, so numbers tell nothing. */
function insertAccount(
  db: Db,
  row: typeof accounts.$inferInsert,
  whenStored: (tx: Writer, account: AccountWire) => Promise<void> = async () => {},
) {
  return db.transaction(async (tx) => {
    const [made] = await tx.insert(accounts).values(row).onConflictDoNothing().returning(accountColumns);
    if (made) {
      const stored = toAccountWire(made);
      await whenStored(tx, stored);
      return { stored, number: stored.userID };
    }
    const [last] = await readRows(
      tx,
      z.object({ number: z.number() }),
      sql`select currval(pg_get_serial_sequence('accounts', 'number'))::int as number`,
    );
    return { stored: null, number: last?.number ?? 0 };
  });
}

async function requireFreeName(db: Db, username: string): Promise<void> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isSameText(accounts.username, username));
  if (rows.length > 0) throw new Refusal(422, 'problem', { username: 'usernameTaken' });
}

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
