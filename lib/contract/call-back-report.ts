import { z } from 'zod';
import { says } from './issue-faults';
import { nameParam } from './wire';

/** Below so many requests nothing is said in public. */
export const fewestTold = 30;
/** Days that the public sentence is about. */
export const toldDays = 90;
/** Days before today at which a report begins where none is said. */
export const usualReportDays = 83;

const count = z.number().int().nonnegative();
/** Open minutes; null where there was none. */
const minutes = z.number().int().nullable();
const line = {
  asked: count,
  /** Whose promised time is over, or who were tried in it; and who of them were tried in it. */
  promised: count,
  kept: count,
  /** Whom somebody tried at all, and spoke with. */
  tried: count,
  talked: count,
  /** To the first try and to the first talk of these: half of them took no longer, and nine in ten. */
  tryMedian: minutes,
  tryNinth: minutes,
  talkMedian: minutes,
  talkNinth: minutes,
};
export const reportLine = z.object(line);
export type ReportLine = z.output<typeof reportLine>;

export const byReportTable = z.object({ table: z.literal('weeks.csv', says('nothingHere')) });
export const reportQuery = z.object({
  from: z.iso.date().optional().describe('First day; twelve weeks ago where it is not said.'),
  to: z.iso.date().optional().describe('Last day.'),
});

/** Without spam and what is in the trash. */
export const callBackReport = z.object({
  from: z.string(),
  to: z.string(),
  all: reportLine,
  /** By their Mondays, the newest first. */
  weeks: z.array(z.object({ week: z.string(), ...line })),
  /** For admins alone. */
  owners: z.array(z.object({ id: nameParam, name: z.string(), ...line })),
  isShown: z.boolean(),
});
export type CallBackReport = z.output<typeof callBackReport>;

export const speedInput = z.strictObject({ isShown: z.boolean() });

/** Half of the requests of `toldDays` were tried within so many open minutes; null while that cannot be said. */
export const callBackSpeed = z.object({
  speed: z.object({ minutes: z.number().int(), requests: z.number().int() }).nullable(),
});
export type CallBackSpeed = z.output<typeof callBackSpeed>['speed'];
