import { useTranslations } from 'next-intl';
import { Field } from '@/components/forms/field';
import { useFaults } from '@/components/forms/use-faults';
import { buttonStyle } from '@/components/ui/button';
import type { FormDraft } from '@/lib/contract/form-draft';
import { staffRoles } from '@/lib/contract/staff';
import { problemAnchor } from '@/lib/http/problem-anchor';
import { Link } from '@/lib/i18n/navigation';
import { HeadFold } from '../layout/head-fold';
import { PostForm } from '../layout/post-form';

type InviteFormProps = {
  /** The link of whoever was just added, where no mail brings it. */
  made: { email: string; link: string } | null;
  draft: Pick<FormDraft, 'words' | 'report'> | null;
};

/** Adds a colleague, who chooses their password by a link: a plain form. */
export function InviteForm({ made, draft }: InviteFormProps) {
  const t = useTranslations('AdminUsers');
  const { textOf } = useFaults(draft?.report ?? null, { idOf: (name) => `invite-${name}`, whole: 'invite-email' });
  const { email = '', role } = draft?.words ?? {};
  const isKnown = draft?.report?.codes?.email?.code === 'emailTaken';
  return (
    <>
      {made && (
        <div className="measure mb-2 basis-full rounded-card border-4 border-primary bg-surface p-5">
          <p>{t.rich('invite.noMail', { email: made.email, strong: (words) => <bdi dir="ltr">{words}</bdi> })}</p>
          <p className="wrap-anywhere mt-2 select-all font-mono">
            <bdi dir="ltr">{made.link}</bdi>
          </p>
        </div>
      )}
      <HeadFold label={t('invite.title')} isOpen={draft !== null} id={draft ? problemAnchor : undefined}>
        <PostForm action="/api/admin/users/invite" className="grid gap-4">
          <p>{t('invite.text')}</p>
          <Field
            id="invite-email"
            label={t('email')}
            error={
              textOf('email') && (
                <>
                  {textOf('email')}{' '}
                  {isKnown && (
                    <Link
                      href={`/adminPanel/users?${new URLSearchParams({ status: 'all', q: email })}`}
                      prefetch={false}
                      className="link inline-block min-h-8 content-center"
                    >
                      {t('invite.known')}
                    </Link>
                  )}
                </>
              )
            }
          >
            {(wiring) => (
              <input {...wiring} type="email" name="email" required autoComplete="off" dir="ltr" defaultValue={email} />
            )}
          </Field>
          <fieldset>
            <legend className="font-semibold">{t('role')}</legend>
            {[...staffRoles, 'admin' as const].map((one) => (
              <label key={one} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                <input
                  type="radio"
                  name="role"
                  value={one}
                  required
                  defaultChecked={one === role}
                  className="mt-1 size-5 shrink-0 accent-primary"
                />
                <span>
                  <span className="block font-semibold">{t(`roles.${one}`)}</span>
                  <span className="block text-muted text-sm">{t(`duties.${one}`)}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
            {t('invite.do')}
          </button>
        </PostForm>
      </HeadFold>
    </>
  );
}
