import { useLocale, useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/admin/format-moment';
import type { Factors } from '@/lib/contract/second-factor';
import { languageMark } from '@/lib/i18n/language-mark';
import { AccountForm, type AccountFormProps } from './account-form';

type PasskeyListProps = {
  passkeys: Factors['passkeys'];
  email: string;
  returned: Pick<AccountFormProps, 'form' | 'initial' | 'initialFault'>;
};

/** Passkeys, each to be taken away by whoever says the password. */
export function PasskeyList({ passkeys, email, returned }: PasskeyListProps) {
  const t = useTranslations('Account.secondStep');
  const locale = useLocale();
  if (passkeys.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-4">
      {passkeys.map(({ id, device, createdAt, lastUsedAt }) => {
        const name = device || t('noDevice');
        const isReturned = returned.initialFault != null && returned.initial?.id === id;
        return (
          <li key={id} className="rounded-card border border-line bg-surface p-4">
            <p className="font-semibold">
              <bdi {...languageMark(name, locale)}>{name}</bdi>
            </p>
            <p className="mt-1 text-muted text-sm">
              {t('made', { moment: formatMoment(createdAt, locale) })}
              {lastUsedAt && ` · ${t('used', { moment: formatMoment(lastUsedAt, locale) })}`}
            </p>
            <details open={isReturned} className="mt-2">
              <summary className="link min-h-11 cursor-pointer content-center">{t('remove')}</summary>
              <AccountForm form="passkeyOff" about={id} owner={email} {...(isReturned && returned)} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}
