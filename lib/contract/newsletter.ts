import { z } from 'zod';
import { says } from './issue-faults';
import { typed } from './wire';

export const newsletterTopics = ['news', 'coming-soon'] as const;
export type NewsletterTopic = (typeof newsletterTopics)[number];

export const newsletterSchema = z.object({ isOpen: z.boolean() });

export const newsletterInput = z.strictObject({
  email: typed(254)
    .min(1, says('newsletterEmailRequired'))
    .pipe(z.email(says('emailInvalid'))),
  topic: z.enum(newsletterTopics).default('news'),
});

export const newsletterLinkInput = z.strictObject({ token: z.string().min(1).max(200) });

const linkProblems = ['later', 'absent', 'away', 'unknown', 'refused'] as const;
/** `later`: too many tried theirs; `refused`: by the API, unread; `unknown`: nobody knows whether it was taken. */
export type LinkProblem = (typeof linkProblems)[number];

export function toLinkProblem(value: unknown): LinkProblem | null {
  return linkProblems.find((problem) => problem === value) ?? null;
}

export const newsletterForm = 'newsletter';

export function toTopic(value: string | undefined): NewsletterTopic {
  return newsletterTopics.find((topic) => topic === value) ?? 'news';
}
