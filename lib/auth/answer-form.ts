import 'server-only';
import { honeypotField } from '@/lib/http/honeypot';
import { isJson, readForm } from '@/lib/http/read-form';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { visitorOf } from '@/lib/http/visitor';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/languages';
import { checkForm } from '@/lib/sign-in/check-form';
import type { AccountForm, FormFault, FormValues } from '@/lib/sign-in/form-fault';
import { safeReturnUrl } from '@/lib/sign-in/safe-return-url';
import { formDraftCookie, formDraftMaxAge, writeFormDraft } from './form-draft';
import { toSetCookie } from './session-cookies';

export type Submitted = {
  values: FormValues;
  locale: Locale;
  returnUrl: string | null;
  /** For the API alone. */
  visitor: string | undefined;
};
export type Outcome =
  | { ok: true; location: string; cookies?: string[] }
  | { ok: false; status: number; fault: FormFault };

type FormRules = {
  form: AccountForm;
  submit: (submitted: Submitted) => Promise<Outcome>;
  /** Where the form stands: a form refused without script goes back there. */
  back: (submitted: Submitted) => string;
};

const maxBytes = 16 * 1024;

/** One of the account's forms: JSON from our script, a plain form without it. */
export async function answerForm(request: Request, { form, submit, back }: FormRules): Promise<Response> {
  if (!isSameOrigin(request)) return refuse(403, 'Please send the form from our own page.');
  const sent = await readForm(request, maxBytes);
  if (sent === 'too large') return refuse(413, 'This is too large.');
  if (!sent) return refuse(415, 'Please send a form or JSON.');
  const submitted = { ...toSubmitted(sent), visitor: visitorOf(request) };
  const outcome = await judge(form, submitted, sent.has(honeypotField) && sent.get(honeypotField) !== '', submit);
  if (isJson(request)) return outcome.ok ? accept(outcome) : explain(outcome);
  return outcome.ok ? goOn(outcome.location, outcome.cookies) : goBack(form, submitted, outcome, back(submitted));
}

async function judge(
  form: AccountForm,
  submitted: Submitted,
  isFromProgram: boolean,
  submit: FormRules['submit'],
): Promise<Outcome> {
  if (isFromProgram) return { ok: false, status: 422, fault: { message: 'There is a problem', errors: {} } };
  const fault = checkForm(form, submitted.values);
  return fault ? { ok: false, status: 422, fault } : submit(submitted);
}

function toSubmitted(sent: URLSearchParams): Omit<Submitted, 'visitor'> {
  const locale = sent.get('locale') ?? '';
  return {
    values: Object.fromEntries(sent),
    locale: isLocale(locale) ? locale : defaultLocale,
    returnUrl: safeReturnUrl(sent.get('returnUrl')),
  };
}

function accept({ location, cookies = [] }: Extract<Outcome, { ok: true }>): Response {
  return withCookies(Response.json({ location }, { headers: { 'cache-control': 'no-store' } }), cookies);
}

function explain({ status, fault }: Extract<Outcome, { ok: false }>): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if (fault.retryAfter) headers.set('retry-after', String(fault.retryAfter));
  return Response.json(fault, { status, headers });
}

function goOn(location: string, cookies: string[] = []): Response {
  return withCookies(seeOther(location), [draftCookie('', 0), ...cookies]);
}

function goBack(
  form: AccountForm,
  { values }: Submitted,
  { fault }: Extract<Outcome, { ok: false }>,
  location: string,
): Response {
  return withCookies(seeOther(location), [draftCookie(writeFormDraft(form, values, fault), formDraftMaxAge)]);
}

function draftCookie(value: string, maxAge: number): string {
  return toSetCookie(formDraftCookie, value, { maxAge });
}

export function withCookies(response: Response, cookies: string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

function refuse(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
