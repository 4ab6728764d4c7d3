import { useFormatter, useTranslations } from 'next-intl';
import type { Redirect } from '@/lib/contract/redirect';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';
import { Address } from './address';
import { Day } from './day';

export const redirectView: ResourceView<Redirect> = {
  columns: [
    {
      key: 'from',
      label: 'AdminRedirects.from',
      sort: 'from',
      isTitle: true,
      cell: ({ from }) => <Address>{from}</Address>,
    },
    { key: 'to', label: 'AdminRedirects.to', sort: 'to', cell: ({ to }) => <Address>{to}</Address> },
    { key: 'source', label: 'AdminRedirects.source', cell: ({ source }) => <Source source={source} /> },
    {
      key: 'asked',
      label: 'AdminRedirects.asked',
      sort: 'asked',
      cell: ({ timesAsked }) => <Count value={timesAsked} />,
    },
    {
      key: 'lastAsked',
      label: 'AdminRedirects.lastAsked',
      sort: 'lastAsked',
      isSecondary: true,
      cell: ({ lastAskedOn }) => lastAskedOn && <Day at={lastAskedOn} />,
    },
    { ...changedColumn, isSecondary: true },
  ],
};

function Source({ source }: Pick<Redirect, 'source'>) {
  return useTranslations('AdminRedirects.sources')(source);
}

function Count({ value }: { value: number }) {
  return useFormatter().number(value);
}
