import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { questionKeys } from '@/lib/answers/question-keys';
import type { DraftChanges } from '@/lib/contract/draft';
import type { Question } from '@/lib/contract/questionnaire';
import type { Answers } from '@/lib/questionnaire/flow';

type ChangedQuestionsProps = {
  changes: DraftChanges;
  questions: readonly Question[];
  answers: Answers;
  onLookAgain: (questionId: number) => void;
};

/** Which questions are new, asked no more or worded otherwise, with a way back to those that were answered before. */
export function ChangedQuestions({ changes, questions, answers, onLookAgain }: ChangedQuestionsProps) {
  const t = useTranslations('Questionnaire.resumed.changes');
  const keys = questionKeys(questions);
  const reworded = questions.filter(
    ({ id }) => answers.get(id)?.length && changes.reworded.includes(keys.get(id) ?? ''),
  );
  return (
    <>
      {changes.added.length > 0 && <Headlines title={t('added')} headlines={changes.added} />}
      {changes.dropped.length > 0 && <Headlines title={t('dropped')} headlines={changes.dropped} />}
      {reworded.length > 0 && (
        <>
          <p className="mt-3 font-semibold">{t('reworded')}</p>
          <ul>
            {reworded.map(({ id, headline }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onLookAgain(id)}
                  className="link inline-flex min-h-11 items-center text-start"
                >
                  <span>
                    {t('lookAgain')} <InOwnLanguage isTranslatable>{headline}</InOwnLanguage>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function Headlines({ title, headlines }: { title: string; headlines: readonly string[] }) {
  return (
    <>
      <p className="mt-3 font-semibold">{title}</p>
      <ul className="list-disc ps-6">
        {headlines.map((headline) => (
          <InOwnLanguage as="li" isTranslatable key={headline}>
            {headline}
          </InOwnLanguage>
        ))}
      </ul>
    </>
  );
}
