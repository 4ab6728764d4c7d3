import type { DraftQuestion } from '@/lib/contract/draft-question';

/** Changes one question. `mark` names what letters belong to; `asked` what is asked about first, where it touches others. */
type ChangeQuestion = (
  change: (question: DraftQuestion) => DraftQuestion,
  more?: { mark?: string; asked?: 'kind' | 'choice' },
) => void;

export type QuestionFormProps = {
  question: DraftQuestion;
  questions: readonly DraftQuestion[];
  /** As it was published last; null where it is new. */
  published: DraftQuestion | null;
  onChange: ChangeQuestion;
  /** Makes an end with closing words, which `lead` leads an answer to. */
  onEnd: (lead: (question: DraftQuestion, end: number) => DraftQuestion) => void;
};
