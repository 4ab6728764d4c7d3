import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts, profiles } from '@/care-api/database/schema/accounts';
import { noteChange } from '@/care-api/desk/change-row';
import type { Wire } from '@/care-api/desk/resource';
import type { Telling } from '@/care-api/desk/telling';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { withPictures } from '@/care-api/files/with-pictures';
import { requireOwner } from '@/care-api/kernel/admit';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import type { ProfileInput } from '@/lib/contract/profile';
import { toProfileRow, toProfileWire } from './profile-wire';

type Row = typeof profiles.$inferSelect;
type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;
/** Whose session it is, null for nobody's: whether it is their profile is asked here. */
type Args = { id: number; account: Account | null; now: Date };

export async function listProfiles(db: Db) {
  const rows = await db.select().from(profiles).orderBy(asc(profiles.id));
  return rows.map(toProfileWire);
}

export async function getProfileOfAccount(db: Db, accountId: string, account: Account | null) {
  requireOwner(account, accountId);
  const isId = z.guid().safeParse(accountId).success;
  const [row] = isId ? await db.select().from(profiles).where(eq(profiles.accountId, accountId)) : [];
  return row ? toProfileWire(row) : null;
}

export async function getProfile(db: Db, id: number, account: Account | null) {
  const found = await findOwned(db, id, account);
  return found && toProfileWire(found.row);
}

/** The caller's own, be it there already. @throws Refusal 422 for a photo that they may not give */
export function saveOwnProfile(deps: Deps, body: ProfileInput, { caller, now }: Telling) {
  return withPictures(deps, caller, { profilePhoto: body.profilePhoto }, (settle) =>
    deps.database.db.transaction(async (tx) => {
      // First saves of one person wait for each other here, so that the second finds the first's photo.
      await tx.select().from(accounts).where(eq(accounts.id, caller.id)).for('no key update');
      const [before] = await tx.select().from(profiles).where(eq(profiles.accountId, caller.id)).for('update');
      const photo = settle('profilePhoto', before?.photo ?? '');
      const changed = { ...toProfileRow(body), photo, updatedBy: caller.username, updatedAt: now };
      const [row] = await tx
        .insert(profiles)
        .values({ ...changed, accountId: caller.id, createdBy: caller.username, createdAt: now })
        .onConflictDoUpdate({ target: profiles.accountId, set: changed })
        .returning();
      return row ? toProfileWire(row) : null;
    }),
  );
}

export async function updateProfile(deps: Deps, body: ProfileInput, { id, account, now }: Args) {
  const { db } = deps.database;
  const owned = await findOwned(db, id, account);
  if (!owned) return null;
  const { caller } = owned;
  return withPictures(deps, caller, { profilePhoto: body.profilePhoto }, (settle) =>
    db.transaction(async (tx) => {
      const [before] = await tx.select().from(profiles).where(eq(profiles.id, id)).for('update');
      if (!before) return null;
      const photo = settle('profilePhoto', before.photo);
      const changed = { ...toProfileRow(body), photo, updatedBy: caller.username, updatedAt: now };
      const [row] = await tx.update(profiles).set(changed).where(eq(profiles.id, id)).returning();
      if (row) await noteOfOther(tx, { caller, now }, before, toProfileWire(row));
      return row ? toProfileWire(row) : null;
    }),
  );
}

export async function deleteProfile(deps: Deps, { id, account, now }: Args) {
  const { db } = deps.database;
  const owned = await findOwned(db, id, account);
  if (!owned) return null;
  const row = await db.transaction(async (tx) => {
    const [gone] = await tx.delete(profiles).where(eq(profiles.id, id)).returning();
    if (gone) await noteOfOther(tx, { caller: owned.caller, now }, gone, {});
    return gone;
  });
  if (!row) return null;
  await deleteUnusedPictures(deps, [row.photo]);
  return { profileId: row.id };
}

async function findOwned(db: Db, id: number, account: Account | null) {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id));
  return row ? { row, caller: requireOwner(account, row.accountId) } : null;
}

/** What an admin does with somebody's profile, told of their account: it goes with them. */
async function noteOfOther(tx: Writer, { caller, now }: Telling, before: Row, after: Wire): Promise<void> {
  const { accountId: id } = before;
  if (caller.id === id) return;
  const deed = { kind: 'account', id, caller, action: 'update', now } as const;
  await noteChange(tx, deed, toProfileWire(before), after);
}
