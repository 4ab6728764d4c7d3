import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';

const pages = ['questions', 'versions', 'answers', 'listings'] as const;

export function QuestionnaireWays({ id, shown }: { id: number | string; shown: (typeof pages)[number] }) {
  const t = useTranslations('AdminQuestionnaires');
  const screens = useTranslations('AdminLayout.screens');
  const words = {
    questions: t('questions'),
    versions: t('versions.title'),
    answers: t('results.title'),
    listings: screens('listings'),
  };
  return (
    <nav aria-label={t('tabs.label')} className="mt-2">
      <ul className="flex flex-wrap gap-x-5">
        {pages.map((page) => (
          <li key={page}>
            <Link
              href={`/adminPanel/questionnaires/${id}${page === 'questions' ? '' : `/${page}`}`}
              prefetch={false}
              aria-current={page === shown ? 'page' : undefined}
              className="link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
            >
              {words[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
