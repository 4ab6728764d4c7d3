import { ChevronDown } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/forms/error-summary';
import { Field } from '@/components/forms/field';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import { type Followed, readWish } from '@/lib/contract/call-back-promise';
import type { FormDraft } from '@/lib/contract/form-draft';
import { WhenFields } from './when-fields';

type StatusChangesProps = { token: string; request: Followed; refused: FormDraft | null; phone: string | undefined };

/** What its visitor can do with a request: three plain forms. */
export function StatusChanges({ token, request, refused, phone }: StatusChangesProps) {
  const t = useTranslations('CallBackStatus');
  const words = useTranslations('Client.callBack');
  const change = refused?.words.change ?? '';
  const { textOf, title, problems } = useFaults(refused?.report ?? null, {
    idOf: (field) => (field === 'dateTime' ? 'change-date' : `change-${field}`),
    whole: 'change-title',
    phone,
  });
  const { day, part } = readWish(change === 'when' ? (refused?.words.dateTime ?? '') : request.when);
  const isRung = request.contactBy !== 'email';
  return (
    <section aria-labelledby="change-title" className="mt-10 grid gap-4">
      <h2 id="change-title" tabIndex={-1}>
        {t('changeTitle')}
      </h2>
      {refused?.report && <ErrorSummary title={title} problems={problems} />}
      <Change token={token} change="when" title={t('changeWhen')} isOpen={change === 'when'} save={t('saveWhen')}>
        <WhenFields form="change" initial={{ date: day, time: part }} error={textOf('dateTime')} />
      </Change>
      {isRung && (
        <Change token={token} change="phone" title={t('changePhone')} isOpen={change === 'phone'} save={t('savePhone')}>
          <Field id="change-phoneNo" label={words('phone')} hint={words('phoneHint')} error={textOf('phoneNo')}>
            {(wiring) => (
              <input
                {...wiring}
                name="phoneNo"
                type="tel"
                autoComplete="tel"
                dir="ltr"
                maxLength={40}
                defaultValue={refused?.words.phoneNo}
              />
            )}
          </Field>
        </Change>
      )}
      <Change token={token} change="cancel" title={t('cancelTitle')} isOpen={change === 'cancel'} save={t('cancel')}>
        <p>{t('cancelText')}</p>
      </Change>
    </section>
  );
}

type ChangeProps = {
  token: string;
  change: string;
  title: string;
  isOpen: boolean;
  save: string;
  children: React.ReactNode;
};

function Change({ token, change, title, isOpen, save, children }: ChangeProps) {
  return (
    <details open={isOpen} className="rounded-card border border-line bg-surface px-6">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 [[open]>summary>&]:rotate-180" />
      </summary>
      <form method="post" action="/api/call-back/status" className="grid gap-5 pb-6">
        <input type="hidden" name="locale" value={useLocale()} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="change" value={change} />
        {children}
        <button
          type="submit"
          className={`${buttonStyle(change === 'cancel' ? 'secondary' : 'primary')} justify-self-start`}
        >
          {save}
        </button>
      </form>
    </details>
  );
}
