import type { DraftQuestion } from '@/lib/contract/draft-question';
import type { DraftFinding } from '@/lib/questionnaire/draft/check-draft';
import type { useBuilder } from './use-builder';
import type { Advised, Decide } from './use-law';

export type QuestionPanelProps = {
  builder: ReturnType<typeof useBuilder>;
  findings: readonly DraftFinding[];
  advised: readonly Advised[];
  onDecide: Decide;
  /** As they were published last. */
  published: readonly DraftQuestion[];
  /** How many have answered a question and not sent it, by its identifier. */
  begun: Readonly<Record<string, number>>;
  onSay: (words: string) => void;
};
