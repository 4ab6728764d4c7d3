import { draftQuestion } from '@/lib/contract/draft-question';
import type { QuestionInput } from '@/lib/contract/questionnaire';
import { checkQuestions, type Finding, nameOf } from '../check-questions';
import type { Note } from './read-questionnaire';
import { because, type Reason } from './reasons';

type Named = { questions: QuestionInput[]; notes: Note[] };
/** `left` is what was left out, `odd` what was not. */
type Sound = { questions: QuestionInput[]; left: Note[]; odd: Note[]; isAllReached: boolean };

export function dropBrokenQuestions(read: readonly QuestionInput[]): Sound {
  const named = withOwnIdentifiers(read);
  const left = [...named.notes];
  let { questions } = named;
  for (;;) {
    const findings = checkQuestions(questions.map((question) => draftQuestion.parse(question)));
    const broken = findings.filter(({ kind }) => leftOut.has(kind));
    left.push(
      ...broken.map(({ index, kind }) => ({
        what: nameOf(questions[index]),
        reason: leftOut.get(kind) ?? because('odd'),
      })),
    );
    if (broken.length === 0) {
      return {
        questions,
        isAllReached: findings.every(({ kind }) => kind !== 'unreachable'),
        left,
        odd: findings.map(({ message }) => ({ what: message, reason: because('odd') })),
      };
    }
    questions = without(questions, broken);
  }
}

const leftOut: ReadonlyMap<Finding['kind'], Reason> = new Map([
  ['loop', because('loop')],
  ['unknown-destination', because('jumpUnknown')],
  ['no-choices', because('noChoices')],
  ['duplicate-id', because('idTwice')],
]);

function without(questions: readonly QuestionInput[], broken: readonly Finding[]): QuestionInput[] {
  const jumps = new Set(broken.flatMap(({ index, jump }) => (jump === undefined ? [] : `${index}.${jump}`)));
  const gone = new Set(broken.flatMap(({ index, jump }) => (jump === undefined ? index : [])));
  return questions
    .map((question, index) => ({
      ...question,
      jumps: (question.jumps ?? []).filter((_, jump) => !jumps.has(`${index}.${jump}`)),
    }))
    .filter((_, index) => !gone.has(index));
}

function withOwnIdentifiers(read: readonly QuestionInput[]): Named {
  const taken = new Set<string>();
  const notes: Note[] = [];
  const questions = read.map((question) => {
    const { identifier } = question;
    if (!identifier || !taken.has(identifier)) {
      taken.add(identifier ?? '');
      return question;
    }
    notes.push({ what: nameOf(question), reason: because('identifierTwice') });
    return { ...question, identifier: null };
  });
  return { questions, notes };
}
