import { randomBytes } from 'node:crypto';
import { desc, eq, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { audit, auditPeople } from '@/care-api/database/schema/staff';
import type { Db } from '@/care-api/kernel/db';
import { hashOf } from './canonical';
import type { Changes, Deed } from './deed';
import { eventOf } from './event-of';
import { queueEvent } from './queue-event';

type Writer = Pick<Db, 'select' | 'insert' | 'execute'>;

/** Any number: one writer at a time, so that each row knows the hash of the one before it. */
const chainLock = 7_246_002;

/** To be called last: whoever writes next waits for its end. What becomes of one row is written by `noteChange`. */
export async function writeAudit(tx: Writer, deed: Deed, now: Date): Promise<void> {
  const happened = eventOf(deed);
  if (happened) await queueEvent(tx, happened, now);
  await tx.execute(sql`select pg_advisory_xact_lock(${chainLock})`);
  const [last] = await tx.select({ hash: audit.hash }).from(audit).orderBy(desc(audit.id)).limit(1);
  const salt = randomBytes(16).toString('hex');
  const byKey = deed.actor?.key && { key: [null, deed.actor.key.name] };
  const changes: Changes = JSON.parse(JSON.stringify({ ...deed.changes, ...byKey }));
  const row = {
    at: now,
    actor: deed.actor ? await tokenOf(tx, deed.actor) : '',
    action: deed.action,
    kind: deed.kind,
    objectId: await objectOf(tx, deed.kind, deed.objectId),
    checked: deed.checked ?? null,
    sealed: hashOf(salt, changes),
    prevHash: last?.hash ?? '',
  };
  await tx.insert(audit).values({ ...row, changes, salt, hash: hashOfRow(row) });
}

type Hashed = Pick<
  typeof audit.$inferSelect,
  'at' | 'actor' | 'action' | 'kind' | 'objectId' | 'checked' | 'sealed' | 'prevHash'
>;

export function hashOfRow(row: Hashed): string {
  const { at, actor, action, kind, objectId, checked, sealed, prevHash } = row;
  return hashOf(prevHash, at.toISOString(), actor, action, kind, objectId, checked, sealed);
}

async function tokenOf(tx: Writer, { id, username }: { id: string; username: string }): Promise<string> {
  const person = { token: randomBytes(9).toString('base64url'), accountId: id, name: username };
  const [known] = await tx
    .insert(auditPeople)
    .values(person)
    .onConflictDoUpdate({ target: auditPeople.accountId, set: { name: username } })
    .returning({ token: auditPeople.token });
  if (!known) throw new Error('The person was not noted.');
  return known.token;
}

/** An account is named by its token, also where that is all that is left: it leads to nobody. */
export async function objectOf(tx: Writer, kind: string, objectId: string): Promise<string> {
  if (kind !== 'account' || objectId === '') return objectId;
  const known = await tx.select().from(auditPeople).where(eq(auditPeople.token, objectId));
  if (known.length > 0) return objectId;
  const [account] = await tx
    .select({ id: accounts.id, username: accounts.username })
    .from(accounts)
    .where(eq(accounts.id, objectId));
  return account ? tokenOf(tx, account) : '';
}
