import type { LawRule, Purpose } from '@/lib/contract/questionnaire-purpose';
import { isAnswerable } from '../flow';
import { ofWhoAnswers } from './about-others';
import type { AskedQuestion } from './asked-question';
import { asksHealth, isMonitoring, isPermittedSentence } from './health-words';
import { isHardToRead } from './is-hard-to-read';
import { isSensitive } from './is-sensitive';
import { meaningOf } from './meaning-of';
import { sentencesOf, toPlainWords } from './plain-words';
import { asksFor, isListed, type TopicRule, topics } from './topics';

export type Advice = {
  questionId: number;
  index: number;
  kind: 'law';
  severity: 'advice';
  rule: LawRule;
  /** Of the question's words: another one asks something else. */
  meaning: string;
};

const personal = ['health', 'pregnancy', 'age', 'family', 'religion', 'nationality', 'race', 'orientation'] as const;

const spoken: Readonly<Record<Purpose, readonly LawRule[]>> = {
  job: [...personal, ...(['convictions', 'union', 'politics', 'accounts', 'photo', 'identity', 'reading'] as const)],
  // By then health, age and papers may be asked for.
  hired: ['family', 'religion', 'race', 'orientation', 'convictions', 'union', 'politics', 'accounts', 'reading'],
  care: ['tellAll', 'reading'],
  other: ['reading'],
};

/** What was said of the whole: by whoever wrote it what it is for, and by an admin how long answers are kept. */
type Said = { hasPurpose: boolean; hasRetention: boolean };

/** Advice for questions in order; that nobody has said why or for how long stands at the first that asks for much. */
export function adviseQuestions(
  questions: readonly AskedQuestion[],
  purpose: Purpose,
  { hasPurpose, hasRetention }: Said = { hasPurpose: true, hasRetention: true },
): Advice[] {
  const first = hasPurpose && hasRetention ? -1 : questions.findIndex(asksForMuch);
  const unsaid = [...(hasPurpose ? [] : ['purpose' as const]), ...(hasRetention ? [] : ['retention' as const])];
  // What a statement says of monitoring holds for the questions under it, to the next statement.
  let isCounted = false;
  return questions.flatMap((question, index) => {
    const isAsked = isAnswerable(question);
    const own = (isAsked && question.privacy === 'equality') || looksAtMonitoring(question);
    if (!isAsked) isCounted = own;
    const rules = rulesOf(question, purpose).filter((rule) => !(own || isCounted) || !counted.has(rule));
    return [...rules, ...(index === first ? unsaid : [])].map((rule): Advice => {
      const meaning = meaningOf(question);
      return { questionId: question.id, index, kind: 'law', severity: 'advice', rule, meaning };
    });
  });
}

type Kept = { rule: LawRule; meaning: string };

export function openAdvice(advice: readonly Advice[], kept: readonly Kept[]): Advice[] {
  return advice.filter((one) => !findKept(one, kept));
}

/** The decision against a piece of advice, as long as the question means what it meant then. */
export function findKept<K extends Kept>({ rule, meaning }: Advice, kept: readonly K[]): K | undefined {
  return kept.find((one) => one.rule === rule && one.meaning === meaning);
}

/** What may be asked to count how different people are treated. */
const counted: ReadonlySet<LawRule> = new Set(personal);

/** Of hundreds one changes with a key. */
const looked = new WeakMap<
  AskedQuestion,
  { isCounted?: boolean; isMuch?: boolean; rules: Map<Purpose, readonly LawRule[]> }
>();

function lookAt(question: AskedQuestion) {
  const before = looked.get(question) ?? { rules: new Map<Purpose, readonly LawRule[]>() };
  looked.set(question, before);
  return before;
}

function looksAtMonitoring(question: AskedQuestion): boolean {
  const known = lookAt(question);
  known.isCounted ??= isMonitoring(toPlainWords(`${question.headline}\n${question.description ?? ''}`));
  return known.isCounted;
}

function asksForMuch(question: AskedQuestion): boolean {
  const known = lookAt(question);
  known.isMuch ??= isAnswerable(question) && isSensitive(question);
  return known.isMuch;
}

export function rulesOf(question: AskedQuestion, purpose: Purpose): readonly LawRule[] {
  const { rules } = lookAt(question);
  const found = rules.get(purpose) ?? findRules(question, purpose);
  rules.set(purpose, found);
  return found;
}

function findRules(question: AskedQuestion, purpose: Purpose): LawRule[] {
  if (!isAnswerable(question)) return [];
  const all = sentencesOf(`${question.headline}\n${question.description ?? ''}`);
  const own = all.filter((sentence) => !isPermittedSentence(sentence)).map(ofWhoAnswers);
  const labels = question.choices.map(({ label }) => toPlainWords(label));
  return spoken[purpose].filter((rule) => {
    if (rule === 'tellAll') return asksForAll(question, all);
    if (rule === 'reading') return isHardToRead(question);
    if (rule === 'health') return own.some(asksHealth) || labels.some(tellsOfHealth) || isListOfHealth(all, labels);
    return isTopic(rule) && (own.some((sentence) => asksFor(rule, sentence)) || isListed(rule, labels));
  });
}

function isTopic(rule: LawRule): rule is TopicRule {
  return rule in topics;
}

/** A choice that says something of who takes it. */
function tellsOfHealth(label: string): boolean {
  return /^(?:yes\W+)?(?:i|i'm|i've|my) /.test(label) && !isPermittedSentence(label) && asksHealth(ofWhoAnswers(label));
}

/** "Have you had any of these?" with what people have had. */
function isListOfHealth(sentences: readonly string[], labels: readonly string[]): boolean {
  const isOfOthers = sentences.some(
    (sentence) =>
      sentence !== ofWhoAnswers(sentence) ||
      /\b(?:training|courses?|qualif\w+|certific\w+|skills?|experienc\w+|completed|support\w*|clients?|services?)\b/.test(
        sentence,
      ),
  );
  const isOwn =
    /\b(?:you (?:have|had|ever had|suffer\w*|get)|have you (?:ever |recently )?(?:had|suffered|got)|do you (?:have|suffer|get)|appl(?:y|ies) to you|tick (?:if|any|all|each))\b/;
  if (isOfOthers || !sentences.some((sentence) => isOwn.test(sentence))) return false;
  return labels.filter((label) => asksHealth(ofWhoAnswers(label))).length >= 2;
}

/** Words about somebody's condition that are to be whole, and not as much as somebody wishes to say. */
function asksForAll(
  { questionType, description = '', headline }: AskedQuestion,
  sentences: readonly string[],
): boolean {
  if (questionType !== 'text') return false;
  const isFree =
    /\b(?:only what|as much or as little|as much as you|if you (?:wish|want|like|are happy)|happy to (?:share|tell)|optional|you (?:can|may) leave|up to you|you need not|no need to)\b/;
  const isAboutHealth =
    /\b(?:medical (?:history|conditions?|needs|details)|health|diagnos\w+|(?:her|his|their|the person's) (?:condition|illness\w*)|conditions?|illness\w*|medications?|disabilit\w+)\b/;
  const wantsAll =
    /\b(?:everything|every|all|full|complete|whole|entire|list|describe|details?|tell us (?:about|more)|please (?:give|state|explain))\b/;
  if (isFree.test(toPlainWords(`${headline} ${description}`))) return false;
  return sentences.some((sentence) => isAboutHealth.test(sentence) && wantsAll.test(sentence));
}
