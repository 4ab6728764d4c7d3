import type { Faq } from '@/lib/contract/faq';
import { Beginning } from '../layout/beginning';
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
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ],
};
