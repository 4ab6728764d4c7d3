import { useTranslations } from 'next-intl';
import type { Faq } from '@/lib/contract/faq';
import type { Column } from '../list/columns';

export function useFaqColumns(): Column<Faq>[] {
  const t = useTranslations('AdminFaqs');
  return [
    { key: 'question', label: t('question'), sort: 'question', isTitle: true, cell: ({ question }) => question },
    { key: 'answer', label: t('answer'), cell: ({ answer }) => <Beginning text={answer} /> },
  ];
}

function Beginning({ text }: { text: string }) {
  return (
    <span dir="auto" className="wrap-anywhere line-clamp-2 max-w-prose">
      {text}
    </span>
  );
}
