import { and, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import { answerFiles } from '@/care-api/database/schema/questionnaires';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { contentName } from './content-name';

type Deps = Pick<Dependencies, 'database' | 'files'>;

const day = 86_400_000;
const atOnce = 100;

/** Lets go of files that nobody sent within a day, and of those whose sender or answer is gone. */
export async function sweepFiles(deps: Deps, now: Date): Promise<void> {
  const isLate = lt(answerFiles.createdAt, new Date(now.getTime() - day));
  const isOver = or(isNull(answerFiles.accountId), and(isNull(answerFiles.responseId), isLate));
  while ((await drop(deps, isOver)) === atOnce);
}

export async function dropFiles(deps: Deps, ids: readonly string[]): Promise<void> {
  await drop(deps, and(inArray(answerFiles.id, [...ids]), isNull(answerFiles.responseId)));
}

/** The content first: what fails here is tried again. Whoever sends one of them meanwhile waits, and hears that it is gone. */
function drop({ database, files }: Deps, where: SQL | undefined): Promise<number> {
  return database.db.transaction(async (tx) => {
    const held = await tx
      .select({ id: answerFiles.id })
      .from(answerFiles)
      .where(where)
      .limit(atOnce)
      .for('update', { skipLocked: true });
    const ids = held.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await files.delete(ids.map(contentName));
    await tx.delete(answerFiles).where(inArray(answerFiles.id, ids));
    return ids.length;
  });
}
