import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isOwner } from '@/care-api/cases/owners';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { RowAction, Was } from '@/care-api/desk/row-action';
import type { Db, Writer } from '@/care-api/kernel/db';
import { Refusal } from '@/care-api/kernel/refusal';
import { applicationStages, type ClosingReason, closingReasons } from '@/lib/contract/application-stage';
import { type ApplicationChange, type ApplicationRow, findApplications } from './application-row';
import { type Move, putAt, refusalOf, refusalOfHire } from './move-application';
import { mailOf } from './tell-sender';
import { writeMany } from './write-many';

type Context = Parameters<RowAction['change']>[3];
const was = z.object({
  stage: z.enum(applicationStages).optional(),
  reason: z.enum(['', ...closingReasons]).optional(),
  nextStep: z.string().optional(),
  nextOn: z.string().nullish(),
  ownerId: z.string().nullish(),
});
type One = { set: ApplicationChange; was: z.output<typeof was>; detail: string };
type Given = {
  action: string;
  check: (db: Pick<Db, 'execute'>, value: string) => Promise<boolean>;
  /** What becomes of one; the code of a refusal, or null where it is so already. */
  one: (tx: Writer, row: ApplicationRow, value: string, context: Context) => Promise<One | string | null>;
};

function deed({ action, check, one }: Given): RowAction {
  return {
    async check(db, value) {
      if (!(await check(db, value))) throw new Refusal(422, 'problem', { value: 'namesNothing' });
    },
    async change(tx, ids, value, context) {
      const [changed, refused]: [Was[], { id: number; reason: string }[]] = [[], []];
      const events: Event[] = [];
      for (const row of await findApplications(tx, ids)) {
        const { id } = row;
        const done = await one(tx, row, value, context);
        if (typeof done === 'string') refused.push({ id, reason: done });
        if (done === null || typeof done === 'string') continue;
        await tx.update(submissions).set(done.set).where(eq(submissions.id, id));
        changed.push({ id, was: done.was });
        events.push({ submissionId: id, action, detail: done.detail, ...mailOf(done.set) });
      }
      await note(tx, events, context);
      return { changed, refused };
    },
    async putBack(tx, rows, context) {
      const kept = new Map(rows.map(({ id, was: before }) => [id, was.parse(before)]));
      const refused: { id: number; reason: string }[] = [];
      for (const row of await findApplications(tx, [...kept.keys()])) {
        const { stage, reason, ...before } = kept.get(row.id) ?? {};
        const refusal = stage && (await refusalOfHire(tx, { row, stage, ...context }));
        if (refusal) {
          kept.delete(row.id);
          refused.push({ id: row.id, reason: refusal[1].code });
          continue;
        }
        const moved = stage && (await putAt(tx, { row, stage, reason, now: context.now, siteUrl: context.siteUrl }));
        await tx
          .update(submissions)
          .set({ ...moved, ...before })
          .where(eq(submissions.id, row.id));
      }
      const events = [...kept.keys()].map((submissionId) => ({ submissionId, action: 'undone' }));
      await note(tx, events, context);
      return { refused };
    },
  };
}

type Event = { submissionId: number; action: string; detail?: string; mailId?: number };

async function note(tx: Writer, events: readonly Event[], { caller, now }: Context): Promise<void> {
  const noted = events.map((event) => ({ ...event, accountId: caller.id, createdAt: now }));
  if (noted.length > 0) await tx.insert(applicationEvents).values(noted);
}

async function moveOne(tx: Writer, move: Move): Promise<One | string | null> {
  const { row, stage, reason = '' } = move;
  if (stage === row.hiringStage) return null;
  const refusal = await refusalOf(tx, move);
  if (refusal) return refusal[1].code;
  const { nextStep, nextOn } = row;
  return {
    set: { ownerId: row.ownerId ?? move.caller.id, ...(await putAt(tx, move)) },
    was: { stage: row.hiringStage, reason: row.reason, nextStep, nextOn, ownerId: row.ownerId },
    detail: [stage, reason].filter(Boolean).join(':'),
  };
}

const readStage = (value: string) => applicationStages.find((one) => one === value);
const readReason = (value: string): ClosingReason | undefined => closingReasons.find((one) => one === value);

/** A reason goes with "not this time" alone, and withdrawing is each sender's own. */
export const applicationActions: Readonly<Record<'assign' | 'move' | 'decline' | 'mailed', RowAction>> = {
  assign: deed({
    action: 'assign',
    check: async (db, owner) =>
      owner === '' || (await isOwner(db, owner, 'recruiter')) || isOwner(db, owner, 'coordinator'),
    async one(tx, { ownerId, isJob }, owner) {
      if ((ownerId ?? '') === owner) return null;
      const isTheirs = owner === '' || (await isOwner(tx, owner, isJob ? 'recruiter' : 'coordinator'));
      return isTheirs ? { set: { ownerId: owner || null }, was: { ownerId }, detail: owner } : 'roleMissing';
    },
  }),
  move: deed({
    action: 'move',
    check: async (_, value) => !['closed', 'withdrawn'].includes(value) && readStage(value) !== undefined,
    async one(tx, row, value, context) {
      const stage = readStage(value);
      return stage ? moveOne(tx, { row, stage, ...context }) : null;
    },
  }),
  decline: deed({
    action: 'move',
    check: async (_, value) => readReason(value) !== undefined,
    one: (tx, row, value, context) => moveOne(tx, { row, stage: 'closed', reason: readReason(value), ...context }),
  }),
  mailed: writeMany,
};
