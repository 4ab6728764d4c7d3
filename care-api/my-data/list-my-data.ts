import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { findAccount, getAccount } from '@/care-api/accounts/account-json';
import { listChecks, listWork } from '@/care-api/applications/hiring-file';
import { listInterviews } from '@/care-api/applications/interviews/list-interviews';
import { withMessages } from '@/care-api/applications/messages';
import { listApplications } from '@/care-api/applications/own-applications';
import { listAsked } from '@/care-api/applications/references/list-references';
import { listCommentsOfAccount } from '@/care-api/conversations/list-comments';
import { profiles, sessions } from '@/care-api/database/schema/accounts';
import { commentReports, posts } from '@/care-api/database/schema/blog';
import { answerDrafts } from '@/care-api/database/schema/drafts';
import { answerFiles, questions, responses } from '@/care-api/database/schema/questionnaires';
import { noteChange } from '@/care-api/desk/change-row';
import type { Db, Writer } from '@/care-api/kernel/db';
import type { Account } from '@/care-api/kernel/dependencies';
import { languageOf } from '@/care-api/mail/write-theirs';
import { postColumns, toPostWire } from '@/care-api/posts/post-columns';
import { toProfileWire } from '@/care-api/profiles/profile-wire';
import type { myDataSchema } from '@/lib/contract/my-data';

/** Without what is known by an email alone, which nobody has proved to be theirs, and the hashes of their secrets. */
export async function listMyData(db: Db, { id }: Pick<Account, 'id'>): Promise<z.input<typeof myDataSchema> | null> {
  // One moment for all of it.
  return db.transaction(
    async (tx) => {
      const account = await getAccount(tx, id);
      if (!account) return null;
      const [profile] = await tx.select().from(profiles).where(eq(profiles.accountId, id));
      const ownPosts = await tx.select(postColumns).from(posts).where(eq(posts.accountId, id)).orderBy(asc(posts.id));
      return {
        account: { ...account, language: await languageOf(tx, account.email ?? '') },
        profile: profile ? toProfileWire(profile) : null,
        pictures: picturesOf([profile?.photo, ...ownPosts.map(({ bannerImage }) => bannerImage)]),
        comments: await listCommentsOfAccount(tx, id),
        reports: await listReports(tx, id),
        posts: ownPosts.map(toPostWire),
        applications: await listOwnApplications(tx, id),
        answers: await listSingleAnswers(tx, id),
        files: await listFiles(tx, id),
        drafts: await listDrafts(tx, id),
        sessions: await tx
          .select({
            startedAt: sessions.createdAt,
            endsAt: sessions.expiresAt,
            device: sessions.device,
            address: sessions.addressPrefix,
          })
          .from(sessions)
          .where(eq(sessions.accountId, id))
          .orderBy(desc(sessions.createdAt)),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Which the audit notes. Null when there is none. */
export async function exportAccount(db: Db, caller: Account, id: string, now: Date) {
  const account = await findAccount(db, id);
  if (!account) return null;
  await db.transaction((tx) => noteChange(tx, { kind: 'account', id, caller, action: 'export', now }, {}, {}));
  return listMyData(db, { id });
}

type Reader = Pick<Db, 'select'>;

/** Which colleague saw it is no matter of theirs, nor what referees said. */
async function listOwnApplications(tx: Writer, accountId: string) {
  const own = [];
  for (const application of await withMessages(tx, await listApplications(tx, accountId))) {
    const checks = await listChecks(tx, application.id);
    const work = await listWork(tx, application.id);
    const interviews = await listInterviews(tx, application.id);
    const references = await listAsked(tx, application.id);
    own.push({ ...application, checks: checks.map(({ by: _, ...check }) => check), work, interviews, references });
  }
  return own;
}

function picturesOf(names: readonly (string | undefined)[]): string[] {
  return names.filter((name) => name !== undefined && name !== '').map((name) => `/Documents/appImages/${name}`);
}

function listSingleAnswers(tx: Reader, accountId: string) {
  return tx
    .select({
      question: questions.headline,
      label: responses.label,
      value: responses.value,
      typeId: responses.listingId,
      answeredAt: responses.answeredAt,
    })
    .from(responses)
    .innerJoin(questions, eq(questions.id, responses.questionId))
    .where(and(eq(responses.accountId, accountId), isNull(responses.submissionId)))
    .orderBy(asc(responses.id));
}

function listReports(tx: Reader, accountId: string) {
  const { commentId, reason, words, createdAt: reportedAt } = commentReports;
  return tx
    .select({ commentId, reason, words, reportedAt })
    .from(commentReports)
    .where(eq(commentReports.accountId, accountId));
}

function listFiles(tx: Reader, accountId: string) {
  const { id, name, type, bytes, createdAt: sentAt } = answerFiles;
  return tx.select({ id, name, type, bytes, sentAt }).from(answerFiles).where(eq(answerFiles.accountId, accountId));
}

function listDrafts(tx: Reader, accountId: string) {
  return tx
    .select({ typeId: answerDrafts.listingId, answers: answerDrafts.answers, savedAt: answerDrafts.updatedAt })
    .from(answerDrafts)
    .where(eq(answerDrafts.accountId, accountId))
    .orderBy(asc(answerDrafts.listingId));
}
