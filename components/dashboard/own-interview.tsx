import { useLocale, useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { OwnInterview as Interview } from '@/lib/contract/interview';
import { formatLondonTime } from '@/lib/i18n/format-london-time';
import { Link } from '@/lib/i18n/navigation';
import { interviewPath } from '@/lib/interviews/interview-path';

/** The interview of an application: when it is, and the way to choose a time. */
export function OwnInterview({ interview: { token, startsAt, place } }: { interview: Interview }) {
  const t = useTranslations('Interview');
  const locale = useLocale();
  return (
    <div className="mt-3">
      {startsAt && (
        <p>
          <span className="font-semibold">{t('title')}:</span> {formatLondonTime(startsAt, locale)}
          {place && (
            <>
              {' · '}
              <InOwnLanguage>{place}</InOwnLanguage>
            </>
          )}
        </p>
      )}
      <p>
        <Link href={interviewPath(token)} prefetch={false} className="link inline-flex min-h-11 items-center">
          {t(startsAt ? 'open.agreed' : 'open.offered')}
        </Link>
      </p>
    </div>
  );
}
