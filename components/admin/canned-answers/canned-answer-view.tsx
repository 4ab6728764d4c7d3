import type { CannedAnswer } from '@/lib/contract/canned-answer';
import { Excerpt } from '../layout/beginning';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

export const cannedAnswerView: ResourceView<CannedAnswer> = {
  columns: [
    { key: 'title', label: 'AdminCannedAnswers.title', sort: 'title', isTitle: true, cell: ({ title }) => title },
    { key: 'text', label: 'AdminCannedAnswers.text', cell: ({ text }) => <Excerpt text={text} /> },
    changedColumn,
  ],
};
