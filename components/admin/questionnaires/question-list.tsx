import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import { buttonStyle } from '@/components/ui/button';
import type { DraftQuestion } from '@/lib/contract/draft-question';
import type { DraftFinding } from '@/lib/questionnaire/draft/check-draft';
import { kindOf, questionKinds } from '@/lib/questionnaire/draft/question-kinds';
import { toFlow } from '@/lib/questionnaire/flow';
import { waysOut } from '@/lib/questionnaire/ways-out';
import type { Advised } from './use-law';
import { useRowDrag } from './use-row-drag';
import { useWaysWords } from './use-way-words';

type QuestionListProps = {
  questions: readonly DraftQuestion[];
  findings: readonly DraftFinding[];
  advised: readonly Advised[];
  selected: number | null;
  onSelect: (id: number) => void;
  onAdd: () => void;
  /** `place` is where it stands then, from 0. */
  onMove: (id: number, place: number) => void;
};

/** All questions with where they lead, and what is wrong with them. */
export const QuestionList = memo(function QuestionList(props: QuestionListProps) {
  const { questions, findings, advised, selected, onSelect, onAdd, onMove } = props;
  const { list, mark } = useRowDrag(onMove);
  const t = useTranslations('AdminQuestionnaires');
  const sayWays = useWaysWords();
  const kinds = useMemo(() => new Map(questionKinds.map((kind) => [kind, t(`kinds.${kind}`)])), [t]);
  const ways = useMemo(() => {
    const flow = toFlow(questions);
    return questions.map((_, index) => sayWays(waysOut(flow, index)));
  }, [questions, sayWays]);
  const grades = useMemo(() => {
    const worst = new Map<number, Grade>();
    for (const { questionId, kept } of advised) if (!kept) worst.set(questionId, 'advice');
    for (const { questionId, severity } of findings)
      if (worst.get(questionId) !== 'error') worst.set(questionId, severity);
    return worst;
  }, [findings, advised]);
  return (
    <div className="grid content-start gap-3 lg:sticky lg:top-4 lg:self-start">
      {questions.length === 0 && <p>{t('list.empty')}</p>}
      <ol
        {...list}
        hidden={questions.length === 0}
        className="max-h-96 overflow-y-auto rounded-control border border-line-strong bg-surface lg:max-h-[70vh]"
      >
        {questions.map((question, index) => (
          <Row
            key={question.id}
            id={question.id}
            number={index + 1}
            headline={question.headline.trim() || t('list.blank')}
            kind={kinds.get(kindOf(question)) ?? ''}
            ways={ways[index] ?? ''}
            grade={grades.get(question.id) ?? null}
            isSelected={question.id === selected}
            mark={mark?.index === index ? (mark.isBelow ? 'below' : 'above') : null}
            onSelect={onSelect}
          />
        ))}
      </ol>
      <button type="button" onClick={onAdd} className={`${buttonStyle('secondary')} noscript:hidden`}>
        {t('list.add')}
      </button>
    </div>
  );
});

type Grade = 'error' | 'warning' | 'advice';

type RowProps = {
  id: number;
  number: number;
  headline: string;
  kind: string;
  /** A line each. */
  ways: string;
  grade: Grade | null;
  isSelected: boolean;
  onSelect: (id: number) => void;
  /** Where what is dragged would be dropped. */
  mark: 'above' | 'below' | null;
};

const line = 'relative before:absolute before:inset-x-0 before:z-10 before:h-1 before:bg-primary';
const marks = { above: `${line} before:top-0`, below: `${line} before:bottom-0` };

const Row = memo(function Row({ id, number, headline, kind, ways, grade, isSelected, onSelect, mark }: RowProps) {
  const t = useTranslations('AdminQuestionnaires.list');
  return (
    <li
      data-id={id}
      className={`flex border-line border-b [contain-intrinsic-block-size:auto_5rem] [content-visibility:auto] last:border-b-0 ${mark ? marks[mark] : ''}`}
    >
      <span
        aria-hidden
        data-grip
        className="grid w-9 shrink-0 cursor-grab touch-none select-none place-items-center text-muted noscript:hidden"
      >
        ⠿
      </span>
      <button
        type="button"
        aria-current={isSelected ? 'true' : undefined}
        onClick={() => onSelect(id)}
        className="block w-full min-w-0 cursor-pointer border-transparent border-s-4 px-3 py-2 text-start hover:bg-sage-soft aria-[current]:border-primary aria-[current]:bg-sage-soft"
      >
        <span className="line-clamp-2 font-semibold">
          {number}. <bdi>{headline}</bdi>
        </span>
        <span className="block text-muted text-sm">{kind}</span>
        {ways && <span className="wrap-anywhere block whitespace-pre-line text-sm">{ways}</span>}
        {grade && (
          <span className={`block font-semibold text-sm ${grade === 'error' ? 'text-danger' : ''}`}>
            {t('marks', {
              errors: grade === 'error' ? 'some' : 'none',
              warnings: grade === 'warning' ? 'some' : 'none',
              advice: grade === 'advice' ? 'some' : 'none',
            })}
          </span>
        )}
      </button>
    </li>
  );
});
