import { z } from 'zod';
import { says } from './issue-faults';
import { moment, text, typed } from './wire';

/** Offered until its applicant chooses a time, agreed until it is cancelled; held once another one follows it. */
export const interviewStates = ['offered', 'agreed', 'held', 'cancelled'] as const;
export const openInterviews = ['offered', 'agreed'] as const satisfies (typeof interviewStates)[number][];
export const mostTimes = 5;
export const interviewMinutes = [15, 30, 45, 60, 90] as const;
export const usualMinutes = 45;

export const interviewDeeds = ['offerInterview', 'moveInterview', 'cancelInterview'] as const;
export const applicantDeeds = ['chooseInterview', 'refuseInterview'] as const;

/** Of `offerInterview` and `moveInterview`; a time is one of London's clocks, '2027-03-01T09:30', or ''. */
export const interviewFields = {
  times: z
    .array(typed(20))
    .max(mostTimes, says('timesTooMany', { max: mostTimes }))
    .optional(),
  minutes: z.literal([...interviewMinutes], says('choiceMissing')).optional(),
  place: typed(300).optional(),
};

const told = {
  times: z.array(z.string()),
  startsAt: moment,
  minutes: z.number().int(),
  /** Where it is, or how: in the staff's words. */
  place: text,
};

export const interviewSchema = z.object({
  ...told,
  state: z.enum(interviewStates),
  /** Who holds it; '' for somebody who is gone. */
  by: text,
  /** When the mail about it leaves; null where none waits. */
  mailLeavesAt: moment,
});
export type Interview = z.output<typeof interviewSchema>;

export const ownInterview = z.object({ token: z.string(), startsAt: moment, place: text });
export type OwnInterview = z.output<typeof ownInterview>;

export const byInterviewToken = z.object({ token: z.string().max(100, says('nothingHere')) });

/** An interview for whoever has its address: nothing of who they are. Of the times those that can be had are told. */
export const followedInterview = z.object({
  ...told,
  reference: text,
  /** What they applied for; '' where that is gone. */
  about: text,
  /** `over` also where the application has ended. */
  state: z.enum([...openInterviews, 'cancelled', 'over']),
});
export type FollowedInterview = z.output<typeof followedInterview>;

export const interviewChange = z.discriminatedUnion(
  'change',
  [
    z.strictObject({ change: z.literal('choose'), time: z.iso.datetime(says('choiceMissing')) }),
    z.strictObject({ change: z.literal('cancel') }),
  ],
  says('choiceMissing'),
);
export type InterviewChange = z.input<typeof interviewChange>;
