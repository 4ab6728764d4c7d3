import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import type { OwnSession } from '@/lib/contract/account';
import { languageMark } from '@/lib/i18n/language-mark';

/** Where somebody is signed in, each to be ended; plain forms. */
export function OwnSessions({ sessions }: { sessions: OwnSession[] }) {
  const t = useTranslations('Account');
  return (
    <section aria-labelledby="sessions" className="mt-12">
      <h2 id="sessions">{t('sessions')}</h2>
      <p className="mt-2">{t('sessionsText')}</p>
      <ul className="mt-4 grid gap-4">
        {sessions.map((session) => (
          <li key={session.id} className="rounded-card border border-line bg-surface p-4">
            <SessionCard session={session} />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        {sessions.length > 1 ? (
          <EndForm id="" label={t('endOthers')} button={buttonStyle('primary')} />
        ) : (
          <p>{t('onlyHere')}</p>
        )}
      </div>
    </section>
  );
}

function SessionCard({ session: { id, device, address, startedAt, lastSeenAt, isCurrent } }: { session: OwnSession }) {
  const t = useTranslations('Account');
  const locale = useLocale();
  const name = device || t('noDevice');
  const started = formatMoment(startedAt, locale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <p className="font-semibold">
          <bdi id={`device-${id}`} {...languageMark(name, locale)}>
            {name}
          </bdi>
          {isCurrent && (
            <span className="ms-2 rounded-control bg-sage-soft px-2 py-1 font-normal text-sm">{t('here')}</span>
          )}
        </p>
        <p id={`seen-${id}`} className="mt-1 text-muted text-sm">
          {t('lastSeen', { moment: formatMoment(lastSeenAt, locale) })} · {t('started', { moment: started })}
        </p>
        {address && (
          <p className="text-muted text-sm">
            {t.rich('from', { address, code: (text) => <bdi dir="ltr">{text}</bdi> })}
          </p>
        )}
      </div>
      {!isCurrent && (
        <EndForm id={id} label={t('end')} about={`device-${id} seen-${id}`} button={buttonStyle('secondary')} />
      )}
    </div>
  );
}

type EndFormProps = {
  id: string;
  label: string;
  /** Elements that say which one it is. */
  about?: string;
  button: string;
};

/** All but this one where `id` is ''. */
function EndForm({ id, label, about, button }: EndFormProps) {
  return (
    <form method="post" action="/api/account/sessions">
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="id" value={id} />
      <button type="submit" id={`end-${id}`} aria-labelledby={about && `end-${id} ${about}`} className={button}>
        {label}
      </button>
    </form>
  );
}
