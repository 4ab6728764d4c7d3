import { faultsOf } from '@/lib/answers/answer-fault';
import { toDraft } from '@/lib/answers/draft';
import { readAnswers } from '@/lib/answers/form-answers';
import { givenAnswers } from '@/lib/answers/given-answers';
import { answersCookie, answersCookieMaxAge, type PlainProblem, writeAnswersCookie } from '@/lib/answers/plain-form';
import { readReference } from '@/lib/answers/read-reference';
import { toRecords } from '@/lib/answers/to-records';
import { withCookies } from '@/lib/auth/answer-form';
import { requestSession } from '@/lib/auth/request-session';
import type { Session } from '@/lib/auth/session';
import { toSetCookie } from '@/lib/auth/session-cookies';
import { createResponses, listQuestionsOfListing, saveDraft } from '@/lib/care-api/questionnaires';
import type { Draft } from '@/lib/contract/draft';
import { readForm } from '@/lib/http/read-form';
import { isSameOrigin } from '@/lib/http/same-origin';
import { seeOther } from '@/lib/http/see-other';
import { defaultLocale, isLocale, type Locale, localePath } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

const maxBytes = 1024 * 1024;

/** All answers of a questionnaire, from a browser without script: sent on, or back to the form with every word kept. */
export async function POST(request: Request, { params }: RouteContext<'/api/answers/[id]'>): Promise<Response> {
  const { id } = await params;
  if (!/^[1-9]\d{0,8}$/.test(id)) return fail(404, 'There is nothing here.');
  if (!isSameOrigin(request)) return fail(403, 'Please send the form from our own page.');
  const fields = await readForm(request, maxBytes);
  if (fields === 'too large') return fail(413, 'This is too long. Please shorten it.');
  if (!fields) return fail(415, 'Please send a form.');
  const listingId = Number(id);
  const place = { listingId, locale: toLocale(fields.get('locale')) };
  const reading = await listQuestionsOfListing(listingId);
  if (reading.state !== 'ready') return fail(502, 'Please check the Network!');
  const questions = reading.value;
  const answers = readAnswers(questions, fields);
  const draft = toDraft(questions, answers, new Date());
  const session = await requestSession(request);
  if (session === null) return toLogin(place, draft);

  const back = (problem: PlainProblem) => goBack(place, session, draft, problem);
  if (faultsOf(questions, givenAnswers(answers)).size > 0) return back('answers');
  const records = toRecords(questions, answers, { listingId, userId: session.userId, now: new Date() });
  if (records.length === 0) return back('nothing');
  const sent = await createResponses(session.accessToken, records);
  if (sent.ok && sent.value) return goOn(place, readReference(sent.value));
  if (!sent.ok && sent.status === 401) return toLogin(place, draft);
  return back(!sent.ok && sent.status === 422 ? 'refused' : 'failed');
}

type Place = { listingId: number; locale: Locale };

function goOn({ listingId, locale }: Place, reference: string | null): Response {
  const query = reference ? `?reference=${encodeURIComponent(reference)}` : '';
  const location = `${localePath(locale, `/applynow2/${listingId}/sent`)}${query}`;
  return withCookies(seeOther(location), [toSetCookie(answersCookie, '', { maxAge: 0 })]);
}

/** The API keeps the words where it can, a cookie what it holds where the API cannot. */
async function goBack(place: Place, session: Session, draft: Draft, problem: PlainProblem): Promise<Response> {
  const saved = await saveDraft(session.accessToken, place.listingId, draft);
  const isKept = saved.ok && saved.value.saved;
  const location = `${localePath(place.locale, `/applynow2/${place.listingId}`)}?problem=${problem}`;
  return withCookies(seeOther(location), [
    isKept ? toSetCookie(answersCookie, '', { maxAge: 0 }) : draftCookie(place, draft),
  ]);
}

function toLogin(place: Place, draft: Draft): Response {
  const returnUrl = localePath(place.locale, `/applynow2/${place.listingId}`);
  return withCookies(seeOther(loginPath(place.locale, { returnUrl })), [draftCookie(place, draft)]);
}

function draftCookie({ listingId }: Place, draft: Draft): string {
  return toSetCookie(answersCookie, writeAnswersCookie(listingId, draft), { maxAge: answersCookieMaxAge });
}

function toLocale(value: string | null): Locale {
  return value !== null && isLocale(value) ? value : defaultLocale;
}

function fail(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
