import type { DraftQuestion } from '@/lib/contract/draft-question';
import type { Fault } from '@/lib/contract/faults';
import { toFault } from '@/lib/contract/faults';
import { readFault } from '@/lib/contract/issue-faults';
import { mostQuestions, mostWritten, questionInput } from '@/lib/contract/questionnaire';
import { checkQuestions, type Finding } from '../check-questions';
import type { FlowQuestion } from '../flow';

/** What the API refuses before it looks at the way: `odd` and `fault` as in a finding of the engine; neither for a limit. */
type TextFinding = { questionId: number; index: number; kind: 'text'; severity: 'error'; fault: Fault | null };
type NamedFinding = Omit<TextFinding, 'kind' | 'fault'> & { kind: 'identifier' | 'nothing-asked'; fault: Fault };

export type DraftFinding = Finding | TextFinding | NamedFinding;

export function checkDraft(questions: readonly DraftQuestion[]): DraftFinding[] {
  const texts = questions.flatMap((question, index) => checkTexts(question, index));
  return [...checkFlow(questions), ...texts, ...checkRoom(questions)].sort((a, b) => a.index - b.index);
}

export function checkFlow(questions: readonly (FlowQuestion & Pick<DraftQuestion, 'identifier'>)[]) {
  const found = checkQuestions(questions).map((finding): Finding | NamedFinding =>
    finding.kind === 'nothing-asked'
      ? { ...finding, severity: 'error', kind: 'nothing-asked', fault: toFault('nothingAsked') }
      : finding,
  );
  const named = new Set<string>();
  const twice = questions.flatMap(({ id, identifier }, index): NamedFinding[] => {
    if (identifier === '' || !named.has(identifier)) {
      named.add(identifier);
      return [];
    }
    const fault = toFault('identifierTwice', { identifier });
    return [{ questionId: id, index, kind: 'identifier', severity: 'error', fault }];
  });
  return [...found, ...twice].sort((a, b) => a.index - b.index);
}

function checkTexts(question: DraftQuestion, index: number): TextFinding[] {
  const found = issues.get(question) ?? issueOf(question);
  issues.set(question, found);
  return found.map((fault) => ({ questionId: question.id, index, kind: 'text', severity: 'error', fault }));
}

/** What its title and its description may take of the room. */
const roomBeside = 16 * 1024;

/** The first question that there is no room for. */
function checkRoom(questions: readonly DraftQuestion[]): TextFinding[] {
  let length = roomBeside;
  const index = questions.findIndex((question, place) => {
    length += lengthOf(question);
    return place >= mostQuestions || length > mostWritten;
  });
  const question = questions[index];
  return question ? [{ questionId: question.id, index, kind: 'text', severity: 'error', fault: null }] : [];
}

/** Of hundreds one changes with a key. */
const issues = new WeakMap<DraftQuestion, (Fault | null)[]>();
const lengths = new WeakMap<DraftQuestion, number>();

function lengthOf(question: DraftQuestion): number {
  // A sign stands between two.
  const length = lengths.get(question) ?? JSON.stringify(question).length + 1;
  lengths.set(question, length);
  return length;
}

function issueOf(question: DraftQuestion): (Fault | null)[] {
  const [issue] = questionInput.safeParse(question).error?.issues ?? [];
  return issue ? [readFault(issue.message)] : [];
}
