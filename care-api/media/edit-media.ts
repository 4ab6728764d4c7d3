import { eq, like, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { media } from '@/care-api/database/schema/media';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import { getRow } from '@/care-api/desk/get-row';
import type { Telling, TellingOf } from '@/care-api/desk/telling';
import type { Verbs } from '@/care-api/desk/verbs';
import { listUses } from '@/care-api/files/picture-uses';
import { newStem } from '@/care-api/files/store-picture';
import { senderOf } from '@/care-api/files/with-pictures';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { toFault } from '@/lib/contract/faults';
import { type mediaChange, type mediaInput, mostOwnPictures } from '@/lib/contract/media';
import { isPaper } from '@/lib/contract/paper';
import { fileOfPicture, focusInName, middle, stemOfPicture, withFocus } from '@/lib/contract/picture-variants';
import { mayCall } from '@/lib/contract/staff';
import { listUsed, mediaResource as resource, whyKept } from './media-resource';
import { renamePicture } from './rename-picture';
import { withFile } from './with-file';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;
type Change = z.output<typeof mediaChange>;

async function getMedia(db: Db, id: number) {
  const row = await getRow(db, resource, id);
  return row && { ...row, uses: await listUses(db, row.name) };
}

async function createMedia(deps: Deps, { picture, ...texts }: z.output<typeof mediaInput>, context: Telling) {
  const { db } = deps.database;
  const { caller } = context;
  if (!mayCall('editor', caller)) await requireRoom(db, caller.id);
  return withFile(deps, senderOf(caller), picture, (file) =>
    createRow(db, { resource, action: 'create', ...context }, async (tx) => {
      if (!file) return undefined;
      const values = { ...settleAlt(texts), ...file, isKept: true, uploadedBy: caller.id };
      return (await keepAgain(tx, file.name, texts.title)) ?? (await insertPicture(tx, values));
    }),
  );
}

/** With another file it keeps its places: whatever showed the one before shows this one. */
function updateMedia(deps: Deps, body: Change, context: TellingOf) {
  return withFile(deps, { owner: context.caller.id, circle: newStem() }, body.picture, (file, onReplaced) =>
    changeRow(deps.database.db, { resource, action: 'update', ...context }, async (tx, before) => {
      if (file && isPaper(before.name)) throw new Refusal(422, 'problem', { picture: 'paperTypeWrong' });
      if (file) onReplaced(before.name);
      const name = nameFor(file?.name ?? before.name, before.name, body);
      const { title, alt, isDecorative, credit } = body;
      const changed = { ...file, name, isKept: true, title, credit, ...settleAlt({ alt, isDecorative }) };
      await tx.update(media).set(changed).where(eq(media.id, context.id));
      if (name !== before.name) await renamePicture(tx, before.name, name);
    }),
  );
}

/** @throws Refusal 409 for a picture that something shows */
function deleteMedia(db: Db, context: TellingOf) {
  return changeRow(db, { resource, action: 'trash', ...context }, async (tx, { name }) => {
    if ((await listUsed(tx, [context.id])).length > 0) throw new Refusal(409, whyKept(name).fault);
    const gone = { deletedAt: context.now, deletedBy: context.caller.id, isKept: true };
    await tx.update(media).set(gone).where(eq(media.id, context.id));
  });
}

/** The same file once more is the picture that is there, back from the trash where it was; undefined where it is new. */
async function keepAgain(tx: Writer, name: string, title = ''): Promise<number | undefined> {
  const [row] = await tx
    .update(media)
    .set({ isKept: true, title: sql`coalesce(nullif(title, ''), ${title})`, deletedAt: null, deletedBy: null })
    .where(like(media.name, `${stemOfPicture(name)}-%`))
    .returning({ id: media.id });
  return row?.id;
}

/** Sent twice at once, the second finds the first one's. */
async function insertPicture(tx: Writer, values: typeof media.$inferInsert): Promise<number | undefined> {
  const [row] = await tx.insert(media).values(values).onConflictDoNothing().returning({ id: media.id });
  return row?.id ?? keepAgain(tx, values.name);
}

async function requireRoom(db: Db, author: string): Promise<void> {
  const count = await db.$count(media, eq(media.uploadedBy, author));
  if (count >= mostOwnPictures)
    throw new Refusal(422, 'problem', { picture: toFault('ownPicturesTooMany', { most: mostOwnPictures }) });
}

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

export const mediaVerbs: Verbs<z.output<typeof mediaInput>, Change> = {
  get: getMedia,
  create: createMedia,
  update: updateMedia,
  remove: ({ database }, context) => deleteMedia(database.db, context),
};
