import { faultsOf } from '@/lib/answers/answer-fault';
import { mergeDrafts, toDraft } from '@/lib/answers/draft';
import {
  readAnswers,
  readFiles,
  readOthers,
  readShown,
  type Shown,
  shownField,
  takesFile,
  versionField,
} from '@/lib/answers/form-answers';
import { givenAnswers } from '@/lib/answers/given-answers';
import { answersForm, problemOf, type Told, toAddress, toWords } from '@/lib/answers/plain-form';
import { readReference } from '@/lib/answers/read-reference';
import { refusedQuestions, refusedRecords } from '@/lib/answers/refused-questions';
import { type AnswerRecord, toRecords } from '@/lib/answers/to-records';
import { versionOf } from '@/lib/answers/version-of';
import type { Owner } from '@/lib/care-api/accounts';
import { sendFile } from '@/lib/care-api/client';
import { createResponses, listQuestionsOfListing, saveDraft } from '@/lib/care-api/questionnaires';
import type { Draft } from '@/lib/contract/draft';
import { endpoints } from '@/lib/contract/endpoints';
import { faultOfSize, fileFaults, mostFileBytes, toFileAnswer } from '@/lib/contract/file-answer';
import type { Question } from '@/lib/contract/questionnaire';
import { type Refused, refuse, refused } from '@/lib/forms/fault';
import { formRoute } from '@/lib/forms/form-route';
import { mediaTypeOf } from '@/lib/forms/media-type';
import { fromOwnPage } from '@/lib/forms/own-page';
import { aroundFiles } from '@/lib/forms/read-file';
import { textOf } from '@/lib/forms/read-sent';
import { toId } from '@/lib/http/to-id';
import { localePath } from '@/lib/i18n/languages';

/** All answers of a questionnaire, from a browser without script: sent on, or back to the form with its words. */
export const POST = fromOwnPage(async (request, { params }: RouteContext<'/api/answers/[id]'>) => {
  const listingId = toId((await params).id);
  if (listingId === null) return refuse(404, 'nothingHere');
  const reading = await listQuestionsOfListing(listingId);
  const hasFiles = mediaTypeOf(request.headers) === 'multipart/form-data';
  return answersRoute(listingId, reading.state === 'ready' ? reading.value : null, hasFiles)(request);
});

type Sent = {
  version: string;
  answers: Map<number, string[]>;
  others: Draft['answers'];
  files: Map<number, File>;
  shown: Shown;
  wantsCopy: boolean;
};

/** Of one form: who has more of them sends them one by one, with script. */
const mostFiles = 3;

/** Where nobody can say what is asked, all that was typed is kept: a draft knows it by its fields' names. */
function answersRoute(listingId: number, asked: Question[] | null, hasFiles: boolean) {
  const page = `/applynow2/${listingId}`;
  const questions = asked ?? [];
  const withFiles = questions.filter(takesFile).length || mostFiles;
  const recordsOf = (answers: Sent['answers'], userId: string) =>
    toRecords(questions, answers, { listingId, userId, now: new Date() });
  return formRoute<Sent, unknown>({
    call: endpoints.createResponses,
    who: 'user',
    maxBytes: 1024 * 1024 + (hasFiles ? Math.min(withFiles, mostFiles) * mostFileBytes : 0),
    hasFiles,
    mostPartBytes: mostFileBytes + aroundFiles,
    isPlainOnly: true,
    tooLarge: refused(413, 'answersTooLong'),
    read: (sent) => ({
      version: textOf(sent, versionField),
      answers: readAnswers(questions, sent),
      others: readOthers(questions, sent),
      files: readFiles(questions, sent),
      shown: readShown(textOf(sent, shownField)),
      wantsCopy: sent.has('copy'),
    }),
    send: async ({ version, answers, files, wantsCopy }, { session, locale, visitor }) => {
      if (!asked) return refused(502, 'systemAway');
      const asking = { accessToken: session.accessToken, visitor };
      for (const [id, file] of files) {
        const fault = faultOfSize(file);
        const sent = fault ? refused(422, fault) : await sendFile(endpoints.uploadAnswerFile, file, asking);
        if (!sent.ok) return ofQuestion(id, sent);
        // From here on it is an answer as any other, and is kept with them.
        answers.set(id, [toFileAnswer(sent.value)]);
        files.delete(id);
      }
      // Nobody has read what is asked now.
      if (version !== versionOf(questions)) return refused(409, 'changedMeanwhile');
      if (faultsOf(questions, givenAnswers(answers)).size > 0) return refused(422, 'fieldsRequired');
      const records = recordsOf(answers, session.userId);
      if (records.length === 0) return refused(422, 'answersMissing');
      const sent = await createResponses({ ...asking, locale }, records, { wantsCopy });
      if (sent.ok) return sent.value ? sent : refused(502, 'systemAway');
      const gone = refusedRecords(sent, 'fileGone', records)[0];
      return gone ? ofQuestion(gone.QuestionId, { ...sent, code: 'fileGone' }) : sent;
    },
    done: (answer, _, { locale }) => {
      const reference = readReference(answer);
      const query = reference ? `?reference=${encodeURIComponent(reference)}` : '';
      return { location: localePath(locale, `${page}/sent`) + query };
    },
    back: ({ answers }, { locale }, fault) => {
      const told = toldOf(fault, recordsOf(answers, ''));
      const about = told.length > 0 ? `&about=${toAddress(told)}` : '';
      return localePath(locale, page) + (fault.status === 401 ? '' : `?problem=${problemOf(fault)}${about}`);
    },
    keep: {
      form: answersForm(listingId),
      /** On the account where the API takes it, else in the cookie. */
      words: async ({ version, answers, others, shown }, session, { visitor }) => {
        const known = toDraft(questions, answers, new Date());
        const counted = [...known.answers, ...others].filter(
          ({ identifier, values }) => values.length > 0 || shown.identifiers.has(identifier),
        );
        const draft = { ...known, version, answers: counted };
        // One that gives no answer takes nothing back of what the account has.
        if (draft.answers.every(({ values }) => values.length === 0)) return null;
        const owner = session && { accessToken: session.accessToken, visitor };
        return owner && (await keepOnAccount(owner, listingId, draft, shown.basedOn)) ? null : toWords(draft);
      },
    },
  });
}

/** With what another device gave since the page was read; false where it is not kept. */
async function keepOnAccount(owner: Owner, listingId: number, draft: Draft, basedOn: string | null): Promise<boolean> {
  const first = await saveDraft(owner, listingId, { ...draft, basedOn });
  if (!first.ok) return false;
  const { saved, other, clientTime } = first.value;
  if (!other) return saved;
  const both = await saveDraft(owner, listingId, { ...mergeDrafts(draft, other), basedOn: clientTime });
  return both.ok && both.value.saved;
}

/** Which questions a refusal is about; that of a file names its question alone. */
function toldOf(fault: Refused, records: readonly AnswerRecord[]): Told[] {
  const code = fileFaults.find((one) => one === fault.code);
  if (code) return Object.keys(fault.codes ?? {}).map((id) => ({ questionId: Number(id), fault: code }));
  if (problemOf(fault) !== 'refused') return [];
  return [...refusedQuestions(fault, records).ids].map((questionId) => ({ questionId, fault: 'refused' }));
}

/** Of what is wrong with a file its question says so. */
function ofQuestion(id: number, fault: Refused): Refused {
  const code = fileFaults.find((one) => one === fault.code);
  return code ? refused(422, code, { [id]: code }) : fault;
}
