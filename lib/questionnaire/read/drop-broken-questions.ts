import { draftQuestion } from '@/lib/contract/draft-question';
import type { QuestionInput } from '@/lib/contract/questionnaire';
import { checkQuestions, type Finding, nameOf } from '../check-questions';
import type { Note } from './read-questionnaire';

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
      ...broken.map(({ index, kind }) => ({ what: nameOf(questions[index]), reason: leftOut.get(kind) ?? '' })),
    );
    if (broken.length === 0) {
      return {
        questions,
        isAllReached: findings.every(({ kind }) => kind !== 'unreachable'),
        left,
        odd: findings.map(({ message }) => ({ what: message, reason: 'odd, but taken' })),
      };
    }
    questions = without(questions, broken);
  }
}

const leftOut: ReadonlyMap<Finding['kind'], string> = new Map([
  ['loop', 'a jump that leads back in a loop'],
  ['unknown-destination', 'a jump to something that is not asked'],
  ['no-choices', 'the question is left out: it has no choices'],
  ['duplicate-id', 'the question is left out: another one has its id'],
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
    notes.push({ what: nameOf(question), reason: 'another question has its identifier, so it gets a new one' });
    return { ...question, identifier: null };
  });
  return { questions, notes };
}
