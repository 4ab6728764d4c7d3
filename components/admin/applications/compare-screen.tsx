import { useLocale, useTranslations } from 'next-intl';
import { FileLink } from '@/components/ui/file-link';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { recordHref } from '@/lib/admin/record-path';
import { type ComparedQuestion, compareAnswers } from '@/lib/applications/compare-answers';
import { sayAnswer } from '@/lib/applications/say-answer';
import type { ReceivedApplication } from '@/lib/contract/application';
import { Link } from '@/lib/i18n/navigation';
import { Applicant, applicationView } from './application-view';

type Props = {
  rows: readonly ReceivedApplication[];
  /** The list they were ticked in. */
  search: string;
};

/** Of the list's columns, those by which people are told apart. */
const facts = applicationView.columns.filter(({ key }) => ['listing', 'stage', 'word', 'checks'].includes(key));

const cell =
  'min-w-40 p-3 text-start align-top max-sm:block max-sm:px-0 max-sm:py-1 max-sm:before:block max-sm:before:font-semibold max-sm:before:text-muted max-sm:before:text-sm max-sm:before:content-[attr(data-label)]';
const head =
  'start-0 p-3 text-start align-top font-semibold sm:sticky sm:bg-surface sm:max-w-60 max-sm:block max-sm:px-0 max-sm:pb-0';

/** A column a person, a row a question; what differs says so in words. On a phone each row is a block. */
export function CompareScreen({ rows, search }: Props) {
  const t = useTranslations('AdminApplications');
  const say = useTranslations();
  return (
    <>
      {rows.some(({ isAnonymous }) => isAnonymous) && (
        <p className="measure mb-4 rounded-control bg-sand p-3">{t('anonymousText')}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: where its columns do not fit, it scrolls by the arrow keys */}
      <section aria-label={t('compare.title')} tabIndex={0} className="sm:overflow-x-auto">
        <table className="w-full border-collapse bg-surface max-sm:block max-sm:px-3">
          <caption className="sr-only">{t('compare.title')}</caption>
          <thead className="max-sm:block">
            <tr className="border-line-strong border-b-2 max-sm:grid max-sm:gap-1 max-sm:pb-2">
              <td className="max-sm:hidden" />
              {rows.map((row) => (
                <th key={row.id} scope="col" className="min-w-40 p-3 text-start align-top max-sm:p-0">
                  <Link
                    href={recordHref('applications', String(row.id), search)}
                    prefetch={false}
                    className="link wrap-anywhere inline-block min-h-7"
                  >
                    <Applicant row={row} />
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
            {facts.map(({ key, label, cell: cellOf }) => (
              <tr key={key} className="border-line border-b max-sm:block max-sm:py-2">
                <th scope="row" className={head}>
                  {say(label)}
                </th>
                {rows.map((row) => (
                  <td key={row.id} data-label={row.applicant} className={cell}>
                    {cellOf(row)}
                  </td>
                ))}
              </tr>
            ))}
            {compareAnswers(rows).map((question) => (
              <QuestionRow key={question.key} {...{ question, rows }} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function QuestionRow({ question, rows }: { question: ComparedQuestion; rows: Props['rows'] }) {
  const t = useTranslations('AdminApplications.compare');
  const locale = useLocale();
  const { label, answers, differs } = question;
  return (
    <tr className="border-line border-b max-sm:block max-sm:py-2">
      <th scope="row" className={head}>
        <InOwnLanguage>{label}</InOwnLanguage>
        {differs && <span className="block font-normal text-muted text-sm">{t('differs')}</span>}
      </th>
      {answers.map((answer, at) => (
        <td key={rows[at]?.id} data-label={rows[at]?.applicant} className={cell}>
          {answer === null && <span className="text-muted">{t(rows[at]?.isAnonymous ? 'noneOrHidden' : 'none')}</span>}
          {answer?.file && <FileLink {...answer.file} />}
          {answer && !answer.file && (
            <span dir="auto" className="wrap-anywhere whitespace-pre-line">
              {sayAnswer(answer.value, locale)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}
