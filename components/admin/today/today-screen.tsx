import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import { recordPath } from '@/lib/admin/record-path';
import type { WordKey } from '@/lib/admin/resource';
import { type Screen, screenPath } from '@/lib/admin/screens';
import type { AuditRow } from '@/lib/contract/audit';
import type { OverdueItem } from '@/lib/contract/working';
import { Link } from '@/lib/i18n/navigation';
import { AuditDeed } from '../audit/audit-deed';

/** Without a status it is what its screen begins with. */
export type Counted = { screen: Screen; status?: string; label: WordKey; count: number; isCapped: boolean };

type TodayScreenProps = {
  /** The site still has something that was made up. */
  isNew: boolean;
  /** What should be public by now and is not. */
  overdue: readonly OverdueItem[];
  /** How much there is of what; a count that cannot be had is left out. */
  counts: Counted[];
  /** The newest first; null for those who may not see them, and where nobody writes them down. */
  deeds: AuditRow[] | null;
};

/** Somebody was let down already: these stand first. */
const burning: ReadonlySet<WordKey> = new Set<WordKey>([
  ...(['AdminToday.callBacks.safeguarding', 'AdminToday.callBacks.overdue'] as const),
  ...(['AdminToday.complaints.overdue', 'AdminToday.mailsFailed'] as const),
]);
/** How much there is of what, which waits for nobody. */
const stock: ReadonlySet<WordKey> = new Set<WordKey>([
  ...(['AdminToday.listings', 'AdminToday.posts', 'AdminToday.faqs', 'AdminToday.categories'] as const),
  ...(['AdminToday.users', 'AdminToday.trash'] as const),
]);

/** What waits for whoever comes in, each count a link to what it counts, and what was done last. */
export function TodayScreen({ isNew, overdue, counts, deeds }: TodayScreenProps) {
  const [t, words] = [useTranslations('AdminToday'), useTranslations()];
  const audit = useTranslations('AdminAudit');
  const locale = useLocale();
  return (
    <>
      {isNew && (
        <section aria-labelledby="setup" className="mb-8 rounded-card border border-primary bg-sage-soft p-5">
          <h2 id="setup">{words('AdminLayout.screens.setup')}</h2>
          <p className="measure mt-2">{t('setup')}</p>
          <p className="mt-3">
            <Link href={screenPath('setup')} prefetch={false} className={buttonStyle('primary')}>
              {t('setupGo')}
            </Link>
          </p>
        </section>
      )}
      {overdue.length > 0 && (
        <section aria-labelledby="overdue" className="mb-8 rounded-card border-2 border-danger bg-danger-soft p-5">
          <h2 id="overdue">{t('overdue')}</h2>
          <ul className="mt-2 grid">
            {overdue.map(({ kind, id, name, action, dueAt, problem }) => (
              <li key={`${kind}-${id}-${action}`} className="flex flex-wrap items-center gap-x-4">
                <Link
                  href={recordPath(kind, String(id)) ?? screenPath('today')}
                  prefetch={false}
                  dir="auto"
                  className="link inline-flex min-h-11 items-center font-semibold"
                >
                  {name || `${kind} ${id}`}
                </Link>
                <span>{t(`${action}.${problem ? 'failed' : 'waits'}`, { when: formatMoment(dueAt, locale) })}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Counts counts={counts} />
      {deeds && (
        <section aria-labelledby="deeds" className="mt-8">
          <h2 id="deeds">{t('audit')}</h2>
          {deeds.length === 0 && <p className="mt-3">{t('noAudit')}</p>}
          <ul className="mt-3 divide-y divide-line border-line border-y empty:hidden">
            {deeds.map((deed) => (
              <li key={deed.id} className="flex flex-wrap gap-x-4 py-2">
                <span className="min-w-44 text-muted">{formatMoment(deed.at, locale)}</span>
                <bdi className="min-w-32">{deed.actor || audit('system')}</bdi>
                <AuditDeed {...deed} />
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <Link href={screenPath('audit')} prefetch={false} className="link inline-flex min-h-11 items-center">
              {t('all')}
            </Link>
          </p>
        </section>
      )}
    </>
  );
}

/** What waits, what burns before the rest; then what does not. */
function Counts({ counts }: Pick<TodayScreenProps, 'counts'>) {
  const t = useTranslations('AdminToday');
  const isWaiting = ({ label, count }: Counted) => count > 0 && !stock.has(label);
  const waiting = counts.filter(isWaiting).sort((a, b) => Number(burning.has(b.label)) - Number(burning.has(a.label)));
  const calm = counts.filter((counted) => !isWaiting(counted));
  return (
    <>
      <section aria-labelledby="waits">
        <h2 id="waits">{t('waits')}</h2>
        {waiting.length === 0 && <p className="mt-3">{t('nothingWaits')}</p>}
        <ul className="mt-3 grid gap-3 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
          {waiting.map((counted) => (
            <li key={counted.label}>
              <CountLink
                {...counted}
                className={`flex min-h-16 items-center rounded-card border-2 px-4 font-semibold underline-offset-4 hover:underline ${burning.has(counted.label) ? 'border-danger bg-danger-soft text-danger' : 'border-line bg-surface text-primary hover:bg-sage-soft'}`}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="counts" className="mt-6">
        <h2 id="counts">{t('counts')}</h2>
        <ul className="mt-1 flex flex-wrap gap-x-6">
          {calm.map((counted) => (
            <li key={counted.label}>
              <CountLink
                {...counted}
                className="inline-flex min-h-11 items-center text-muted underline underline-offset-4"
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function CountLink({ screen, status, label, count, isCapped, className }: Counted & { className: string }) {
  const words = useTranslations();
  return (
    <Link href={screenPath(screen) + (status ? `?status=${status}` : '')} prefetch={false} className={className}>
      {words(label, { count, plus: isCapped ? '+' : '' })}
    </Link>
  );
}
