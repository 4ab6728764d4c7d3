import { useFormatter, useTranslations } from 'next-intl';
import { leadFromPath } from '@/lib/admin/redirects';
import type { MissedAddress } from '@/lib/contract/redirect';
import { Link } from '@/lib/i18n/navigation';
import { HeadFold } from '../layout/head-fold';
import { Address } from './address';
import { Day } from './day';

/** What was asked for in vain, each with the way to have it lead on. */
export function MissedAddresses({ missed }: { missed: readonly MissedAddress[] }) {
  const t = useTranslations('AdminRedirects');
  const format = useFormatter();
  if (missed.length === 0) return null;
  return (
    <HeadFold label={t('missed', { count: missed.length })}>
      <ul className="grid gap-3">
        {missed.map(({ path, count, lastOn }) => (
          <li
            key={path}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line border-t pt-3"
          >
            <span>
              <Address>{path}</Address>
              <span className="block text-muted text-sm">
                {t('missedTimes', { count, times: format.number(count) })} · <Day at={lastOn} />
              </span>
            </span>
            <Link href={leadFromPath(path)} prefetch={false} className="link inline-flex min-h-8 items-center">
              {t('lead')}
              <span className="sr-only"> {path}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HeadFold>
  );
}
