import { useLocale, useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import { personPath, personSearch } from '@/lib/admin/person';
import { recordPath } from '@/lib/admin/record-path';
import { type Person, personKinds } from '@/lib/contract/person';
import { resources } from '@/lib/contract/resources';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';
import { PostForm } from '../layout/post-form';

type Row = Person['rows'][number];
/** `person` is null before anybody is asked for. */
type PersonScreenProps = { who: string; person: Person | null };

export function PersonScreen({ who, person }: PersonScreenProps) {
  const t = useTranslations('AdminPerson');
  const locale = useLocale();
  return (
    <>
      <form action={localePath(locale, personPath)} className="measure flex flex-wrap items-end gap-3">
        <div className="min-w-60 flex-1">
          <Field id="who" label={t('who')} hint={t('hint')}>
            {(wiring) => <input {...wiring} name="who" defaultValue={who} required maxLength={254} dir="auto" />}
          </Field>
        </div>
        <button type="submit" className={buttonStyle('primary')}>
          {t('find')}
        </button>
      </form>
      {person &&
        (person.rows.length === 0 ? <p className="mt-6">{t('none')}</p> : <Found who={who} rows={person.rows} />)}
    </>
  );
}

function Found({ who, rows }: { who: string; rows: readonly Row[] }) {
  const t = useTranslations('AdminPerson');
  const users = useTranslations('AdminUsers');
  const locale = useLocale();
  const groups = personKinds.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind);
    return ofKind.length > 0 ? [{ kind, rows: ofKind }] : [];
  });
  const goes = rows.filter(({ isKept }) => !isKept).length;
  return (
    <>
      {groups.map((group) => (
        <RowsOfKind key={group.kind} {...group} who={who} />
      ))}
      <div className="mt-6 flex flex-wrap items-start gap-3">
        <a href={`/api/admin/person${personSearch(who)}&locale=${locale}`} className={buttonStyle('secondary')}>
          {users('export')}
        </a>
        {goes > 0 && (
          <details className="rounded-card border border-line bg-surface px-4">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-danger">
              {users('erase')}
            </summary>
            <PostForm action="/api/admin/person" fields={{ who }} className="grid gap-4 pb-4">
              <p className="measure">{t('eraseText', { count: goes })}</p>
              <Field id="typed" label={users('eraseType', { name: who })}>
                {(wiring) => <input {...wiring} name="typed" autoComplete="off" dir="auto" />}
              </Field>
              <button type="submit" className={`${buttonStyle('accent')} justify-self-start`}>
                {users('eraseYes')}
              </button>
            </PostForm>
          </details>
        )}
      </div>
    </>
  );
}

function RowsOfKind({ kind, rows, who }: { kind: Row['kind']; rows: readonly Row[]; who: string }) {
  const t = useTranslations('AdminPerson');
  const screens = useTranslations('AdminLayout.screens');
  const names = useTranslations('AdminAudit.kinds');
  const locale = useLocale();
  const nameOf = (one: Row['kind']) => {
    if (one === 'referee') return t('referees');
    return one === 'alert' ? names(one) : screens(resources[one].screen);
  };
  return (
    <section aria-labelledby={kind} className="mt-6">
      <h2 id={kind}>
        {nameOf(kind)} <span className="font-normal text-muted">{rows.length}</span>
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <li key={row.id} className="wrap-anywhere flex flex-wrap items-center gap-x-4 px-4 py-1">
            <Title row={row} />
            <span className="text-muted">{formatMoment(row.at, locale)}</span>
            {[row.email, row.phone].map(
              (contact) =>
                contact !== '' &&
                contact.toLowerCase() !== who.toLowerCase() && (
                  <Link
                    key={contact}
                    href={personPath + personSearch(contact)}
                    prefetch={false}
                    className="link inline-flex min-h-8 items-center"
                  >
                    <bdi dir="ltr">{contact}</bdi>
                  </Link>
                ),
            )}
            {row.inTrash && <span className="text-muted">{t('inTrash')}</span>}
            {row.isKept && <span className="text-muted">{t(kind === 'account' ? 'ownScreen' : 'kept')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Title({ row: { kind, id, title, inTrash } }: { row: Row }) {
  const path = inTrash ? null : recordPath(kind, id);
  if (!path) return <bdi className="font-semibold">{title}</bdi>;
  return (
    <Link href={path} prefetch={false} className="link inline-flex min-h-8 items-center font-semibold">
      <bdi>{title}</bdi>
    </Link>
  );
}
