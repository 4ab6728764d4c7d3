import 'server-only';
import { z } from 'zod';
import { type AccountForm, accountForms, type FormFault, type FormValues } from '@/lib/sign-in/form-fault';

/** Without script a refused form comes back through this short-lived cookie: what was typed, but never a password. */
export const formDraftCookie = 'account-draft';
/** Seconds. */
export const formDraftMaxAge = 300;

const short = z.string().transform((value) => value.slice(0, 300));
const draftSchema = z.object({
  form: z.enum(accountForms),
  values: z.record(z.string(), short),
  fault: z.object({
    message: short,
    errors: z.record(z.string(), short),
    retryAfter: z.number().optional(),
  }),
});

export type FormDraft = { form: AccountForm; values: FormValues; fault: FormFault };

const kept = ['email', 'userName'] as const;

export function writeFormDraft(form: AccountForm, values: FormValues, fault: FormFault): string {
  const words = Object.fromEntries(kept.map((name) => [name, (values[name] ?? '').slice(0, 254)]));
  return Buffer.from(JSON.stringify({ form, values: words, fault })).toString('base64url');
}

/** The draft of this form; null when there is none. */
export function readFormDraft(cookie: string | undefined, form: AccountForm): FormDraft | null {
  if (!cookie) return null;
  try {
    const draft = draftSchema.parse(JSON.parse(Buffer.from(cookie, 'base64url').toString()));
    return draft.form === form ? draft : null;
  } catch {
    return null;
  }
}
