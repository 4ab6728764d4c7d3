import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { askLease, leaveLease } from '@/lib/browser/send-work';
import { toLondonClock } from '@/lib/contract/london-time';
import { Link } from '@/lib/i18n/navigation';

const every = 30_000;

type LeaseLineProps = {
  row: string;
  tab: string;
  /** Where what is written can be looked at, without language; null where it cannot. */
  look: string | null;
};

/** Who else has it open. A courtesy: nobody is stopped, and nothing of theirs is lost. */
export function LeaseLine({ row, tab, look }: LeaseLineProps) {
  const t = useTranslations('AdminWork.lease');
  const [other, setOther] = useState<{ isYours: boolean; name: string; since: string } | null>(null);
  const ask = async (take: boolean) => {
    const lease = await askLease(row, tab, take);
    if (lease) setOther(lease.isMine ? null : lease);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one window is one row
  useEffect(() => {
    ask(false);
    const timer = setInterval(() => ask(false), every);
    const leave = () => leaveLease(row, tab);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [row, tab]);
  return (
    <div role="status">
      {other && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 rounded-control border border-accent bg-sand px-4 py-2">
          <span>
            {t(other.isYours ? 'yours' : 'open', {
              name: other.name,
              time: toLondonClock(new Date(other.since)),
            })}
          </span>
          {look && (
            <Link href={look} prefetch={false} className="link inline-flex min-h-11 items-center font-semibold">
              {t('look')}
            </Link>
          )}
          <button type="button" className="link min-h-11 cursor-pointer font-semibold" onClick={() => ask(true)}>
            {t('take')}
          </button>
        </p>
      )}
    </div>
  );
}
