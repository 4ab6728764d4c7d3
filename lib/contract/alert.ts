import { z } from 'zod';
import { says } from './issue-faults';
import { listingQueryParams, parseListingQuery } from './listing-query';
import { moment, typed } from './wire';

export const alertPaces = ['atOnce', 'daily', 'weekly'] as const;
export type AlertPace = (typeof alertPaces)[number];

export function toAlertPace(value: string): AlertPace {
  return alertPaces.find((pace) => pace === value) ?? 'daily';
}

/** How many may be confirmed for one address. */
export const mostAlerts = 5;

/** As an alert keeps it: what is open, whichever page or order it was looked at in. Null for what is none. */
export function toAlertSearch(search: string): string | null {
  const query = parseListingQuery(new URLSearchParams(search));
  return query && listingQueryParams({ ...query, page: 1, sort: 'best', withClosed: false }).toString();
}

export const alertInput = z.strictObject({
  email: typed(254)
    .min(1, says('newsletterEmailRequired'))
    .pipe(z.email(says('emailInvalid'))),
  search: typed(4_000).transform((search, { addIssue }) => {
    const kept = toAlertSearch(search);
    if (kept === null) addIssue({ code: 'custom', message: says('searchUnreadable') });
    return kept ?? '';
  }),
  /** The question in the reader's words, for mails to the owner once they have confirmed. */
  asked: typed(300).min(1, says('fieldsRequired')),
  pace: z.enum(alertPaces),
});

const token = z.string().min(1).max(200);
export const alertLinkInput = z.strictObject({ token });

/** Weeks that one can be held back for; 0 ends that. */
export const alertPauses = [1, 4, 12] as const;
export type AlertPause = 0 | (typeof alertPauses)[number];

export function toAlertPause(value: string): AlertPause {
  return alertPauses.find((weeks) => String(weeks) === value) ?? 0;
}

export const alertPause = z.strictObject({ token, weeks: z.literal([0, ...alertPauses], says('choiceMissing')) });
export const alertChange = z.strictObject({ token, pace: z.enum(alertPaces) });

export const alertSchema = z.object({
  search: z.string(),
  asked: z.string(),
  pace: z.enum(alertPaces),
  isConfirmed: z.boolean(),
  pausedUntil: moment,
});
export type Alert = z.output<typeof alertSchema>;

export const alertForm = 'alert';
