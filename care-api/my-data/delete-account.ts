import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { findAccount } from '@/care-api/accounts/account-json';
import { checkPassword, type Proof } from '@/care-api/accounts/check-own-password';
import { lockAdminsAnd, requireRemainingAdmin } from '@/care-api/accounts/last-admin';
import { clearFailedLogins, codeKey } from '@/care-api/accounts/throttle';
import { deleteRefereeMails } from '@/care-api/applications/references/end-references';
import { isSameText } from '@/care-api/database/same-text';
import { accounts, profiles } from '@/care-api/database/schema/accounts';
import { posts } from '@/care-api/database/schema/blog';
import { submissions } from '@/care-api/database/schema/questionnaires';
import { mails } from '@/care-api/database/schema/settings';
import { noteChange } from '@/care-api/desk/change-row';
import { forgetInAudit } from '@/care-api/desk/forget-in-audit';
import { queueEvent } from '@/care-api/desk/queue-event';
import { deleteUnusedPictures } from '@/care-api/files/delete-unused-pictures';
import type { Writer } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { reasonOf } from '@/care-api/kernel/reason-of';
import { Refusal } from '@/care-api/kernel/refusal';
import { sweepFiles } from '@/care-api/questionnaires/files/sweep-files';

type Deps = Pick<Dependencies, 'database' | 'files' | 'log' | 'now'>;
type Person = {
  id: string;
  email: string;
  /** Whether an admin says that the address is theirs. Nobody else has: whoever registers with one need not be its owner. */
  isKnown: boolean;
  now: Date;
};

/** Comments stay nameless, published posts stay. @throws Refusal 422 for a wrong password or the last admin, 409 for whoever was hired, 429. */
export async function deleteAccount(deps: Deps, account: Account, proof: Proof): Promise<{ userId: string }> {
  const { db } = deps.database;
  const passwordHash = await checkPassword(db, account, proof, deps.now());
  const { pictures } = await db.transaction(async (tx) => {
    if ((await listHired(tx, account.id)).length > 0) throw new Refusal(409, 'stillHired');
    return removePerson(tx, { ...account, isKnown: false, now: deps.now() }, passwordHash);
  });
  await deleteWhatIsLeft(deps, pictures);
  return { userId: account.id };
}

type Erased = { id: string; reason: string; isInvitation: boolean };

/** With a row in the audit. Null when there is no such account. @throws Refusal 403 for one's own, 409 for an invited one who has come, 422 for a hire without a reason. */
export async function eraseAccount(
  deps: Deps,
  caller: Account,
  { id, reason, isInvitation }: Erased,
): Promise<{ userId: string } | null> {
  const { db } = deps.database;
  if (caller.id === id) throw new Refusal(403, 'ownAccount');
  const account = await findAccount(db, id);
  if (!account) return null;
  const pictures = await db.transaction(async (tx) => {
    const hired = await listHired(tx, id);
    if (hired.length > 0 && reason === '') throw new Refusal(422, 'hiredReasonNeeded');
    const gone = await removePerson(tx, { id, email: account.email ?? '', isKnown: true, now: deps.now() });
    if (isInvitation && gone.wasHere) throw new Refusal(409, 'changedMeanwhile');
    await noteChange(tx, { kind: 'account', id: gone.token, caller, action: 'erase', now: deps.now() }, {}, {});
    if (hired.length > 0) await noteFileGone(tx, caller, { hired, reason }, deps.now());
    return gone.pictures;
  });
  await deleteWhatIsLeft(deps, pictures);
  return { userId: id };
}

/** Their applications that led to a job here: what was checked and said before is kept by law, and goes with the account. */
async function listHired(tx: Writer, accountId: string): Promise<number[]> {
  // Held: whoever is hired at this very moment is seen.
  const sent = await tx
    .select({ id: submissions.id, stage: submissions.hiringStage })
    .from(submissions)
    .where(eq(submissions.accountId, accountId))
    .orderBy(submissions.id)
    .for('no key update');
  return sent.filter(({ stage }) => stage === 'hired').map(({ id }) => id);
}

/** Last, and of nobody: what the audit says of a person goes with them. */
function noteFileGone(
  tx: Writer,
  caller: Account,
  told: { hired: number[]; reason: string },
  now: Date,
): Promise<void> {
  return noteChange(tx, { kind: 'person', id: '', caller, action: 'erase', now, told }, {}, {});
}

/** Once nobody has it any more; what fails here is tried again by the clock. */
async function deleteWhatIsLeft(deps: Deps, pictures: readonly string[]): Promise<void> {
  await deleteUnusedPictures(deps, pictures);
  await sweepFiles(deps, deps.now()).catch((error) =>
    deps.log({ level: 'error', message: 'files left behind', error: reasonOf(error) }),
  );
}

type Gone = {
  /** Names of pictures that may be needed no more. */
  pictures: string[];
  /** What the audit calls them from now on. */
  token: string;
  wasHere: boolean;
};

/** @throws Refusal 401 for a password changed meanwhile, which ended this session; 404. */
async function removePerson(tx: Writer, { id, email, isKnown, now }: Person, passwordHash?: string): Promise<Gone> {
  await requireOtherAdmin(tx, id);
  const photos = await tx.select({ name: profiles.photo }).from(profiles).where(eq(profiles.accountId, id));
  const unpublished = and(eq(posts.accountId, id), ne(posts.status, 'Published'));
  const banners = await tx.delete(posts).where(unpublished).returning({ id: posts.id, name: posts.banner });
  const sent = await tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.accountId, id));
  const ids = sent.map((one) => one.id);
  await queueEvent(tx, { type: 'post.deleted', kind: 'post', ids: banners.map((post) => post.id) }, now);
  await queueEvent(tx, { type: 'application.deleted', kind: 'application', ids }, now);
  const sinceThen = gte(
    mails.createdAt,
    sql`(select ${accounts.createdAt} from ${accounts} where ${accounts.id} = ${id})`,
  );
  const isToThem = and(isSameText(mails.to, email), isKnown ? undefined : sinceThen);
  // To whatever address they had when they applied.
  await tx.delete(mails).where(or(isToThem, inArray(mails.submissionId, ids)));
  await deleteRefereeMails(tx, id);
  await clearFailedLogins(tx, email);
  await clearFailedLogins(tx, codeKey(id));
  await forgetDrafts(tx, id);
  const token = await forgetInAudit(tx, { id, email: isKnown ? email : null, applications: ids });
  const isAsAsked = passwordHash === undefined ? undefined : eq(accounts.passwordHash, passwordHash);
  const [gone] = await tx
    .delete(accounts)
    .where(and(eq(accounts.id, id), isAsAsked))
    .returning({ lastSeenAt: accounts.lastSeenAt });
  // Thrown, so that nothing of the above is done either.
  if (!gone) throw isAsAsked ? new Refusal(401, 'signInFirst') : new Refusal(404, 'nothingHere');
  const pictures = [...photos, ...banners].map(({ name }) => name);
  return { pictures, token, wasHere: gone.lastSeenAt !== null };
}

/** What they had begun for a listing that an import has put into another one is kept with it. */
async function forgetDrafts(tx: Writer, id: string): Promise<void> {
  await tx.execute(sql`
    update import_rows set before = jsonb_set(before, '{answer_drafts}', (
      select coalesce(jsonb_agg(draft), '[]') from jsonb_array_elements(before -> 'answer_drafts') as draft
      where draft ->> 'account_id' <> ${id}))
    where before -> 'answer_drafts' @> ${JSON.stringify([{ account_id: id }])}::jsonb`);
}

async function requireOtherAdmin(tx: Writer, id: string): Promise<void> {
  const held = await lockAdminsAnd(tx, id);
  // Whoever is no admin takes none away.
  if (held.some((one) => one.id === id && one.isAdmin)) requireRemainingAdmin(held.filter((one) => one.id !== id));
}
