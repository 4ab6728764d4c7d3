import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { media } from '@/care-api/database/schema/media';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import { openPages } from '@/care-api/desk/list-page';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { listUses } from '@/care-api/files/picture-uses';
import { storePicture } from '@/care-api/files/store-picture';
import { type App, route } from '@/care-api/http/route';
import { signedIn } from '@/care-api/kernel/admit';
import type { Db } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { listUsed, mediaNoun as noun } from '@/care-api/media/media-noun';
import { renamePicture } from '@/care-api/media/rename-picture';
import { endpoints } from '@/lib/contract/endpoints';
import { toFault } from '@/lib/contract/faults';
import { type mediaChange, mostOwnPictures } from '@/lib/contract/media';
import { fileOfPicture, focusInName, middle, withFocus } from '@/lib/contract/picture-variants';
import { mayCall } from '@/lib/contract/staff';

export function mediaRoutes(app: App, deps: Dependencies): void {
  const { db } = deps.database;
  const listPage = openPages(db, noun);
  route(app, deps, endpoints.listMedia, ({ query, account }) => listPage(query, signedIn(account)));
  route(app, deps, endpoints.getMedia, async ({ params: { id } }) => {
    const [row] = await noun.read(db, [id]);
    return row && row.deletedAt === null ? { ...row, uses: await listUses(db, row.name) } : null;
  });
  route(app, deps, endpoints.createMedia, async ({ body: { picture, ...texts }, account }) => {
    const caller = signedIn(account);
    if (!mayCall('editor', caller)) await requireRoom(db, caller.id);
    return withFile(deps, caller.id, picture, (file) =>
      createRow(db, { noun, caller, action: 'create', now: deps.now() }, async (tx) => {
        if (!file) return undefined;
        const values = { ...settleAlt(texts), ...file, isKept: true, uploadedBy: caller.id };
        const [row] = await tx.insert(media).values(values).returning({ id: media.id });
        return row?.id;
      }),
    );
  });
  route(app, deps, endpoints.updateMedia, ({ params: { id }, body, account, seen }) => {
    const caller = signedIn(account);
    const change = { noun, id, seen, caller, action: 'update' as const, now: deps.now() };
    return withFile(deps, caller.id, body.picture, (file, onReplaced) =>
      changeRow(db, change, async (tx, before) => {
        if (file) onReplaced(before.name);
        const name = nameFor(file?.name ?? before.name, before.name, body);
        const { title, alt, isDecorative, credit } = body;
        const changed = { ...file, name, isKept: true, title, credit, ...settleAlt({ alt, isDecorative }) };
        await tx.update(media).set(changed).where(eq(media.id, id));
        if (name !== before.name) await renamePicture(tx, before.name, name);
      }),
    );
  });
  route(app, deps, endpoints.deleteMedia, ({ params: { id }, account, seen }) => {
    const caller = signedIn(account);
    return changeRow(db, { noun, id, seen, caller, action: 'trash', now: deps.now() }, async (tx) => {
      if ((await listUsed(tx, [id])).length > 0) throw new Refusal(409, 'pictureUsed');
      const gone = { deletedAt: deps.now(), deletedBy: caller.id, isKept: true };
      await tx.update(media).set(gone).where(eq(media.id, id));
    });
  });
}

/** @throws Refusal 422 for an author who has as many as they may. */
async function requireRoom(db: Db, author: string): Promise<void> {
  const count = await db.$count(media, eq(media.uploadedBy, author));
  if (count >= mostOwnPictures)
    throw new Refusal(422, 'problem', { picture: toFault('ownPicturesTooMany', { most: mostOwnPictures }) });
}

type Places = Pick<Dependencies, 'database' | 'files' | 'log'>;
type StoredFile = { name: string; bytes: number };

/** Runs a write with a new picture, where there is one: stored before it begins, and gone again where it fails, as what it replaced where it does not. */
async function withFile<T>(
  places: Places,
  owner: string,
  picture: string | undefined,
  write: (file: StoredFile | undefined, onReplaced: (name: string) => void) => Promise<T | null>,
): Promise<T | null> {
  if (picture === undefined) return write(undefined, () => {});
  const name = await storePicture(places.files, { owner, field: 'picture', dataUrl: picture });
  const names = [name];
  try {
    const stored = await places.files.find(name);
    return await write({ name, bytes: stored?.bytes ?? 0 }, (replaced) => names.push(replaced));
  } finally {
    await deleteUnusedPictures(places, names);
  }
}

type Change = Pick<z.output<typeof mediaChange>, 'focusX' | 'focusY'>;

/** A new file has its middle in sight unless it is said otherwise. */
function nameFor(name: string, before: string, { focusX, focusY }: Change): string {
  const isSame = fileOfPicture(name) === fileOfPicture(before);
  const { x, y } = (isSame && focusInName(before)) || middle;
  return withFocus(name, { x: focusX ?? x, y: focusY ?? y });
}

/** What is decoration has nothing to say. */
function settleAlt<T extends { alt?: string | undefined; isDecorative?: boolean | undefined }>(said: T): T {
  return said.isDecorative ? { ...said, alt: '' } : said;
}
