import { setCookie } from 'cookies-next/server';
import { cookies } from 'next/headers';
import { createSubscriber } from '@/lib/care-api/newsletter';
import { reportIssues } from '@/lib/contract/issue-faults';
import { newsletterInput } from '@/lib/contract/newsletter';
import { siteUrl } from '@/lib/env';
import { honeypotField } from '@/lib/http/honeypot';
import { isJson, readForm } from '@/lib/http/read-form';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { visitorOf } from '@/lib/http/visitor';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/languages';
import {
  signUpDraftCookie,
  signUpDraftMaxAge,
  signUpDraftPath,
  writeSignUpDraft,
} from '@/lib/newsletter/sign-up-draft';
import { toSignUpProblem } from '@/lib/newsletter/sign-up-problem';

const maxBytes = 8 * 1024;

/** The newsletter's box: JSON from our script, a plain form without it. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return answer(403, 'Please send the form from our own page.');
  const form = await readForm(request, maxBytes);
  if (form === 'too large') return answer(413, 'This is too large.');
  if (!form) return answer(415, 'Please send a form or JSON.');
  const { status, message, errors } = form.get(honeypotField) ? sent : await subscribe(form, visitorOf(request));
  if (isJson(request)) return answer(status, message, errors);
  return status === sent.status ? seeOther(pathIn(form, '/newsletter/sent')) : backToForm(form, status);
}

type Outcome = { status: number; message: string; errors?: Record<string, string> };
const sent: Outcome = { status: 201, message: 'sent' };

async function subscribe(form: URLSearchParams, visitor: string | undefined): Promise<Outcome> {
  const topic = form.get('topic') === 'coming-soon' ? 'coming-soon' : 'news';
  const input = newsletterInput.safeParse({ email: form.get('email') ?? '', topic });
  if (!input.success) {
    return { status: 422, message: 'There is a problem', ...reportIssues(input.error.issues) };
  }
  const stored = await createSubscriber({ email: input.data.email, topic: input.data.topic }, visitor);
  if (stored.ok) return sent;
  if ([404, 405, 501].includes(stored.status)) return { status: 501, message: 'There is no newsletter here.' };
  const isTheirs = stored.status >= 400 && stored.status < 500;
  return isTheirs ? stored : { status: 502, message: 'Please check the Network!' };
}

async function backToForm(form: URLSearchParams, status: number): Promise<Response> {
  const email = form.get('email') ?? '';
  const topic = form.get('topic') === 'coming-soon' ? 'coming-soon' : 'news';
  await setCookie(signUpDraftCookie, writeSignUpDraft({ email, topic, problem: toSignUpProblem(status, email) }), {
    cookies,
    path: signUpDraftPath(localeOf(form)),
    maxAge: signUpDraftMaxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl().startsWith('https:'),
  });
  return seeOther(pathIn(form, '/newsletter/problem'));
}

function localeOf(form: URLSearchParams) {
  const locale = form.get('locale') ?? '';
  return isLocale(locale) ? locale : defaultLocale;
}

function pathIn(form: URLSearchParams, path: string): string {
  return localePath(localeOf(form), path);
}

function answer(status: number, message: string, errors?: Record<string, string>): Response {
  return Response.json({ message, ...(errors && { errors }) }, { status });
}
