import { and, asc, eq, isNull } from 'drizzle-orm';
import { answerFiles } from '@/care-api/database/schema/questionnaires';
import { documentType } from '@/care-api/files/document-type';
import { newStem } from '@/care-api/files/store-picture';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { type FileType, mostFileBytes } from '@/lib/contract/file-answer';
import { contentName } from './content-name';
import { dropFiles } from './sweep-files';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log' | 'now'>;
type Sent = { accountId: string; name: string; stream: ReadableStream<Uint8Array> | null };

/** Of one person, not sent yet; the oldest make room. */
const mostUnsent = 20;

/**
 * Keeps a file that is to be an answer. Its row is there before its content: what is left of either goes after a day.
 * @throws Refusal 422 that says what is wrong with it.
 */
export async function receiveFile(places: Deps, { accountId, name, stream }: Sent) {
  const { database, files, now } = places;
  const content = await readAll(stream);
  const type = await documentType(content);
  if (typeof type !== 'string') throw new Refusal(422, type.fault);
  const row = { id: newStem(), accountId, name: safeName(name, type), type, bytes: content.length };
  await database.db.insert(answerFiles).values({ ...row, createdAt: now() });
  await files.write([{ name: contentName(row.id), make: async () => content }]);
  await makeRoom(places, accountId);
  return { id: row.id, name: row.name, type, bytes: row.bytes };
}

async function readAll(stream: Sent['stream']): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > mostFileBytes) throw new Refusal(422, 'fileTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** One line without folders and without signs that turn its end around; it ends as what it is. */
function safeName(name: string, type: FileType): string {
  const line = name
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[/\\]/, '')
    .trim();
  const stem = (line.replace(/\.[^.]{1,10}$/, '') || 'file').slice(0, 150).toWellFormed();
  return `${stem}.${type}`;
}

async function makeRoom(places: Deps, accountId: string): Promise<void> {
  const isUnsent = and(eq(answerFiles.accountId, accountId), isNull(answerFiles.responseId));
  const unsent = await places.database.db
    .select({ id: answerFiles.id })
    .from(answerFiles)
    .where(isUnsent)
    .orderBy(asc(answerFiles.createdAt));
  const oldest = unsent.slice(0, -mostUnsent).map(({ id }) => id);
  if (oldest.length > 0) await dropFiles(places, oldest);
}
