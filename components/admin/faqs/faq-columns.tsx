import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import type { ListRules } from '@/lib/admin/list-query';
import type { Faq } from '@/lib/contract/faq';
import type { Column } from '../list/columns';

export function useFaqColumns({ sorts }: ListRules): Column<Faq>[] {
  const t = useTranslations('AdminFaqs');
  const locale = useLocale();
  const changed: Column<Faq> = {
    key: 'changed',
    label: t('changed'),
    sort: 'changed',
    cell: ({ updatedAt }) => updatedAt && formatMoment(updatedAt, locale),
  };
  return [
    { key: 'question', label: t('question'), sort: 'question', isTitle: true, cell: ({ question }) => question },
    { key: 'answer', label: t('answer'), cell: ({ answer }) => <Beginning text={answer} /> },
    ...(sorts.includes('changed') ? [changed] : []),
  ];
}

function Beginning({ text }: { text: string }) {
  return (
    <span dir="auto" className="wrap-anywhere line-clamp-2 max-w-prose">
      {text}
    </span>
  );
}
