import { useTranslations } from 'next-intl';
import type { Factors } from '@/lib/contract/second-factor';
import type { FactorForm } from '@/lib/sign-in/account-forms';
import { AccountForm, type AccountFormProps } from './account-form';
import { AddPasskey } from './add-passkey';
import { PasskeyList } from './passkey-list';
import { QrCode } from './qr-code';
import { RecoveryCodes } from './recovery-codes';

type SecondStepProps = {
  email: string;
  factors: Factors;
  /** Told a moment ago, and never again. */
  codes: string[] | null;
  /** A form as it came back. */
  returned: (form: FactorForm) => Pick<AccountFormProps, 'form' | 'initial' | 'initialFault'>;
};

/** What is asked beside the password: an app, passkeys, and codes for whoever has lost both. */
export function SecondStep({ email, factors, codes, returned }: SecondStepProps) {
  const t = useTranslations('Account.secondStep');
  const { app, setup, passkeys, recoveryCodesLeft } = factors;
  const isOn = app === 'on' || passkeys.length > 0;
  return (
    <section aria-labelledby="second-step" className="mt-12">
      <h2 id="second-step">{t('title')}</h2>
      <p className="mt-2">{t(isOn ? 'on' : 'off')}</p>
      {codes && <RecoveryCodes codes={codes} />}
      <h3 className="mt-8">{t('app')}</h3>
      {app === 'on' && <p className="mt-2">{t('appIsOn')}</p>}
      {app === 'none' && <p className="mt-2">{t('appText')}</p>}
      {setup && (
        <>
          <p className="mt-2">{t('scan')}</p>
          <QrCode address={setup.address} label={t('qrCode')} />
          <p>{t('key')}</p>
          <p className="wrap-anywhere mt-1 font-mono">
            <bdi dir="ltr">{setup.key.replace(/(.{4})(?=.)/g, '$1 ')}</bdi>
          </p>
        </>
      )}
      <div className="max-w-lg">
        <AccountForm
          key={app}
          owner={email}
          {...returned(app === 'on' ? 'appOff' : app === 'waiting' ? 'appCode' : 'app')}
        />
      </div>
      <h3 className="mt-8">{t('passkeys')}</h3>
      <p className="mt-2">{t('passkeysText')}</p>
      <PasskeyList passkeys={passkeys} email={email} returned={returned('passkeyOff')} />
      <AddPasskey email={email} />
      {isOn && (
        <>
          <h3 className="mt-8">{t('codes')}</h3>
          <p className="mt-2">{t('codesLeft', { count: recoveryCodesLeft })}</p>
          <div className="max-w-lg">
            <AccountForm owner={email} {...returned('recovery')} />
          </div>
        </>
      )}
    </section>
  );
}
