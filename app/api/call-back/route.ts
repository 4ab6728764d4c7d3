import { deleteCookie, setCookie } from 'cookies-next/server';
import { cookies } from 'next/headers';
import type { CallBackFault, CallBackFields } from '@/lib/call-back/call-back-fields';
import { draftCookieName, draftMaxAge, writeDraft } from '@/lib/call-back/draft-cookie';
import { readSubmission, type Submission } from '@/lib/call-back/read-submission';
import { toCallBack } from '@/lib/call-back/to-call-back';
import { createCallBack } from '@/lib/care-api/call-backs';
import { siteUrl } from '@/lib/env';
import { isJson } from '@/lib/http/read-form';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { visitorOf } from '@/lib/http/visitor';
import { defaultLocale, isLocale, localePath } from '@/lib/i18n/languages';

/** The call-back forms: JSON from our script, a plain form without it. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return fail(403, 'Please send the form from our own page.');
  const submission = await readSubmission(request);
  if (submission === 'too large') return fail(413, 'The message is too long. Please shorten it.');
  if (!submission) return fail(415, 'Please send a form or JSON.');
  const outcome = submission.isFromProgram ? null : await submit(submission.fields, visitorOf(request));
  if (isJson(request))
    return outcome
      ? Response.json(outcome.fault, { status: outcome.status })
      : Response.json({ message: 'sent' }, { status: 201 });
  if (outcome) return backToForm(submission, outcome.fault);
  await deleteCookie(draftCookieName, { cookies, path: '/' });
  return goOn(submission, '/form/sent');
}

/** Null for success. */
async function submit(
  fields: CallBackFields,
  visitor: string | undefined,
): Promise<{ status: number; fault: CallBackFault } | null> {
  const checked = toCallBack(fields);
  if ('fault' in checked) return { status: 422, fault: checked.fault };
  const sent = await createCallBack(checked.callBack, visitor);
  if (sent.ok) return null;
  const isTheirs = sent.status >= 400 && sent.status < 500;
  return {
    status: isTheirs ? sent.status : 502,
    fault: isTheirs
      ? { message: sent.message, errors: sent.errors }
      : { message: 'Please check the Network!', errors: {} },
  };
}

async function backToForm(submission: Submission, fault: CallBackFault): Promise<Response> {
  const draft = writeDraft({ fields: submission.fields, fault });
  await setCookie(draftCookieName, draft, {
    cookies,
    path: '/',
    maxAge: draftMaxAge,
    httpOnly: true,
    sameSite: 'lax',
    secure: siteUrl().startsWith('https:'),
  });
  return goOn(submission, submission.page);
}

function goOn({ locale }: Submission, path: string): Response {
  return seeOther(localePath(isLocale(locale) ? locale : defaultLocale, path));
}

function fail(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
