import { Captions, Mail, MessageSquare, Phone, ShieldAlert } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import { formatSince } from '@/lib/admin/format-since';
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

type SinceProps = { at: string | null; isLate?: boolean; isShort?: boolean };

/** How long ago, and when that was. */
export function Since({ at, isLate = false, isShort = false }: SinceProps) {
  const locale = useLocale();
  if (at === null) return null;
  return (
    <span className={isLate ? 'font-semibold text-danger' : undefined}>
      {formatSince(at, Date.now(), locale)}
      {!isShort && <span className="block font-normal text-muted text-sm">{formatMoment(at, locale)}</span>}
    </span>
  );
}

/** When something is to be done next; nothing for what is done with. */
export function Due({ row }: { row: CallBack }) {
  const at = nextAt(row);
  return <Since at={at} isLate={at !== null && Date.parse(at) < Date.now()} />;
}

/** The promise until somebody tried, or the end of waiting, whichever comes first. */
export function nextAt({ state, firstTryAt, dueAt, waitingUntil }: CallBack): string | null {
  if (state === 'answered' || state === 'closed') return null;
  const moments = [waitingUntil, firstTryAt === null ? dueAt : null].filter((at) => at !== null);
  return moments.sort()[0] ?? null;
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
