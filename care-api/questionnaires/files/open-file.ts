import { eq, sql } from 'drizzle-orm';
import { answerFiles, responses } from '@/care-api/database/schema/questionnaires';
import { noteChange } from '@/care-api/desk/change-row';
import { documentHeaders } from '@/care-api/files/document-headers';
import { signedIn } from '@/care-api/kernel/admit';
import type { Db } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { Refusal } from '@/care-api/kernel/refusal';
import { isAnswerForStaff } from '@/care-api/listings/hidden-answers';
import { isJobAnswer, partOfApplications } from '@/care-api/listings/part-of-answers';
import { contentName } from './content-name';

type Deps = Pick<Dependencies, 'database' | 'files' | 'now'>;

/** Staff's reading is in the audit. @throws Refusal 403 for anybody else's. */
export async function openFile(deps: Deps, account: Account | null, id: string): Promise<Response | null> {
  const { db } = deps.database;
  const [row] = await db
    .select({ file: answerFiles, listingId: responses.listingId, submissionId: responses.submissionId })
    .from(answerFiles)
    .leftJoin(responses, eq(responses.id, answerFiles.responseId))
    .where(eq(answerFiles.id, id));
  if (!row) return null;
  const { accountId, responseId, name, type } = row.file;
  const caller = signedIn(account);
  if (caller.id !== accountId) {
    const isTheirs = partOfApplications(caller, isJobAnswer(sql`answer`)) ?? sql`true`;
    const { rows } = await db.execute(sql`
      select 1 as is from (select ${row.listingId}::int as listing_id, ${row.submissionId}::int as submission_id) answer
      where ${isTheirs}`);
    // What is not sent is nobody's work yet.
    if (responseId === null || rows.length === 0) throw new Refusal(403, 'notYours');
    if (!(await isReadable(db, responseId))) return null;
    const about = row.submissionId
      ? { kind: 'application', id: row.submissionId }
      : { kind: 'response', id: responseId };
    await db.transaction((tx) => noteChange(tx, { ...about, caller, action: 'read', now: deps.now() }, {}, {}));
  }
  const found = await deps.files.find(contentName(id));
  if (!found) return null;
  const content = await deps.files.read(contentName(id), { start: 0, end: found.bytes - 1 });
  return new Response(content, {
    headers: {
      ...documentHeaders(name, type),
      'content-length': String(found.bytes),
      // By nobody else on the way.
      'cache-control': 'private, no-store',
      etag: `"${id.slice(2)}"`,
    },
  });
}

/** A photograph tells who somebody is. */
async function isReadable(db: Pick<Db, 'execute'>, responseId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from responses r join questions q on q.id = r.question_id
    where r.id = ${responseId} and ${isAnswerForStaff(sql`r`, sql`q`)}`);
  return rows.length > 0;
}
