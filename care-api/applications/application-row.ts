import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { accounts } from '@/care-api/database/schema/accounts';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { Db } from '@/care-api/kernel/db';
import { isJobApplication } from '@/care-api/listings/part-of-answers';

export type ApplicationRow = typeof submissions.$inferSelect & { email: string; isJob: boolean };
export type ApplicationChange = PgUpdateSetSource<typeof submissions>;

/** An application as deeds find it, with where its sender is written to. */
export async function findApplication(db: Pick<Db, 'select'>, id: number): Promise<ApplicationRow | undefined> {
  const isJob = sql<boolean>`${isJobApplication(sql`submissions`)}`;
  const [row] = await db
    .select({ ...getTableColumns(submissions), email: accounts.email, isJob })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.accountId))
    .where(eq(submissions.id, id));
  return row;
}
