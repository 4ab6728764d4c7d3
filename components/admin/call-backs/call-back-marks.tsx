import { Captions, Mail, MessageSquare, Phone, ShieldAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { CallBack } from '@/lib/contract/call-back';

const icons = { phone: Phone, email: Mail, text: MessageSquare, relay: Captions } as const;

/** How somebody can be reached, in words, with a picture of it. */
export function ContactNeed({ need }: { need: CallBack['contactNeed'] }) {
  const t = useTranslations('AdminCallBacks.needs');
  if (need === '') return null;
  const Icon = icons[need];
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-4 shrink-0" />
      {t(need)}
    </span>
  );
}

export function TitleCell({ row: { name, isSafeguarding } }: { row: CallBack }) {
  const t = useTranslations('AdminCallBacks');
  return (
    <>
      {name}
      {isSafeguarding && (
        <span className="ms-2 inline-flex items-center gap-1 text-danger">
          <ShieldAlert aria-hidden className="size-4" />
          {t('safeguarding')}
        </span>
      )}
    </>
  );
}

export function StateWord({ row: { state, status, outcome, callingName, callingUntil } }: { row: CallBack }) {
  const t = useTranslations('AdminCallBacks');
  const isCalling = callingName !== '' && callingUntil !== null && Date.parse(callingUntil) > Date.now();
  return (
    <>
      {state ? t(`states.${state}`) : t(`statuses.${status}`)}
      {state === 'closed' && outcome && <span className="block text-muted text-sm">{t(`outcomes.${outcome}`)}</span>}
      {isCalling && <span className="block font-semibold">{t('band.calling', { name: callingName })}</span>}
    </>
  );
}
