import { faultsOf } from '@/lib/answers/answer-fault';
import { toDraft } from '@/lib/answers/draft';
import { readAnswers } from '@/lib/answers/form-answers';
import { givenAnswers } from '@/lib/answers/given-answers';
import { answersForm, problemOf, toWords } from '@/lib/answers/plain-form';
import { readReference } from '@/lib/answers/read-reference';
import { toRecords } from '@/lib/answers/to-records';
import { createResponses, listQuestionsOfListing, saveDraft } from '@/lib/care-api/questionnaires';
import { endpoints } from '@/lib/contract/endpoints';
import type { Question } from '@/lib/contract/questionnaire';
import { refuse, refused } from '@/lib/door/fault';
import { formRoute } from '@/lib/door/form-route';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';
import { loginPath } from '@/lib/sign-in/sign-in-paths';

/** All answers of a questionnaire, from a browser without script: sent on, or back to the form with every word kept. */
export async function POST(request: Request, { params }: RouteContext<'/api/answers/[id]'>): Promise<Response> {
  const listingId = toId((await params).id);
  if (listingId === null) return refuse(404, 'nothingHere');
  const reading = await listQuestionsOfListing(listingId);
  return reading.state === 'ready' ? answersRoute(listingId, reading.value)(request) : refuse(502, 'network');
}

function answersRoute(listingId: number, questions: Question[]) {
  const page = `/applynow2/${listingId}`;
  return formRoute({
    call: endpoints.createResponses,
    // Who is signed out goes to the login with their answers, so the form asks for the session itself.
    who: 'anyone',
    maxBytes: 1024 * 1024,
    isPlainOnly: true,
    tooLarge: refused(413, 'answersTooLong'),
    notThis: refused(415, 'notAPlainForm'),
    read: (sent) => readAnswers(questions, sent),
    send: async (answers, { session }) => {
      if (session === null) return refused(401, 'signInFirst');
      if (faultsOf(questions, givenAnswers(answers)).size > 0) return refused(422, 'fieldsRequired');
      const records = toRecords(questions, answers, { listingId, userId: session.userId, now: new Date() });
      if (records.length === 0) return refused(422, 'answersMissing');
      const sent = await createResponses(session.accessToken, records);
      return sent.ok && !sent.value ? refused(502, 'network') : sent;
    },
    done: (answer, _, { locale }) => {
      const reference = readReference(answer);
      const query = reference ? `?reference=${encodeURIComponent(reference)}` : '';
      return { location: localePath(locale, `${page}/sent`) + query };
    },
    back: (_, { locale }, fault) =>
      fault.status === 401
        ? loginPath(locale, { returnUrl: localePath(locale, page) })
        : `${localePath(locale, page)}?problem=${problemOf(fault)}`,
    keep: {
      form: answersForm(listingId),
      isPersonal: true,
      /** On the account where the API takes it, else in the cookie. */
      words: async (answers, session) => {
        const draft = toDraft(questions, answers, new Date());
        const saved = session && (await saveDraft(session.accessToken, listingId, draft));
        return saved?.ok && saved.value.saved ? null : toWords(draft);
      },
    },
  });
}
