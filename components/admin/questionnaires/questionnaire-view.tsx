import { useTranslations } from 'next-intl';
import { OnceField } from '@/components/forms/once-field';
import type { KeptQuestionnaire } from '@/lib/contract/kept-questionnaire';
import { PostForm } from '../layout/post-form';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

export const questionnaireView: ResourceView<KeptQuestionnaire> = {
  columns: [
    {
      key: 'title',
      label: 'AdminPosts.title',
      sort: 'title',
      isTitle: true,
      isLine: true,
      cell: ({ title }) => title,
    },
    {
      key: 'purpose',
      label: 'AdminQuestionnaires.purpose',
      isSecondary: true,
      cell: ({ description }) => <bdi className="wrap-anywhere line-clamp-2 max-w-prose">{description}</bdi>,
    },
    { key: 'questions', label: 'AdminQuestionnaires.questions', cell: ({ questions }) => questions },
    { key: 'listings', label: 'AdminLayout.screens.listings', cell: ({ listings }) => listings },
    { key: 'answers', label: 'AdminLayout.screens.applications', cell: ({ answers }) => answers },
    { key: 'found', label: 'AdminQuestionnaires.checks.title', isLine: true, cell: (row) => <Found {...row} /> },
    changedColumn,
  ],
  RowLink: ({ row }) => <Copy questionnaire={row} />,
};

/** How much of it must be seen to, and how much is odd. */
function Found({ errors, warnings, advice }: Pick<KeptQuestionnaire, 'errors' | 'warnings' | 'advice'>) {
  const t = useTranslations('AdminQuestionnaires.checks');
  if (errors + warnings + advice === 0) return null;
  return (
    <span className={errors > 0 ? 'font-semibold text-danger' : ''}>{t('found', { errors, warnings, advice })}</span>
  );
}

function Copy({ questionnaire: { id, title } }: { questionnaire: Pick<KeptQuestionnaire, 'id' | 'title'> }) {
  const t = useTranslations('AdminPosts');
  return (
    <PostForm action="/api/admin/questionnaires/copy" fields={{ id }}>
      <OnceField />
      <button type="submit" className="link min-h-8 cursor-pointer py-1">
        {t('copy')}
        <span className="sr-only"> {title}</span>
      </button>
    </PostForm>
  );
}
