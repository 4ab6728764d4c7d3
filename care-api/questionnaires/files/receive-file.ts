import { and, asc, eq, isNull } from 'drizzle-orm';
import { answerFiles } from '@/care-api/database/schema/questionnaires';
import { documentType } from '@/care-api/files/document-type';
import { plainName } from '@/care-api/files/plain-name';
import { readStream } from '@/care-api/files/read-stream';
import { newStem } from '@/care-api/files/store-picture';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { fileTypes, mostFileBytes } from '@/lib/contract/file-answer';
import { contentName } from './content-name';
import { dropFiles } from './sweep-files';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log' | 'now' | 'scanFile'>;
type Sent = { accountId: string; name: string; stream: ReadableStream<Uint8Array> | null };

/** Of one person, not sent yet; the oldest make room. */
const mostUnsent = 20;

/** Its row comes before its content: what is left of either goes after a day. @throws Refusal 422; 503 unscanned. */
export async function receiveFile(deps: Deps, { accountId, name, stream }: Sent) {
  const { database, files, now } = deps;
  const content = await readStream(stream, mostFileBytes, 'fileTooLarge');
  const type = await documentType(content, fileTypes, mostFileBytes);
  if (typeof type !== 'string') throw new Refusal(422, type.fault);
  await requireClean(deps, content);
  const row = { id: newStem(), accountId, name: `${plainName(name)}.${type}`, type, bytes: content.length };
  await database.db.insert(answerFiles).values({ ...row, createdAt: now() });
  await files.write([{ name: contentName(row.id), make: async () => content }]);
  await makeRoom(deps, accountId);
  return { id: row.id, name: row.name, type, bytes: row.bytes };
}

async function requireClean({ scanFile, log }: Deps, content: Buffer): Promise<void> {
  if (!scanFile) return;
  const isClean = await scanFile(content).catch((error: unknown) => {
    log({ level: 'error', message: `A file could not be scanned: ${error}` });
    throw new Refusal(503, 'systemAway');
  });
  if (!isClean) throw new Refusal(422, 'fileHarmful');
}

async function makeRoom(deps: Deps, accountId: string): Promise<void> {
  const isUnsent = and(eq(answerFiles.accountId, accountId), isNull(answerFiles.responseId));
  const unsent = await deps.database.db
    .select({ id: answerFiles.id })
    .from(answerFiles)
    .where(isUnsent)
    .orderBy(asc(answerFiles.createdAt));
  const oldest = unsent.slice(0, -mostUnsent).map(({ id }) => id);
  if (oldest.length > 0) await dropFiles(deps, oldest);
}
