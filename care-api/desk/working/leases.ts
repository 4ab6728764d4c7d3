import { and, eq, sql } from 'drizzle-orm';
import { accounts } from '@/care-api/database/schema/accounts';
import { leases } from '@/care-api/database/schema/working';
import type { Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import type { Target } from './editable';

const seconds = 90;
const ofRow = ({ editable, id }: Target) => and(eq(leases.kind, editable.kind), eq(leases.id, id));

export async function getLease(tx: Pick<Writer, 'select'>, target: Target) {
  const [lease] = await tx
    .select({ name: accounts.username, since: leases.since, tab: leases.tab, until: leases.until })
    .from(leases)
    .innerJoin(accounts, eq(accounts.id, leases.accountId))
    .where(ofRow(target));
  return lease ? { name: lease.name, at: lease.since.toISOString(), tab: lease.tab, until: lease.until } : null;
}

type Args = { caller: Account; tab: string; take?: boolean | undefined; now: Date };

/** Says for 90 seconds that the caller has it open, unless somebody else has: then who that is. */
export async function takeLease(db: Writer, target: Target, { caller, tab, take = false, now }: Args) {
  const until = new Date(now.getTime() + seconds * 1_000);
  const row = { kind: target.editable.kind, id: target.id, accountId: caller.id, tab, since: now, until };
  const isOwn = sql`(${leases.accountId} = ${caller.id} and ${leases.tab} = ${tab})`;
  await db
    .insert(leases)
    .values(row)
    .onConflictDoUpdate({
      target: [leases.kind, leases.id],
      set: {
        accountId: caller.id,
        tab,
        until,
        since: sql`case when ${isOwn} then ${leases.since} else ${now.toISOString()} end`,
      },
      setWhere: sql`${leases.until} < ${now.toISOString()} or ${isOwn} or ${take}`,
    });
  const [lease] = await db
    .select({
      accountId: leases.accountId,
      tab: leases.tab,
      name: accounts.username,
      since: leases.since,
      until: leases.until,
    })
    .from(leases)
    .innerJoin(accounts, eq(accounts.id, leases.accountId))
    .where(ofRow(target));
  if (!lease) return null;
  const isTheirs = lease.accountId === caller.id;
  const whose = { isMine: isTheirs && lease.tab === tab, isYours: isTheirs && lease.tab !== tab };
  return { ...whose, name: lease.name, since: lease.since.toISOString(), until: lease.until.toISOString() };
}

export async function endLease(db: Writer, target: Target, { caller, tab }: { caller: Account; tab: string }) {
  await db.delete(leases).where(and(ofRow(target), eq(leases.accountId, caller.id), eq(leases.tab, tab)));
  return { id: target.id };
}
