import { useTranslations } from 'next-intl';
import type { OwnSession } from '@/lib/contract/account';
import type { FormDraft } from '@/lib/contract/form-draft';
import type { OwnForm } from '@/lib/sign-in/account-forms';
import { AccountForm } from './account-form';
import { OwnSessions } from './own-sessions';

/** What was done a moment ago. */
export const ownDeeds = ['password', 'email', 'others', 'session', 'unchanged'] as const;
type OwnDeed = (typeof ownDeeds)[number];

type OwnAccountProps = {
  email: string;
  sessions: OwnSession[];
  done?: OwnDeed;
  /** The form that came back, and what it left behind. */
  problem?: { form: OwnForm; draft: Pick<FormDraft, 'words' | 'report'> | null } | null;
};

/** How somebody signs in, and where they are signed in. */
export function OwnAccount({ email, sessions, done, problem }: OwnAccountProps) {
  const t = useTranslations('Account');
  const returned = (form: OwnForm) => {
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
      <OwnSessions sessions={sessions} />
    </div>
  );
}
