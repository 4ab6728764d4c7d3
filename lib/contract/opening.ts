import { z } from 'zod';
import { says } from './issue-faults';
import { typed } from './wire';

/** Whose bank holidays hold. */
export const nations = ['england-and-wales', 'scotland', 'northern-ireland'] as const;
export type Nation = (typeof nations)[number];

/** On London's clocks, '09:00'; a period may end with the day, at '24:00'. */
export const openingTime = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/;
const time = z.string().regex(openingTime, says('openingTimeInvalid'));

const period = z
  .strictObject({
    /** Monday is 1, Sunday 7. */
    weekday: z.number().int().min(1).max(7),
    from: time,
    to: time,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], error: says('openingBackwards') });
export type OpeningPeriod = z.output<typeof period>;

export const openingPeriods = z
  .array(period)
  .max(70)
  .superRefine((periods, context) => {
    const sorted = periods.map((one, place) => ({ ...one, place })).sort((a, b) => (a.from < b.from ? -1 : 1));
    for (const [at, one] of sorted.entries()) {
      const before = sorted.slice(0, at).filter(({ weekday }) => weekday === one.weekday);
      if (!before.some(({ to }) => to > one.from)) continue;
      context.addIssue({ code: 'custom', path: [one.place, 'from'], message: says('openingOverlaps') });
    }
  });

const closedDay = z.strictObject({ date: z.iso.date(says('closedDayInvalid')), name: typed(80) });
export const closedDays = z.array(closedDay).max(400);

/** Open minutes within which whoever asks is called. */
export const promiseMinutes = z.number().int().min(5).max(10_000);

/** Null for the nation of a provider that works on bank holidays. */
export const openingSchema = z.object({
  openingPeriods,
  closedDays,
  nation: z.enum(nations).nullable(),
  promiseMinutes,
});
export type Opening = z.output<typeof openingSchema>;
