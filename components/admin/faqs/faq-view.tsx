import type { Faq } from '@/lib/contract/faq';
import { Excerpt } from '../layout/beginning';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

export const faqView: ResourceView<Faq> = {
  columns: [
    {
      key: 'question',
      label: 'AdminFaqs.question',
      sort: 'question',
      isTitle: true,
      cell: ({ question }) => question,
    },
    { key: 'answer', label: 'AdminFaqs.answer', cell: ({ answer }) => <Excerpt text={answer} /> },
    changedColumn,
  ],
};
