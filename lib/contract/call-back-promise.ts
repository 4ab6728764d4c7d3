import { z } from 'zod';
import { callBackInput, contactPreferences, timesOfDay } from './call-back';
import { entryFields } from './came-by';
import { contactNeeds, noNeeds } from './contact-needs';
import { says } from './issue-faults';
import { endOfLondonDay, toLondonClock, toLondonDay } from './london-time';
import { isPlausiblePhone } from './phone';
import { id, moment, text, typed, typedPhone } from './wire';

const { yourName, dateTime, yourMessage } = callBackInput.shape;
const phoneNo = typedPhone(40).refine((value) => value === '' || isPlausiblePhone(value), says('phoneInvalid'));

/** Also where other fields are wrong, so that all is said at once. */
const whatever = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null;

const promised = z.strictObject({
  yourName,
  dateTime,
  yourMessage,
  contactBy: z.enum(contactPreferences, says('choiceMissing')),
  email: typed(254)
    .refine((value) => value === '' || z.email().safeParse(value).success, says('emailInvalid'))
    .default(''),
  phoneNo: phoneNo.default(''),
  /** What they were looking at: 'Rose Cottage (listing 12)'. */
  topic: typed(300).default(''),
  needs: contactNeeds.default(noNeeds),
});

function reached<T extends z.ZodType<z.output<typeof promised>>>(input: T) {
  return input
    .refine(({ contactBy, email }) => contactBy !== 'email' || email !== '', {
      path: ['email'],
      error: says('emailRequired'),
      when: whatever,
    })
    .refine(({ contactBy, phoneNo }) => contactBy === 'email' || phoneNo !== '', {
      path: ['phoneNo'],
      error: says('phoneNeeded'),
      when: whatever,
    });
}

/** Where an answer is to go must be said, and nothing else. */
export const promisedInput = reached(promised);
export const callBackEntry = reached(promised.extend(entryFields));
export type PromisedInput = z.input<typeof promisedInput>;

/** What they would like: '2026-12-01 morning', a day or a part of it alone, or nothing. */
export const promiseQuery = z.object({ when: typed(60).default('') });

/** `dueAt` is null where nothing is promised, `fromAt` where no time was chosen that is still to come. */
export const promiseSchema = z.object({ today: z.iso.date(), dueAt: moment, fromAt: moment.optional() });

export const promisedSchema = z.object({
  requestId: id,
  reference: text,
  /** Of the address where it can be followed; told this once. */
  token: z.string(),
  dueAt: moment,
});

export const followedDays = 30;
export const byFollowToken = z.object({ token: z.string().max(100, says('nothingHere')) });

export const followedStates = ['received', 'trying', 'tried', 'spoke', 'closed', 'cancelled'] as const;
/** How it stands with a request, as its visitor is told: nothing of who they are, or what they wrote. */
export const followedSchema = z.object({
  reference: text,
  state: z.enum(followedStates).catch('received'),
  askedAt: moment,
  dueAt: moment,
  fromAt: moment.optional(),
  about: z.object({ id, title: text }).nullish().catch(null),
  /** When we last tried, or spoke. */
  at: moment,
  nextAt: moment,
  contactBy: z.enum([...contactPreferences, '']).catch(''),
  /** Its last three digits: whoever is given the address need not learn the number. */
  phoneEnd: text,
  when: text,
});
export type Followed = z.output<typeof followedSchema>;

export const visitorDeeds = ['visitorWhen', 'visitorPhone', 'visitorCancel'] as const;

export const followedChange = z.discriminatedUnion(
  'change',
  [
    z.strictObject({ change: z.literal('when'), dateTime: typed(60) }),
    z.strictObject({ change: z.literal('phone'), phoneNo: phoneNo.min(1, says('phoneNeeded')) }),
    z.strictObject({ change: z.literal('cancel') }),
  ],
  says('choiceMissing'),
);
export type FollowedChange = z.input<typeof followedChange>;

export const clockOfParts = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
} as const;

export function wishFault(wish: string, now: Date): { code: 'dayPast' | 'timePast' } | null {
  const { day, part } = readWish(wish);
  const today = toLondonDay(now);
  if (day === '' || day > today) return null;
  if (day < today) return { code: 'dayPast' };
  return part !== '' && part !== 'any' && clockOfParts[part][1] <= toLondonClock(now) ? { code: 'timePast' } : null;
}

export function readWish(wish: string) {
  const [, written = ''] = /^(\d{4}-\d{2}-\d{2})\b/.exec(wish) ?? [];
  const day = endOfLondonDay(written) ? written : '';
  return { day, part: timesOfDay.find((part) => wish.endsWith(part)) ?? ('' as const) };
}

/** A listing as the topic of a request: 'Rose Cottage (listing 12)'. */
export function toListingTopic({ id, title }: { id: number; title: string }): string {
  return `${title.slice(0, 270)} (listing ${id})`;
}

export function listingOfTopic(topic: string): number | null {
  const [, listing = ''] = / \(listing ([1-9]\d{0,8})\)$/.exec(topic) ?? [];
  return listing ? Number(listing) : null;
}

/** How a request is spoken of: 'CB-000123'. */
export function toReference(requestId: number): string {
  return `CB-${String(requestId).padStart(6, '0')}`;
}
