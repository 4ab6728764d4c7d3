import { eq, sql } from 'drizzle-orm';
import type { CaseKind, Context as ContextOf, Deed } from '@/care-api/cases/add-event';
import { assignTo, commonDeeds, refuse, withOwner } from '@/care-api/cases/deeds';
import { applicationEvents } from '@/care-api/database/schema/applications';
import { submissions } from '@/care-api/database/schema/questionnaires';
import type { ReceivedApplicationWire } from '@/lib/contract/application';
import type { ApplicationDeed, ApplicationEventInput } from '@/lib/contract/application-event';
import { endedStages } from '@/lib/contract/application-stage';
import { toLondonDay } from '@/lib/contract/london-time';
import { type ApplicationChange, type ApplicationRow, findApplication } from './application-row';
import { addWork, checkApplication, removeWork } from './checks';
import { cancelInterview, moveInterview, offerInterview } from './interviews/interview-deeds';
import { sendMessage, stopMessage } from './messages';
import { moveApplication } from './move-application';
import { receivedResource } from './received-resource';
import { askReference, withdrawReference } from './references/reference-deeds';
import { mailOf } from './tell-sender';

type Context = ContextOf<ApplicationRow, ApplicationEventInput>;

const deeds: Readonly<Record<ApplicationDeed, Deed<ApplicationRow, ApplicationEventInput, ApplicationChange>>> = {
  assign: (context) => assignTo(context.row.isJob ? 'recruiter' : 'coordinator', context),
  note,
  take: ({ caller }) => ({ set: { ownerId: caller.id } }),
  spoke: (context) => ({ set: { ...withOwner(context), lastWordAt: context.now, repliedAt: null } }),
  // What they wrote was read, and needs no word of ours.
  heard: (context) => ({ set: { ...withOwner(context), repliedAt: null } }),
  mailed: sendMessage,
  unmail: stopMessage,
  move,
  check: async (context) => ({ ...(await checkApplication(context)), set: withOwner(context) }),
  work: async (context) => ({ ...(await addWork(context)), set: withOwner(context) }),
  offerInterview,
  moveInterview,
  cancelInterview,
  askReference,
  withdrawReference,
  unwork: async (context) => ({ ...(await removeWork(context)), set: withOwner(context) }),
};

export const applicationCase: CaseKind<
  ReceivedApplicationWire,
  ApplicationRow,
  ApplicationEventInput,
  ApplicationChange
> = {
  resource: receivedResource,
  log: { table: 'application_events', of: 'submission_id', words: sql`e.words` },
  find: findApplication,
  change: (tx, id, set) => tx.update(submissions).set(set).where(eq(submissions.id, id)),
  note: (tx, id, event) => tx.insert(applicationEvents).values({ submissionId: id, ...event }),
  deeds,
};

export function toldOf({ why, check, state }: ApplicationEventInput): Record<string, string> {
  return { ...(why && { why }), ...(check && state && { check: `${check}: ${state}` }) };
}

/** Where it has ended nothing else comes of what they wrote: a note says that it was read. */
function note({ row, sent }: Context) {
  const isOver = endedStages.includes(row.hiringStage);
  return { ...commonDeeds.note({ sent }), ...(isOver && { set: { repliedAt: null } }) };
}

async function move(context: Context) {
  const { tx, row, sent, caller, now, siteUrl } = context;
  const { stage = row.hiringStage, reason, why, nextStep, nextOn } = sent;
  if (nextOn && nextOn !== row.nextOn && nextOn < toLondonDay(now)) throw refuse('nextOn', 'dayPast');
  const isMoved = stage !== row.hiringStage;
  if (stage === 'closed' && isMoved && row.isJob && !reason) throw refuse('reason', 'choiceMissing');
  if (!isMoved && nextStep === undefined && nextOn === undefined) throw refuse('nextStep', 'fieldsRequired');
  const moved = await moveApplication(tx, { row, stage, reason, why, caller, now, siteUrl });
  const next = { ...(nextStep !== undefined && { nextStep }), ...(nextOn !== undefined && { nextOn: nextOn || null }) };
  const detail = isMoved ? [stage, reason].filter(Boolean).join(':') : (nextStep ?? '');
  return { detail, ...mailOf(moved), set: { ...withOwner(context), ...moved, ...next } };
}
