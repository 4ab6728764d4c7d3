import { type CallBack, callBackDue } from '@/lib/contract/call-back';
import { nextAt } from '@/lib/contract/case-due';
import { Due, Since } from '../case/since';
import type { ResourceView } from '../resource/resource-view';
import { ContactNeed, StateWord, TitleCell } from './call-back-marks';

export const callBackView: ResourceView<CallBack> = {
  columns: [
    { key: 'name', label: 'AdminCallBacks.name', sort: 'name', isTitle: true, cell: (row) => <TitleCell row={row} /> },
    {
      key: 'message',
      label: 'AdminCallBacks.message',
      isLine: true,
      isSecondary: 'onTablet',
      cell: ({ message }) => (
        // Its first words: the rest is in the case.
        <bdi className="line-clamp-1 max-w-64 whitespace-normal wrap-anywhere 2xl:max-w-80">{message}</bdi>
      ),
    },
    { key: 'topic', label: 'AdminCallBacks.topic', isSecondary: true, cell: ({ topic }) => <bdi>{topic}</bdi> },
    {
      key: 'asked',
      label: 'AdminCallBacks.asked',
      sort: 'created',
      isSecondary: true,
      cell: ({ createdAt }) => <Since at={createdAt} isShort />,
    },
    {
      key: 'due',
      label: 'AdminCallBacks.due',
      sort: 'due',
      isLine: true,
      cell: (row) => <Due at={nextAt(callBackDue, row)} />,
    },
    { key: 'owner', label: 'AdminCallBacks.owner', cell: ({ ownerName }) => <bdi>{ownerName}</bdi> },
    { key: 'contact', label: 'AdminCallBacks.contact', cell: (row) => <ContactNeed need={row.contactNeed} /> },
    { key: 'state', label: 'AdminCallBacks.state', isSecondary: true, cell: (row) => <StateWord row={row} /> },
  ],
};
