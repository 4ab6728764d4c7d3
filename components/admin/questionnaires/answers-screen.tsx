import { useLocale, useTranslations } from 'next-intl';
import { fewestTold, type QuestionnaireAnswers } from '@/lib/contract/questionnaire-answers';

type Props = { id: number; answers: QuestionnaireAnswers };
type Question = QuestionnaireAnswers['questions'][number];

/** What became of a questionnaire, in numbers: each question with what was chosen. */
export function AnswersScreen({ id, answers }: Props) {
  const t = useTranslations('AdminQuestionnaires.results');
  const say = useTranslations();
  const { sent, unsent, questions } = answers;
  const locale = useLocale();
  return (
    <div className="grid gap-8">
      <p className="flex flex-wrap items-center gap-x-6">
        <span className="font-semibold">{t('counts', { sent, unsent })}</span>
        {sent > 0 && (
          <a
            href={`/api/admin/questionnaires/answers?id=${id}&locale=${locale}`}
            className="link inline-flex min-h-11 items-center"
          >
            {say('AdminList.csv')}
          </a>
        )}
      </p>
      <section aria-labelledby="questions" className="grid gap-6">
        <h2 id="questions">{say('AdminQuestionnaires.questions')}</h2>
        {questions.map((question, place) => (
          <QuestionCounts key={question.identifier} {...{ question, sent }} number={place + 1} />
        ))}
      </section>
    </div>
  );
}

function QuestionCounts({ question, sent, number }: { question: Question; sent: number; number: number }) {
  const t = useTranslations('AdminQuestionnaires.results');
  const { identifier, headline, inputKind, privacy, answered, stopped, choices } = question;
  return (
    <section aria-labelledby={`counts-${identifier}`}>
      <h3 id={`counts-${identifier}`}>
        {number}. <bdi>{headline}</bdi>
      </h3>
      <p className="flex flex-wrap gap-x-6">
        {inputKind !== 'statement' && <span>{t('answered', { answered, sent })}</span>}
        {stopped > 0 && <span className="font-semibold">{t('stopped', { count: stopped })}</span>}
      </p>
      {privacy === 'equality' && <p className="text-muted text-sm">{t('equality', { fewest: fewestTold })}</p>}
      {choices.length > 0 && <Choices {...{ choices, answered, headline }} />}
    </section>
  );
}

/** A bar beside each number, which says the same. */
function Choices({ choices, answered, headline }: Pick<Question, 'choices' | 'answered' | 'headline'>) {
  const t = useTranslations('AdminQuestionnaires.results');
  const locale = useLocale();
  const share = (count: number) => (answered === 0 ? 0 : count / answered);
  return (
    <table className="mt-2 w-full max-w-3xl table-fixed">
      <caption className="sr-only">{headline}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('choice')}</th>
          <th scope="col">{t('chosen')}</th>
        </tr>
      </thead>
      <tbody>
        {choices.map(({ label, count }, place) => (
          <tr key={place.toString()}>
            <th scope="row" className="wrap-anywhere w-2/5 py-1 pe-3 text-start font-normal">
              <bdi>{label}</bdi>
            </th>
            <td className="py-1">
              <span className="flex items-center gap-3">
                <svg
                  aria-hidden
                  viewBox="0 0 100 1"
                  preserveAspectRatio="none"
                  className="h-4 w-3/5 border border-line rtl:-scale-x-100"
                >
                  <rect width={share(count) * 100} height={1} className="fill-primary" />
                </svg>
                <span className="whitespace-nowrap">
                  {count.toLocaleString(locale)} (
                  {share(count).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })})
                </span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
