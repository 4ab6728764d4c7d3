import { type DraftQuestion, draftQuestion, readQuestions } from '@/lib/contract/draft-question';

/** So that what two people made of one questionnaire is merged by questions; without signs that would make it HTML. */
export function toQuestionsText(questions: readonly DraftQuestion[]): string {
  return questions.map(toText).join('\n\n');
}

/** Of hundreds one changes with a key. */
const texts = new WeakMap<DraftQuestion, string>();

function toText(question: DraftQuestion): string {
  const known = texts.get(question);
  const text = known ?? JSON.stringify(draftQuestion.parse(question)).replace(/[<>&]/g, escaped);
  if (known === undefined) texts.set(question, text);
  return text;
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

export function readQuestionsText(text: string): DraftQuestion[] | null {
  const paragraphs = text.split(/\r?\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  try {
    return readQuestions(paragraphs.map((paragraph): unknown => JSON.parse(paragraph)));
  } catch {
    return null;
  }
}
