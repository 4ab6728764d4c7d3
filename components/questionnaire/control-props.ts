import type { Question } from '@/lib/contract/questionnaire';

/** What a control needs to know and tell. */
export type ControlProps = {
  question: Question;
  /** What its field is named by. */
  field: string;
  values: readonly string[];
  describedBy: string | undefined;
  isInvalid: boolean;
  onChange: (values: readonly string[]) => void;
  onAdvance: () => void;
};
