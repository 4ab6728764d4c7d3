import { z } from 'zod';
import { cameBys } from './came-by';
import type { DueRule } from './case-due';
import { contactNeeds, noNeeds } from './contact-needs';
import { says } from './issue-faults';
import { listingStatuses } from './listing';
import { isPlausiblePhone } from './phone';
import { resources } from './resources';
import { staffListQuery, staffPage } from './staff-list';
import { id, ignored, moment, ownId, text, typed, typedPhone, versionInput, versionWire } from './wire';

export const timesOfDay = ['morning', 'afternoon', 'evening', 'any'] as const;
export const contactPreferences = ['phone', 'email', 'text', 'relay'] as const;

/** Answered: somebody spoke with them, or wrote to whoever asked for that. */
export const callBackStates = ['new', 'inProgress', 'waiting', 'answered', 'closed'] as const;
export type CallBackState = (typeof callBackStates)[number];
/** The promise until somebody tried, or the end of waiting, whichever comes first. */
export const callBackDue = {
  states: ['new', 'inProgress', 'waiting'],
  clocks: [{ by: 'waitingUntil' }, { by: 'dueAt', unless: 'firstTryAt' }],
} as const satisfies DueRule;
export const callBackOutcomes = [
  ...(['booked', 'information', 'notForUs', 'jobSeeker', 'wrongNumber', 'cancelled', 'spam'] as const),
] as const;

export const statusOfState = {
  new: 'Open',
  inProgress: 'Open',
  waiting: 'OnHold',
  answered: 'OnHold',
  closed: 'Closed',
} as const satisfies Record<CallBackState, (typeof listingStatuses)[number]>;

/** What our forms put behind the visitor's words, for which the published call has no field. */
export function readAppended(message: string) {
  const preferred = /^Prefers contact by: (\w+)$/m.exec(message)?.[1];
  const contactNeed = contactPreferences.find((one) => one === preferred) ?? '';
  return { contactNeed, topic: /^(?:Subject|About): (.+)$/m.exec(message)?.[1]?.trim() ?? '' } as const;
}

/** dateTime is free text for the caller: '2026-12-01 morning'. */
const asked = {
  requestId: ownId,
  yourName: typed(120).min(1, says('nameRequired')),
  email: typed(254)
    .min(1, says('emailRequired'))
    .pipe(z.email(says('emailInvalid'))),
  phoneNo: typedPhone(40)
    .refine((value) => value === '' || isPlausiblePhone(value), says('phoneInvalid'))
    .optional(),
  dateTime: typed(60).optional(),
  yourMessage: typed(4_000).min(1, says('messageRequired')),
};
export const callBackInput = z.strictObject(asked);
export type CallBackInput = z.input<typeof callBackInput>;

/** Another API may answer it as it likes. */
export const callBackMade = z.union([z.object({ requestId: z.number().int().positive() }), z.unknown()]);

export const callBackExtensionFields = [
  ...(['status', 'note', 'createdAt', 'state', 'outcome', 'ownerId', 'ownerName', 'dueAt', 'firstTryAt'] as const),
  ...(['firstTalkAt', 'waitingUntil', 'contactNeed', 'needs', 'topic', 'language', 'isSafeguarding'] as const),
  ...(['cameBy', 'callingName', 'callingUntil', 'version', 'updatedAt', 'deletedAt'] as const),
] as const;

/** What events change is not changed here. */
export const callBackChange = z.strictObject({
  ...z.strictObject(asked).partial().shape,
  createdAt: ignored,
  state: ignored,
  outcome: ignored,
  ownerId: ignored,
  ownerName: ignored,
  dueAt: ignored,
  firstTryAt: ignored,
  firstTalkAt: ignored,
  waitingUntil: ignored,
  contactNeed: ignored,
  needs: ignored,
  topic: ignored,
  language: ignored,
  cameBy: ignored,
  isSafeguarding: ignored,
  callingName: ignored,
  callingUntil: ignored,
  updatedAt: ignored,
  deletedAt: ignored,
  status: z.enum(listingStatuses).optional(),
  note: typed(4_000).optional(),
  version: versionInput,
});

export const callBackSchema = z
  .object({
    requestId: id,
    yourName: text,
    email: text,
    phoneNo: text,
    dateTime: text,
    yourMessage: text,
    // Extensions.
    status: z.enum(listingStatuses).nullish().catch(null),
    note: text.optional(),
    createdAt: moment.optional(),
    state: z.enum(callBackStates).nullish(),
    /** '' unless it is closed, or was. */
    outcome: z.enum([...callBackOutcomes, '']).nullish(),
    ownerId: z.string().nullish(),
    ownerName: text.optional(),
    dueAt: moment.optional(),
    firstTryAt: moment.optional(),
    firstTalkAt: moment.optional(),
    waitingUntil: moment.optional(),
    contactNeed: z.enum([...contactPreferences, '']).nullish(),
    needs: contactNeeds.nullish().catch(null),
    topic: text.optional(),
    /** Of the page it was asked on; '' where nobody knows. */
    language: text.optional(),
    cameBy: z.enum(cameBys).nullish().catch(null),
    isSafeguarding: z.boolean().nullish(),
    callingName: text.optional(),
    callingUntil: moment.optional(),
    version: versionWire,
    updatedAt: moment.optional(),
    deletedAt: moment.optional(),
  })
  .transform((wire) => {
    const status = wire.status ?? 'Open';
    return {
      id: wire.requestId,
      name: wire.yourName,
      email: wire.email,
      phone: wire.phoneNo,
      when: wire.dateTime,
      message: wire.yourMessage,
      status,
      note: wire.note ?? '',
      createdAt: wire.createdAt ?? null,
      ...readAppended(wire.yourMessage),
      ...(wire.contactNeed && { contactNeed: wire.contactNeed }),
      ...(wire.topic && { topic: wire.topic }),
      needs: wire.needs ?? noNeeds,
      language: wire.language ?? '',
      /** null of an API that knows the published status alone. */
      state: wire.state ?? null,
      outcome: wire.outcome ?? '',
      ownerId: wire.ownerId ?? null,
      ownerName: wire.ownerName ?? '',
      dueAt: wire.dueAt ?? null,
      firstTryAt: wire.firstTryAt ?? null,
      firstTalkAt: wire.firstTalkAt ?? null,
      waitingUntil: wire.waitingUntil ?? null,
      cameBy: wire.cameBy ?? 'form',
      isSafeguarding: wire.isSafeguarding ?? false,
      callingName: wire.callingName ?? '',
      callingUntil: wire.callingUntil ?? null,
      version: wire.version ?? null,
      updatedAt: wire.updatedAt ?? null,
      deletedAt: wire.deletedAt ?? null,
    };
  });
export type CallBack = z.output<typeof callBackSchema>;
export type CallBackWire = z.input<typeof callBackSchema>;

const stateOfStatus = { Open: 'new', OnHold: 'waiting', Closed: 'closed' } as const;

export function stateFor(status: (typeof listingStatuses)[number], now: CallBackState): CallBackState {
  if (statusOfState[now] === status) return now;
  return status === 'Open' ? 'inProgress' : stateOfStatus[status];
}

export const callBackFilters = { outcome: z.enum(callBackOutcomes, says('nothingHere')).optional() };
export const callBackQuery = staffListQuery(resources.callBack).extend(callBackFilters);
export const callBacksOrPage = z.union([staffPage(callBackSchema), z.array(callBackSchema)]);
