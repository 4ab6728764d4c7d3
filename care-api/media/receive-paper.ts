import { eq } from 'drizzle-orm';
import { media } from '@/care-api/database/schema/media';
import { changeRow, createRow } from '@/care-api/desk/change-row';
import type { Telling, TellingOf } from '@/care-api/desk/telling';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import { plainName } from '@/care-api/files/plain-name';
import { readStream } from '@/care-api/files/read-stream';
import { newStem } from '@/care-api/files/store-picture';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import type { MediaWire } from '@/lib/contract/media';
import { isPaper, mostPaperBytes } from '@/lib/contract/paper';
import { mediaResource as resource } from './media-resource';
import { type StoredPaper, storePaper } from './store-paper';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log'>;
type Sent = { name: string; stream: ReadableStream<Uint8Array> | null };

export function receivePaper(deps: Deps, sent: Sent, context: Telling): Promise<MediaWire | null> {
  return withPaper(deps, sent, (paper) =>
    createRow(deps.database.db, { resource, action: 'create', ...context }, async (tx) => {
      const title = plainName(sent.name);
      const values = { name: newStem(), title, ...paper, isKept: true, uploadedBy: context.caller.id };
      const [row] = await tx.insert(media).values(values).returning({ id: media.id });
      return row?.id;
    }),
  );
}

/** @throws Refusal 422 that says what is wrong with it, or that this is a picture */
export async function replacePaper(deps: Deps, sent: Sent, context: TellingOf): Promise<MediaWire | null> {
  const [there] = await resource.read(deps.database.db, [context.id]);
  if (!there || there.deletedAt) return null;
  return withPaper(deps, sent, (paper, onReplaced) =>
    changeRow(deps.database.db, { resource, action: 'update', ...context }, async (tx, before) => {
      if (!isPaper(before.name)) throw new Refusal(422, 'pictureTypeWrong');
      const isThis = eq(media.id, context.id);
      const [was] = await tx.select({ content: media.content }).from(media).where(isThis);
      await tx.update(media).set(paper).where(isThis);
      if (was) onReplaced(was.content);
    }),
  );
}

/** Stored before the write begins, and gone again where it fails, as what it replaced where it does not. */
async function withPaper<T>(
  deps: Deps,
  { stream }: Sent,
  write: (paper: StoredPaper, onReplaced: (content: string) => void) => Promise<T>,
): Promise<T> {
  const paper = await storePaper(deps.files, await readStream(stream, mostPaperBytes, 'paperTooLarge'));
  if ('fault' in paper) throw new Refusal(422, paper.fault);
  const contents = [paper.content];
  try {
    return await write(paper, (content) => contents.push(content));
  } finally {
    await deleteUnusedPictures(deps, contents);
  }
}
