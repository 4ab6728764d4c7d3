import { useTranslations } from 'next-intl';
import { Fragment, useCallback } from 'react';
import type { LawRule } from '@/lib/contract/questionnaire-purpose';
import { moveQuestion } from '@/lib/questionnaire/draft/edit-questions';
import { withBetterWords } from '@/lib/questionnaire/law/better-words';
import { AdviceItem } from './advice-item';
import { QuestionForm } from './question-form';
import { QuestionList } from './question-list';
import type { QuestionPanelProps } from './question-panel-props';
import { QuestionTools } from './question-tools';
import { TouchedDialog } from './touched-dialog';
import { useFindingWords } from './use-finding-words';
import { useFocusOnChange, useQuestionDeeds } from './use-question-deeds';

export function QuestionPanel({ findings, advised, onDecide, onSay, ...panel }: QuestionPanelProps) {
  const t = useTranslations('AdminQuestionnaires');
  const { questions, question, place, edit } = panel.builder;
  const { asking, ...deeds } = useQuestionDeeds(panel);
  const head = useFocusOnChange(question?.id);
  const count = questions.length;
  const move = useCallback(
    (id: number, place: number) => {
      edit((all) => moveQuestion(all, id, place));
      onSay(t('edit.moved', { number: Math.max(1, Math.min(place + 1, count)) }));
    },
    [edit, onSay, t, count],
  );
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(12rem,1fr)_minmax(0,2fr)]">
      <QuestionList
        questions={questions}
        findings={findings}
        advised={advised}
        selected={question?.id ?? null}
        onSelect={deeds.show}
        onAdd={deeds.add}
        onMove={move}
      />
      {question && (
        <section aria-labelledby="question-head" className="min-w-0">
          <h3 id="question-head" ref={head} tabIndex={-1} className="focus:outline-none">
            {t('list.number', { number: place + 1 })}
          </h3>
          {/* What is typed belongs to this question. */}
          <Fragment key={question.id}>
            <QuestionTools
              number={place + 1}
              count={questions.length}
              onMove={(number) => move(question.id, number - 1)}
              onCopy={deeds.copy}
              onRemove={deeds.remove}
            />
            <Found findings={findings.filter(({ questionId }) => questionId === question.id)} />
            <AdviceOf
              {...{ onDecide }}
              advised={advised.filter(({ questionId }) => questionId === question.id)}
              onUse={(rule) => deeds.change((one) => withBetterWords(one, rule), { asked: 'kind' })}
            />
            <QuestionForm
              question={question}
              questions={questions}
              published={panel.published.find(({ id }) => id === question.id) ?? null}
              onChange={deeds.change}
              onEnd={deeds.end}
            />
          </Fragment>
        </section>
      )}
      {asking && (
        <TouchedDialog
          {...{ asking, questions }}
          onYes={() => deeds.take(asking.after)}
          onClose={() => deeds.setAsking(null)}
        />
      )}
    </div>
  );
}

type AdviceOfProps = Pick<QuestionPanelProps, 'advised' | 'onDecide'> & { onUse: (rule: LawRule) => void };

function AdviceOf({ advised, onDecide, onUse }: AdviceOfProps) {
  const t = useTranslations('AdminQuestionnaires.law');
  if (advised.length === 0) return null;
  return (
    <ul aria-label={t('title')} className="mb-4 grid gap-2">
      {advised.map((advice) => (
        <AdviceItem key={advice.rule} {...{ advice, onDecide }} onUse={() => onUse(advice.rule)} />
      ))}
    </ul>
  );
}

function Found({ findings }: Pick<QuestionPanelProps, 'findings'>) {
  const say = useFindingWords();
  if (findings.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-1">
      {findings.map((finding, index) => (
        <li
          key={index.toString()}
          className={`wrap-anywhere font-semibold ${finding.severity === 'error' ? 'text-danger' : ''}`}
        >
          {say(finding)}
        </li>
      ))}
    </ul>
  );
}
