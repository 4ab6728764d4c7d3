import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { accounts, profiles } from '@/care-api/database/schema/accounts';
import { noteChange } from '@/care-api/desk/change-row';
import type { Wire } from '@/care-api/desk/noun';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { withPictures } from '@/care-api/files/with-pictures';
import { type App, route } from '@/care-api/http/route';
import { requireOwner, signedIn } from '@/care-api/kernel/admit';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { toProfileRow, toProfileWire } from '@/care-api/profiles/profile-wire';
import { endpoints } from '@/lib/contract/endpoints';

export function profileRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const getProfile = async (which: ReturnType<typeof eq>) => {
    const [row] = await db.select().from(profiles).where(which);
    return row ?? null;
  };

  route(app, deps, endpoints.listProfiles, async () => {
    const rows = await db.select().from(profiles).orderBy(asc(profiles.id));
    return rows.map(toProfileWire);
  });
  route(app, deps, endpoints.getProfileOfAccount, async ({ params, account }) => {
    requireOwner(account, params.userId);
    const row = isAccountId(params.userId) ? await getProfile(eq(profiles.accountId, params.userId)) : null;
    return row ? toProfileWire(row) : null;
  });
  route(app, deps, endpoints.getProfile, async ({ params, account }) => {
    const row = await getProfile(eq(profiles.id, params.id));
    if (!row) return null;
    requireOwner(account, row.accountId);
    return toProfileWire(row);
  });
  route(app, deps, endpoints.createProfile, ({ body, account }) => {
    const caller = signedIn(account);
    return withPictures(deps, caller, { profilePhoto: body.profilePhoto }, (settle) =>
      db.transaction(async (tx) => {
        // First saves of one person wait for each other here, so that the second finds the first's photo.
        await tx.select().from(accounts).where(eq(accounts.id, caller.id)).for('no key update');
        const [before] = await tx.select().from(profiles).where(eq(profiles.accountId, caller.id)).for('update');
        const photo = settle('profilePhoto', before?.photo ?? '');
        const changed = { ...toProfileRow(body), photo, updatedBy: caller.username, updatedAt: deps.now() };
        const [row] = await tx
          .insert(profiles)
          .values({ ...changed, accountId: caller.id, createdBy: caller.username, createdAt: deps.now() })
          .onConflictDoUpdate({ target: profiles.accountId, set: changed })
          .returning();
        return row ? toProfileWire(row) : null;
      }),
    );
  });
  route(app, deps, endpoints.updateProfile, async ({ params, body, account }) => {
    const owned = await getProfile(eq(profiles.id, params.id));
    if (!owned) return null;
    const caller = requireOwner(account, owned.accountId);
    return withPictures(deps, caller, { profilePhoto: body.profilePhoto }, (settle) =>
      db.transaction(async (tx) => {
        const [before] = await tx.select().from(profiles).where(eq(profiles.id, params.id)).for('update');
        if (!before) return null;
        const photo = settle('profilePhoto', before.photo);
        const changed = { ...toProfileRow(body), photo, updatedBy: caller.username, updatedAt: deps.now() };
        const [row] = await tx.update(profiles).set(changed).where(eq(profiles.id, params.id)).returning();
        if (row) await noteOfOther(tx, caller, before, toProfileWire(row));
        return row ? toProfileWire(row) : null;
      }),
    );
  });
  route(app, deps, endpoints.deleteProfile, async ({ params, account }) => {
    const owned = await getProfile(eq(profiles.id, params.id));
    if (!owned) return null;
    const caller = requireOwner(account, owned.accountId);
    const row = await db.transaction(async (tx) => {
      const [gone] = await tx.delete(profiles).where(eq(profiles.id, params.id)).returning();
      if (gone) await noteOfOther(tx, caller, gone, {});
      return gone;
    });
    if (!row) return null;
    await deleteUnusedPictures(deps, [row.photo]);
    return { profileId: row.id };
  });

  /** What an admin does with somebody's profile, told of their account: it goes with them. */
  async function noteOfOther(tx: Writer, caller: Account, before: Row, after: Wire): Promise<void> {
    const { accountId: id } = before;
    if (caller.id === id) return;
    const deed = { kind: 'account', id, caller, action: 'update', now: deps.now() } as const;
    await noteChange(tx, deed, toProfileWire(before), after);
  }
}

type Row = typeof profiles.$inferSelect;

function isAccountId(value: string): boolean {
  return z.guid().safeParse(value).success;
}
