import { useTranslations } from 'next-intl';
import type { OwnSession } from '@/lib/contract/account';
import type { FormDraft } from '@/lib/contract/form-draft';
import type { Factors } from '@/lib/contract/second-factor';
import type { OwnForm } from '@/lib/sign-in/account-forms';
import { AccountForm } from './account-form';
import { OwnSessions } from './own-sessions';
import { SecondStep } from './second-step';

/** What was done a moment ago. */
export const ownDeeds = [
  ...(['name', 'password', 'email', 'others', 'session', 'unchanged'] as const),
  ...(['appOn', 'appOff', 'newCodes', 'passkeyOn', 'passkeyOff'] as const),
] as const;
/** Forms that may come back. */
export const ownForms = [
  ...(['name', 'password', 'email', 'app', 'appCode', 'appOff', 'recovery', 'passkeyOff'] as const),
] as const satisfies OwnForm[];
type OwnDeed = (typeof ownDeeds)[number];

type OwnAccountProps = {
  email: string;
  /** Who they are; '' until they say it. */
  fullName: string;
  sessions: OwnSession[];
  /** Null where the API has no second step. */
  factors: Factors | null;
  /** Recovery codes that were just made. */
  codes: string[] | null;
  /** A second step has to be set up before anything else opens. */
  mustSecure: boolean;
  done?: OwnDeed;
  /** The form that came back, and what it left behind. */
  problem?: { form: OwnForm; draft: Pick<FormDraft, 'words' | 'report'> | null } | null;
};

/** How somebody signs in, and where they are signed in. */
export function OwnAccount({ email, fullName, sessions, factors, codes, mustSecure, done, problem }: OwnAccountProps) {
  const t = useTranslations('Account');
  const returned = <F extends OwnForm>(form: F) => {
    const draft = problem?.form === form ? problem.draft : null;
    return { form, initial: draft?.words, initialFault: draft?.report };
  };
  return (
    <div className="measure">
      <div role="status">
        {done && (
          <p className="mb-6 rounded-control border-primary border-s-4 bg-sage-soft p-4 font-semibold">
            {t(`done.${done}`)}
          </p>
        )}
      </div>
      {mustSecure && <p className="max-w-lg">{t('secureText')}</p>}
      {!mustSecure && (
        <>
          <section aria-labelledby="name" className="mb-12 max-w-lg">
            <h2 id="name">{t('name')}</h2>
            <p className="mt-2">{t('nameText')}</p>
            <AccountForm {...returned('name')} initial={returned('name').initial ?? { fullName }} />
          </section>
          <section aria-labelledby="password" className="max-w-lg">
            <h2 id="password">{t('password')}</h2>
            <p className="mt-2">{t('passwordText')}</p>
            <AccountForm owner={email} {...returned('password')} />
          </section>
          <section aria-labelledby="email" className="mt-12 max-w-lg">
            <h2 id="email">{t('email')}</h2>
            <p className="wrap-anywhere mt-2">
              {t.rich('emailText', { email, b: (text) => <bdi className="font-semibold">{text}</bdi> })}
            </p>
            <AccountForm owner={email} {...returned('email')} />
          </section>
        </>
      )}
      {factors && <SecondStep email={email} factors={factors} codes={codes} returned={returned} />}
      {!mustSecure && <OwnSessions sessions={sessions} />}
    </div>
  );
}
