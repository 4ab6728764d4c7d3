import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { requireUnique } from '@/care-api/database/require-unique';
import { accounts } from '@/care-api/database/schema/accounts';
import { listingPictures } from '@/care-api/database/schema/gallery';
import { noteChange } from '@/care-api/desk/change-row';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { withPictures } from '@/care-api/files/with-pictures';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { isShown } from '@/care-api/listings/is-shown';
import type { AuditAction } from '@/lib/contract/audit-actions';
import { endpoints } from '@/lib/contract/endpoints';

const wire = {
  galleryId: listingPictures.id,
  typeId: listingPictures.listingId,
  galleryPhoto: listingPictures.photo,
  galleryBuget: listingPictures.groupName,
  description: listingPictures.description,
  userName: sql<string>`coalesce(${accounts.username}, '')`,
};

/** Of no listing, or of one that is there for everybody. */
const isPublic = sql`(${listingPictures.listingId} is null or exists (
  select from listings l where l.id = ${listingPictures.listingId} and ${isShown}))`;

/** Gallery: pictures of listings, and who added them. */
export function listingPictureRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  route(app, deps, endpoints.listListingPictures, () => listPictures(db, isPublic));
  route(app, deps, endpoints.listPicturesOfListing, ({ params }) =>
    listPictures(db, and(isPublic, eq(listingPictures.listingId, params.id))),
  );
  route(app, deps, endpoints.listPicturesOfUser, ({ params }) =>
    listPictures(db, and(isPublic, eq(sql`lower(${accounts.username})`, params.username.toLowerCase()))),
  );
  route(app, deps, endpoints.getListingPicture, ({ params }) => getPicture(db, params.id, isPublic));
  route(app, deps, endpoints.createListingPicture, ({ body, account }) => {
    const caller = signedIn(account);
    return naming(() =>
      withPictures(deps, caller, { galleryPhoto: body.galleryPhoto }, (settle) =>
        db.transaction(async (tx) => {
          const values = { ...toRow(body), photo: settle('galleryPhoto', ''), accountId: caller.id };
          const [made] = await tx.insert(listingPictures).values(values).returning({ id: listingPictures.id });
          return made ? noted(tx, { id: made.id, caller, action: 'create' }, null) : null;
        }),
      ),
    );
  });
  route(app, deps, endpoints.updateListingPicture, ({ params: { id }, body, account }) => {
    const caller = signedIn(account);
    return naming(() =>
      withPictures(deps, caller, { galleryPhoto: body.galleryPhoto }, (settle) =>
        db.transaction(async (tx) => {
          const before = await hold(tx, id);
          if (!before) return null;
          const photo = settle('galleryPhoto', before.galleryPhoto);
          const changed = { ...toRow(body), photo, updatedAt: deps.now() };
          await tx.update(listingPictures).set(changed).where(eq(listingPictures.id, id));
          return noted(tx, { id, caller, action: 'update' }, before);
        }),
      ),
    );
  });
  route(app, deps, endpoints.deleteListingPicture, async ({ params: { id }, account }) => {
    const gone = await db.transaction(async (tx) => {
      const before = await hold(tx, id);
      if (!before) return null;
      await tx.delete(listingPictures).where(eq(listingPictures.id, id));
      await noted(tx, { id, caller: signedIn(account), action: 'delete' }, before);
      return before;
    });
    if (!gone) return null;
    await deleteUnusedPictures(deps, [gone.galleryPhoto]);
    return { galleryId: id, galleryPhoto: gone.galleryPhoto };
  });

  /** The picture as it is now, with what became of it in the audit. */
  async function noted(tx: Writer, deed: Deed, before: Picture | null): Promise<Picture | null> {
    const after = await getPicture(tx, deed.id);
    await noteChange(tx, { kind: 'listingPicture', now: deps.now(), ...deed }, before ?? {}, after ?? {});
    return after;
  }
}

type Deed = { id: number; caller: Account; action: AuditAction };
type Picture = Awaited<ReturnType<typeof listPictures>>[number];

async function hold(tx: Writer, id: number): Promise<Picture | null> {
  await tx.select({ id: listingPictures.id }).from(listingPictures).where(eq(listingPictures.id, id)).for('update');
  return getPicture(tx, id);
}

function listPictures(db: Writer, which: SQL | undefined) {
  return db
    .select(wire)
    .from(listingPictures)
    .leftJoin(accounts, eq(accounts.id, listingPictures.accountId))
    .where(which)
    .orderBy(asc(listingPictures.id));
}

async function getPicture(db: Writer, id: number, which?: SQL): Promise<Picture | null> {
  const [picture] = await listPictures(db, and(which, eq(listingPictures.id, id)));
  return picture ?? null;
}

type Input = { typeId?: number | null | undefined; galleryBuget?: string | null; description?: string | null };

function toRow({ typeId, galleryBuget, description }: Input) {
  return { listingId: typeId ?? null, groupName: galleryBuget ?? '', description: description ?? '' };
}

/** A listing that does not exist is told by its field. */
function naming<T>(write: () => Promise<T>): Promise<T> {
  return requireUnique('typeId', write);
}
