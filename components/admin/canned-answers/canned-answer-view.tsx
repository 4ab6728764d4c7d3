import type { CannedAnswer } from '@/lib/contract/canned-answer';
import { Beginning } from '../layout/beginning';
import { Moment } from '../layout/moment';
import type { NounView } from '../noun/noun-view';

export const cannedAnswerView: NounView<CannedAnswer> = {
  columns: [
    { key: 'title', label: 'AdminCannedAnswers.title', sort: 'title', isTitle: true, cell: ({ title }) => title },
    { key: 'text', label: 'AdminCannedAnswers.text', cell: ({ text }) => <Beginning text={text} /> },
    {
      key: 'changed',
      label: 'AdminFaqs.changed',
      sort: 'changed',
      cell: ({ updatedAt }) => <Moment at={updatedAt} />,
    },
  ],
};
