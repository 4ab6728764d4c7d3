import { CalendarClock, Phone } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Company } from '@/lib/contract/company';
import { telHref } from '@/lib/contract/dialled.mjs';
import { CallBackLink } from './call-back-link';

const item = 'flex min-h-14 items-center justify-center gap-2 font-semibold';

/** On phones and tablets the two ways to reach a person stay in reach of the thumb. */
export function PhoneBar({ company }: { company: Company | null }) {
  const t = useTranslations('Layout');
  return (
    <nav
      aria-label={t('contactBar')}
      className="no-print sticky bottom-0 z-30 short:static grid auto-cols-fr grid-flow-col border-line border-t bg-surface xl:hidden"
    >
      {company?.phone && (
        <a href={telHref(company.phone)} className={`${item} text-primary`}>
          <Phone aria-hidden className="size-5" />
          {t('call')}
        </a>
      )}
      <CallBackLink className={`${item} bg-primary text-on-primary`}>
        <CalendarClock aria-hidden className="size-5" />
        {t('callBack')}
      </CallBackLink>
    </nav>
  );
}
