import { useTranslations } from 'next-intl';
import { useDeferredValue } from 'react';
import { moveQuestion } from '@/lib/questionnaire/draft/edit-questions';
import { QuestionForm } from './question-form';
import { QuestionList } from './question-list';
import type { QuestionPanelProps } from './question-panel-props';
import { QuestionTools } from './question-tools';
import { TouchedDialog } from './touched-dialog';
import { useFindingWords } from './use-finding-words';
import { useFocusOnChange, useQuestionDeeds } from './use-question-deeds';

export function QuestionPanel({ findings, onSay, ...panel }: QuestionPanelProps) {
  const t = useTranslations('AdminQuestionnaires');
  const { questions, question, place, edit } = panel.builder;
  const { asking, ...deeds } = useQuestionDeeds(panel);
  const head = useFocusOnChange(question?.id);
  const listed = useDeferredValue(questions);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(12rem,1fr)_minmax(0,2fr)]">
      <QuestionList
        questions={listed}
        findings={findings}
        selected={question?.id ?? null}
        onSelect={deeds.show}
        onAdd={deeds.add}
      />
      {question && (
        <section aria-labelledby="question-head" className="min-w-0">
          <h3 id="question-head" ref={head} tabIndex={-1} className="focus:outline-none">
            {t('list.number', { number: place + 1 })}
          </h3>
          <QuestionTools
            number={place + 1}
            count={questions.length}
            onMove={(number) => {
              edit((all) => moveQuestion(all, question.id, number - 1));
              onSay(t('edit.moved', { number: Math.max(1, Math.min(number, questions.length)) }));
            }}
            onCopy={deeds.copy}
            onRemove={deeds.remove}
          />
          <Found findings={findings.filter(({ questionId }) => questionId === question.id)} />
          <QuestionForm
            key={question.id}
            question={question}
            questions={listed}
            published={panel.published.find(({ id }) => id === question.id) ?? null}
            onChange={deeds.change}
          />
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
