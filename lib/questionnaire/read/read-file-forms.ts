import { mostQuestions } from '@/lib/contract/questionnaire';
import { dropBrokenQuestions } from './drop-broken-questions';
import { readForms } from './read-forms';
import type { Note, ReadQuestionnaire } from './read-questionnaire';

/** What a file holds, as far as it can be asked, and what of it cannot be kept. */
export type FileForm = Pick<ReadQuestionnaire, 'title' | 'description' | 'purpose' | 'questions'> & { notes: Note[] };
export type FileProblem = 'notJson' | 'noForm' | 'tooMany' | 'nothing';

/** The questionnaires of a file, to be looked at; what is odd in one the checks of its builder say. */
export function readFileForms(text: string, fileName: string): FileForm[] | FileProblem {
  const read = readForms(text, fileName);
  if (typeof read === 'string') return read;
  const forms = read.questionnaires.map(({ title, description, purpose, questions: all, notes }) => {
    const { questions, left } = dropBrokenQuestions(all);
    return { title, description, purpose, questions, notes: [...notes, ...left] };
  });
  const asking = forms.filter(({ questions }) => questions.length > 0);
  if (asking.length === 0) return 'nothing';
  return asking.some(({ questions }) => questions.length > mostQuestions) ? 'tooMany' : asking;
}
