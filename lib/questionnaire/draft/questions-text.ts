import { type DraftQuestion, draftQuestion, readQuestions } from '@/lib/contract/draft-question';

/**
 * A question a paragraph, so that what two people made of one questionnaire is merged question by question. Without
 * signs that would make HTML of it.
 */
export function toQuestionsText(questions: readonly DraftQuestion[]): string {
  return questions
    .map((question) => JSON.stringify(draftQuestion.parse(question)).replace(/[<>&]/g, escaped))
    .join('\n\n');
}

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Null for a text that is none of ours. */
export function readQuestionsText(text: string): DraftQuestion[] | null {
  const paragraphs = text.split(/\r?\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  try {
    return readQuestions(paragraphs.map((paragraph): unknown => JSON.parse(paragraph)));
  } catch {
    return null;
  }
}
