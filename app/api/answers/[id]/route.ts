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
import { fromOwnPage } from '@/lib/door/own-page';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

/** All answers of a questionnaire, from a browser without script: sent on, or back to the form with its words. */
export const POST = fromOwnPage(async (request, { params }: RouteContext<'/api/answers/[id]'>) => {
  const listingId = toId((await params).id);
  if (listingId === null) return refuse(404, 'nothingHere');
  const reading = await listQuestionsOfListing(listingId);
  return reading.state === 'ready' ? answersRoute(listingId, reading.value)(request) : refuse(502, 'systemAway');
}, 'notOurPage');

function answersRoute(listingId: number, questions: Question[]) {
  const page = `/applynow2/${listingId}`;
  return formRoute({
    call: endpoints.createResponses,
    who: 'user',
    maxBytes: 1024 * 1024,
    isPlainOnly: true,
    tooLarge: refused(413, 'answersTooLong'),
    read: (sent) => readAnswers(questions, sent),
    send: async (answers, { session, locale }) => {
      if (faultsOf(questions, givenAnswers(answers)).size > 0) return refused(422, 'fieldsRequired');
      const records = toRecords(questions, answers, { listingId, userId: session.userId, now: new Date() });
      if (records.length === 0) return refused(422, 'answersMissing');
      const sent = await createResponses(session.accessToken, records, locale);
      return sent.ok && !sent.value ? refused(502, 'systemAway') : sent;
    },
    done: (answer, _, { locale }) => {
      const reference = readReference(answer);
      const query = reference ? `?reference=${encodeURIComponent(reference)}` : '';
      return { location: localePath(locale, `${page}/sent`) + query };
    },
    back: (_, { locale }, fault) =>
      localePath(locale, page) + (fault.status === 401 ? '' : `?problem=${problemOf(fault)}`),
    keep: {
      form: answersForm(listingId),
      /** On the account where the API takes it, else in the cookie. */
      words: async (answers, session) => {
        const draft = toDraft(questions, answers, new Date());
        const saved = session && (await saveDraft(session.accessToken, listingId, draft));
        return saved?.ok && saved.value.saved ? null : toWords(draft);
      },
    },
  });
}
