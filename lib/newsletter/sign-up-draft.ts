import { z } from 'zod';
import { newsletterTopics } from '@/lib/contract/newsletter';
import { type Locale, localePath } from '@/lib/i18n/languages';
import { signUpProblems } from './sign-up-problem';

/** Without script a refused address comes back through this short-lived cookie. */
export const signUpDraftCookie = 'newsletter-draft';
export const signUpDraftMaxAge = 300;

const draftSchema = z.object({
  email: z.string().max(254),
  topic: z.enum(newsletterTopics).catch('news'),
  problem: z.enum(signUpProblems),
});
export type SignUpDraft = z.output<typeof draftSchema>;

/** Only the newsletter's own pages are sent the cookie: all others stay the same for everybody. */
export function signUpDraftPath(locale: Locale): string {
  return localePath(locale, '/newsletter');
}

export function writeSignUpDraft(draft: SignUpDraft): string {
  return Buffer.from(JSON.stringify({ ...draft, email: draft.email.slice(0, 254) })).toString('base64url');
}

export function readSignUpDraft(cookie: string | undefined): SignUpDraft | null {
  if (!cookie) return null;
  try {
    return draftSchema.parse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
  } catch {
    return null;
  }
}
