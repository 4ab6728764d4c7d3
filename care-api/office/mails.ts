import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { readByIds } from '@/care-api/database/read-by-ids';
import { mails } from '@/care-api/database/schema/settings';
import { noteChange } from '@/care-api/desk/change-row';
import { openStaffList } from '@/care-api/desk/find-page';
import { listOf } from '@/care-api/desk/list-of';
import type { Asked } from '@/care-api/desk/staff-list';
import type { OwnTable } from '@/care-api/desk/tables';
import type { Db } from '@/care-api/kernel/db';
import type { Account, Dependencies } from '@/care-api/kernel/dependencies';
import { notFound, Refusal } from '@/care-api/kernel/refusal';
import { isMailOfHidden, shownSubject } from '@/care-api/listings/hidden-answers';
import { cutLinks } from '@/care-api/mail/cut-links';
import { followMail, holdApplication } from '@/care-api/mail/follow-mail';
import type { Mail } from '@/care-api/mail/mail-transport';
import { ourWords } from '@/care-api/mail/our-words';
import { isLeaving } from '@/care-api/mail/stop-waiting';
import type { AuditedAction } from '@/lib/contract/audit-actions';
import { mailStates, mailTextDays, type OfficeMail } from '@/lib/contract/mail';
import { toMailBlocks } from '@/lib/contract/mail-blocks';

const mailList = listOf('mail', 'mails', {
  sorts: { created: { by: sql`t.id`, type: 'integer' } },
  statuses: {
    ...Object.fromEntries(mailStates.map((state) => [state, sql`t.state = ${state}::mail_state`])),
    all: sql`true`,
  },
  text: sql`lower(t."to" || ' ' || t.subject)`,
  when: sql`t.created_at`,
  // Nobody finds out by words whose application it is.
  filters: { q: (q) => (q === '' ? sql`true` : sql`not ${isMailOfHidden(sql`t`)}`) },
});

export const mailTable = {
  kind: 'mail',
  list: mailList,
  csv: {
    async read(db, ids) {
      const rows = await readMails(db, ids.map(Number), '');
      return rows.map(({ to: recipient, ...mail }) => ({ ...mail, recipient }));
    },
  },
} satisfies OwnTable;

export function openMails(db: Db, siteUrl: string) {
  const find = openStaffList(mailList);
  return async (asked: Asked) => {
    const { ids, ...page } = await find(db, { sort: '-created', ...asked });
    return { items: await readMails(db, ids.map(Number), siteUrl), ...page };
  };
}

type Deps = Pick<Dependencies, 'database' | 'siteUrl'>;
type Deed = { id: number; caller: Account; now: Date };

/** Also one that waits. @throws Refusal 409 for one whose link was good once, and one whose words are kept no more. */
export async function sendAgain(
  deps: Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued'>,
  deed: Deed,
): Promise<OfficeMail> {
  const mail = await change(deps, deed, 'send', (mail) => {
    if (!canBeSent(mail)) throw new Refusal(409, 'mailSpent');
    if (mail.state === 'waiting' && isLeaving(mail, deed.now)) return { state: mail.state };
    // The three days of trying begin anew.
    const fresh = mail.state === 'waiting' ? {} : { attempts: 0, sentAgainAt: sql`now()`, said: '', finishedAt: null };
    return { state: 'waiting' as const, nextAttemptAt: sql`now()`, ...fresh };
  });
  deps.onMailQueued();
  return mail;
}

export function stopMail(deps: Deps, deed: Deed): Promise<OfficeMail> {
  return change(deps, deed, 'stop', (mail) => {
    if (mail.state !== 'waiting' || isLeaving(mail, deed.now)) throw new Refusal(409, 'mailNotWaiting');
    return { state: 'stopped' as const, finishedAt: deed.now };
  });
}

/** Takes the words out of what was done with long ago. */
export async function forgetMailTexts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - mailTextDays * 86_400_000);
  const isOld = and(ne(mails.state, 'waiting'), lt(mails.finishedAt, before), ne(mails.text, ''));
  await db.update(mails).set({ text: '', calendar: '' }).where(isOld);
}

type Values = Parameters<ReturnType<Db['update']>['set']>[0];

function change(
  { database: { db }, siteUrl }: Deps,
  { id, caller, now }: Deed,
  action: AuditedAction,
  toValues: (mail: Mail) => Values,
) {
  return db.transaction(async (tx) => {
    const [told] = await tx.select({ of: mails.submissionId }).from(mails).where(eq(mails.id, id));
    await holdApplication(tx, told?.of ?? null);
    const [before] = await tx.select().from(mails).where(eq(mails.id, id)).for('update');
    if (!before) throw notFound();
    const [after] = await tx.update(mails).set(toValues(before)).where(eq(mails.id, id)).returning();
    if (!after) throw notFound();
    if (before.state === 'stopped' || after.state === 'stopped') await followMail(tx, after);
    await noteChange(tx, { kind: 'mail', id, caller, action, now }, { state: before.state }, { state: after.state });
    const [shown] = await readMails(tx, [id], siteUrl);
    return shown ?? toOfficeMail(after, siteUrl);
  });
}

function canBeSent({ isSpent, text }: Mail): boolean {
  return !isSpent && text !== '';
}

async function readMails(db: Pick<Db, 'select'>, ids: readonly number[], siteUrl: string): Promise<OfficeMail[]> {
  const m = sql`mails`;
  const told = { mail: mails, subject: shownSubject(m), isHidden: sql<boolean>`${isMailOfHidden(m)}` };
  const rows = await readByIds(db.select(told).from(mails), mails.id, ids, ({ mail }) => mail.id);
  return rows.map(({ mail, subject, isHidden }) => {
    // Its moment is that of the application: an address beside it would name whoever applied.
    const shown = toOfficeMail({ ...mail, subject, ...(isHidden && { to: '', said: '', text: '' }) }, siteUrl);
    return { ...shown, canBeSent: canBeSent(mail) };
  });
}

function toOfficeMail(mail: Mail, home: string): OfficeMail {
  const { id, state, to, subject, language, attempts, said } = mail;
  const text = cutLinks(mail.text);
  return {
    id,
    state,
    to,
    subject,
    text,
    language,
    attempts,
    said,
    blocks: toMailBlocks(text, { home, open: ourWords(language).words.open }),
    nextAttemptAt: state === 'waiting' ? mail.nextAttemptAt.toISOString() : null,
    createdAt: mail.createdAt.toISOString(),
    finishedAt: mail.finishedAt?.toISOString() ?? null,
    canBeSent: canBeSent(mail),
  };
}
