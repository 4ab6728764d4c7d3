import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { QuestionnaireVersions } from '@/lib/contract/questionnaire-answers';
import { Link } from '@/lib/i18n/navigation';
import { compareVersions, isSame } from '@/lib/questionnaire/compare-versions';
import { Moment } from '../layout/moment';
import { ComparedQuestions } from './compared-questions';

type Props = { id: number; compared: QuestionnaireVersions };

const cell = 'py-2 pe-4 text-start align-top';

/** The versions of a questionnaire, what stands on each, and two of them side by side, question by question. */
export function VersionsScreen({ id, compared }: Props) {
  const t = useTranslations('AdminQuestionnaires.versions');
  const { versions, from, to, before, now } = compared;
  if (versions.length === 0) return <p>{t('none')}</p>;
  const questions = compareVersions(before, now);
  return (
    <div className="grid gap-8">
      <section aria-labelledby="versions" className="min-w-0">
        <h2 id="versions">{t('title')}</h2>
        <VersionTable versions={versions} />
        <Link
          href={`/adminPanel/questionnaires/${id}/history`}
          prefetch={false}
          className="link inline-flex min-h-11 items-center"
        >
          {t('history')}
        </Link>
      </section>
      {versions.length > 1 && (
        <section aria-labelledby="compared" className="grid min-w-0 gap-4">
          <h2 id="compared">{t('heading', { from, to })}</h2>
          <ChooseTwo {...{ versions, from, to }} />
          {questions.every(isSame) ? (
            <p>{t('same')}</p>
          ) : (
            <ComparedQuestions {...{ questions, before, now, from, to }} />
          )}
        </section>
      )}
    </div>
  );
}

function VersionTable({ versions }: Pick<QuestionnaireVersions, 'versions'>) {
  const t = useTranslations('AdminQuestionnaires.versions');
  const say = useTranslations('AdminLayout.screens');
  const locale = useLocale();
  return (
    <div className="overflow-x-auto">
      <table className="mt-2">
        <thead>
          <tr className="border-line border-b">
            {[t('theVersion'), t('theWhen'), t('theBy'), say('applications'), t('theDrafts')].map((head) => (
              <th key={head} scope="col" className={cell}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map(({ number, createdAt, by, answers, drafts }) => (
            <tr key={number} className="border-line border-b">
              <th scope="row" className={cell}>
                {number}
              </th>
              <td className={cell}>
                <Moment at={createdAt} />
              </td>
              <td className={cell}>
                <bdi>{by}</bdi>
              </td>
              <td className={cell}>{answers.toLocaleString(locale)}</td>
              <td className={cell}>{drafts.toLocaleString(locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ChooseTwo({ versions, from, to }: Pick<QuestionnaireVersions, 'versions' | 'from' | 'to'>) {
  const t = useTranslations('AdminQuestionnaires.versions');
  return (
    <form className="flex flex-wrap items-end gap-3">
      {(['from', 'to'] as const).map((name) => (
        <label key={name} className="grid gap-1">
          {t(name)}
          <select
            name={name}
            defaultValue={name === 'from' ? from : to}
            className="min-h-11 rounded-control border border-line-strong bg-surface px-3"
          >
            {versions.map(({ number }) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="submit" className={buttonStyle('secondary')}>
        {t('compare')}
      </button>
    </form>
  );
}
