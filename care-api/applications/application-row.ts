import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { accounts } from '@/care-api/database/schema/accounts';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { Db } from '@/care-api/kernel/db';
import { isAnonymous } from '@/care-api/listings/hidden-answers';
import { isJobApplication } from '@/care-api/listings/part-of-answers';

export type ApplicationRow = typeof submissions.$inferSelect & {
  email: string;
  username: string;
  isJob: boolean;
  isAnonymous: boolean;
};
export type ApplicationChange = PgUpdateSetSource<typeof submissions>;

export function findApplications(db: Pick<Db, 'select'>, ids: readonly number[]): Promise<ApplicationRow[]> {
  const told = {
    isJob: sql<boolean>`${isJobApplication(sql`submissions`)}`,
    isAnonymous: sql<boolean>`${isAnonymous(sql`submissions`)}`,
  };
  return db
    .select({ ...getTableColumns(submissions), email: accounts.email, username: accounts.username, ...told })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.accountId))
    .where(inArray(submissions.id, [...ids]))
    .orderBy(submissions.id);
}

export async function findApplication(db: Pick<Db, 'select'>, id: number): Promise<ApplicationRow | undefined> {
  return (await findApplications(db, [id]))[0];
}
