import type { Faq } from '@/lib/contract/faq';
import { Moment } from '../layout/moment';
import type { NounView } from '../noun/noun-view';

export const faqView: NounView<Faq> = {
  columns: [
    {
      key: 'question',
      label: 'AdminFaqs.question',
      sort: 'question',
      isTitle: true,
      cell: ({ question }) => question,
    },
    { key: 'answer', label: 'AdminFaqs.answer', cell: ({ answer }) => <Beginning text={answer} /> },
    {
      key: 'changed',
      label: 'AdminFaqs.changed',
      sort: 'changed',
      isExtra: true,
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ],
};

function Beginning({ text }: { text: string }) {
  return (
    <span dir="auto" className="wrap-anywhere line-clamp-2 max-w-prose">
      {text}
    </span>
  );
}
