import { useTranslations } from 'next-intl';
import { type ApiKey, keyScopes } from '@/lib/contract/api-key';
import { Moment } from '../layout/moment';
import type { ResourceView } from '../resource/resource-view';

export const apiKeyView: ResourceView<ApiKey> = {
  columns: [
    { key: 'name', label: 'AdminKeys.name', sort: 'name', isTitle: true, cell: ({ name }) => name },
    {
      key: 'prefix',
      label: 'AdminKeys.prefix',
      cell: ({ prefix }) => (
        <bdi dir="ltr" className="font-mono text-sm">
          {prefix}…
        </bdi>
      ),
    },
    { key: 'scopes', label: 'AdminKeys.scopes', cell: ({ scopes }) => <Scopes scopes={scopes} /> },
    { key: 'owner', label: 'AdminKeys.owner', cell: ({ owner }) => <bdi>{owner}</bdi> },
    { key: 'used', label: 'AdminKeys.used', cell: ({ lastUsedAt }) => <Moment at={lastUsedAt} /> },
    { key: 'expires', label: 'AdminKeys.expires', cell: ({ expiresAt }) => <Moment at={expiresAt} /> },
    {
      key: 'created',
      label: 'AdminKeys.created',
      sort: 'created',
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ],
};

function Scopes({ scopes }: { scopes: readonly string[] }) {
  const t = useTranslations('AdminKeys');
  return keyScopes
    .filter((scope) => scopes.includes(scope))
    .map((scope) => t(`may.${scope}`))
    .join(t('comma'));
}
