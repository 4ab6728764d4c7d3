import { type SQL, sql } from 'drizzle-orm';
import { countRow, readRows } from '@/care-api/database/read-rows';
import { type Turn, takeTurn } from '@/care-api/database/take-turn';
import type { Writer } from '@/care-api/kernel/db';
import type { Dependencies } from '@/care-api/kernel/dependencies';
import { ourWords, pageAddress } from '@/care-api/mail/our-words';
import { writeTheirs } from '@/care-api/mail/write-theirs';
import { readOpening } from '@/care-api/opening/read-opening';
import { readSetting } from '@/care-api/settings/settings';
import { openRecipients } from '@/care-api/settings/staff-mail';
import { toLondonDay } from '@/lib/contract/london-time';
import { type StaffMailKind, type StaffMailRules, staffMailKinds } from '@/lib/contract/staff-mail';
import { fillVariables } from '@/lib/contract/variables';
import { isOpenAt } from '@/lib/opening/business-time';

type Round = Turn & { when: 'now' | 'hourly' | 'daily' };

const hour = 3_600_000;
const rounds: readonly Round[] = [
  { when: 'now', key: 'told_now_at', isDue: () => true },
  { when: 'hourly', key: 'told_waiting_at', isDue: (since, now) => now.getTime() - since.getTime() >= hour },
  { when: 'daily', key: 'told_daily_at', isDue: (since, now) => toLondonDay(since) !== toLondonDay(now) },
];

type Deps = Pick<Dependencies, 'database' | 'siteUrl' | 'onMailQueued'>;

/** How much, and never what it says. What is not told at once waits until somebody is there to read it. */
export async function sendStaffDigests({ database: { db }, siteUrl, onMailQueued }: Deps, now: Date): Promise<void> {
  const [opening, rules] = await Promise.all([readOpening(db), readSetting(db, 'staffMail')]);
  const isOpen = !opening || isOpenAt(opening, now);
  for (const round of rounds) {
    if (!isOpen && round.when !== 'now') continue;
    const isTold = await db.transaction(async (tx) => {
      const since = await takeTurn(tx, round, now);
      if (since === null) return false;
      const span = { from: settledAt(since), to: settledAt(now) };
      return (await tell(tx, { round, rules, span, siteUrl })) > 0;
    });
    if (isTold) onMailQueued();
  }
}

/** What came in is told this long after: its time is of before it is stored, and by the clock of another API. */
const settling = 60_000;

function settledAt(look: Date): string {
  return new Date(look.getTime() - settling).toISOString();
}

/** What each says by itself as it comes in, where it is told at once. */
const toldOneByOne: readonly StaffMailKind[] = ['callBacks', 'complaints'];

type Span = { from: string; to: string };
type Context = { round: Round; rules: StaffMailRules; span: Span; siteUrl: string };

async function tell(tx: Writer, { round: { when }, rules, span, siteUrl }: Context): Promise<number> {
  const kinds = staffMailKinds.filter(
    (kind) => rules[kind].when === when && !(when === 'now' && toldOneByOne.includes(kind)),
  );
  if (kinds.length === 0) return 0;
  const recipients = await openRecipients(tx);
  const letters = new Map<string, Counted[]>();
  for (const kind of kinds) {
    const people = recipients(kind, rules[kind]);
    const count = await countIn(tx, kind, span, people);
    if (count === 0) continue;
    for (const to of people) letters.set(to, [...(letters.get(to) ?? []), { kind, count }]);
  }
  for (const [to, counted] of letters) {
    const values = (language: string) => sayCounts(counted, siteUrl, language);
    await writeTheirs(tx, 'workWaiting', { to, values });
  }
  return letters.size;
}

type Counted = { kind: StaffMailKind; count: number };

function sayCounts(counted: readonly Counted[], siteUrl: string, language: string) {
  const { words } = ourWords(language);
  const lines = counted.map(({ kind, count }) => {
    const link = pageAddress(siteUrl, `/adminPanel${screens[kind]}`, language);
    return fillVariables(words[kind], { count: String(count), link });
  });
  return { count: String(counted.reduce((sum, { count }) => sum + count, 0)), list: lines.join('\n') };
}

const screens: Record<StaffMailKind, string> = {
  callBacks: '/call-backs',
  complaints: '/complaints',
  applications: '/applications',
  comments: '/comments',
  posts: '/posts?status=waiting',
  mails: '/mails?status=failed',
};

async function countIn(tx: Writer, kind: StaffMailKind, span: Span, people: readonly string[]): Promise<number> {
  const isIn = (at: SQL) => sql`${at} > ${span.from} and ${at} <= ${span.to}`;
  // What staff enter has come in before.
  const isNew = (events: SQL) =>
    sql`(${isIn(sql`created_at`)} or id in (${events} where action = 'entered' and ${isIn(sql`created_at`)}))`;
  const sources: Record<StaffMailKind, SQL> = {
    callBacks: sql`call_backs where ${isNew(sql`select call_back_id from call_back_events`)} and deleted_at is null`,
    complaints: sql`complaints where ${isNew(sql`select complaint_id from complaint_events`)} and deleted_at is null`,
    applications: sql`submissions where ${isIn(sql`created_at`)} and withdrawn_at is null`,
    comments: sql`comments where ${isIn(sql`created_at`)} and state = 'held' and deleted_at is null`,
    posts: sql`posts where ${isIn(sql`updated_at`)} and status = 'Pending' and deleted_at is null`,
    // Whose own mails do not arrive is not told so by mail, again and again.
    mails: sql`mails where ${isIn(sql`finished_at`)} and state = 'failed' and "to" <> all(${sql.param([...people])}::text[])`,
  };
  const rows = await readRows(tx, countRow, sql`select count(*)::int as count from ${sources[kind]}`);
  return rows[0]?.count ?? 0;
}
