import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { formatMoment } from '@/lib/admin/format-moment';
import { isInvited, type UserDeed } from '@/lib/admin/users';
import type { Account } from '@/lib/contract/account';
import type { FormDraft } from '@/lib/contract/form-draft';
import { BanForm } from './ban-form';
import { EraseForm } from './erase-form';
import { RolesForm } from './roles-form';
import { UserForm } from './user-form';
import { UserMarks } from './user-marks';

type UserScreenProps = {
  account: Account;
  isMe: boolean;
  can: (deed: UserDeed) => boolean;
  /** Of a ban that came back. */
  words?: FormDraft['words'] | undefined;
};

/** A person's account: who they are, and all that may be done with it. */
export function UserScreen({ account, isMe, can, words }: UserScreenProps) {
  const t = useTranslations('AdminUsers');
  const locale = useLocale();
  const isMarked = account.isBanned || account.isAdmin || account.roles.length > 0;
  const facts = [
    { label: t('email'), value: <bdi dir="ltr">{account.email}</bdi> },
    { label: t('created'), value: account.createdAt && formatMoment(account.createdAt, locale) },
    { label: t('lastSeen'), value: account.lastSeenAt && formatMoment(account.lastSeenAt, locale) },
    { label: t('role'), value: isMarked && <UserMarks {...account} /> },
    { label: t('secondStep'), value: account.hasSecondFactor && t('secondStepOn') },
    { label: t('banReason'), value: account.banReason && <span dir="auto">{account.banReason}</span> },
    { label: t('banAsked'), value: account.banAskedAt && formatMoment(account.banAskedAt, locale) },
    { label: t('bannedUntil'), value: account.bannedUntil && formatMoment(account.bannedUntil, locale) },
  ];
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <dl className="wrap-anywhere grid content-start gap-x-6 gap-y-2 rounded-card border border-line bg-surface p-5 sm:grid-cols-[auto_1fr] xl:col-span-2">
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label} className="contents">
                <dt className="font-semibold">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <Panel id="roles" title={t('rolesTitle')}>
        {isMe ? <p>{t('ownRoles')}</p> : <RolesForm account={account} hasRoles={can('roles')} />}
      </Panel>
      <Panel id="ban" title={account.isBanned ? t('unbanTitle') : t('banTitle')}>
        {isMe ? <p>{t('ownBan')}</p> : <BanForm {...{ account, words }} hasReason={can('roles')} />}
      </Panel>
      {(can('signout') || can('reset')) && (
        <Panel id="access" title={t('accessTitle')}>
          <div className="flex flex-wrap gap-3">
            {can('signout') && <UserForm id={account.id} action="signout" button={t('signout')} kind="secondary" />}
            {can('reset') && <UserForm id={account.id} action="reset" button={t('reset')} kind="secondary" />}
            {can('factors') && account.hasSecondFactor && !isMe && (
              <UserForm id={account.id} action="factors" button={t('factors')} kind="secondary" />
            )}
          </div>
        </Panel>
      )}
      {isInvited(account) && can('erase') && !isMe && (
        <Panel id="invitation" title={t('invitation')}>
          <UserForm id={account.id} action="erase" button={t('withdraw')} kind="secondary">
            <p>{t('withdrawText')}</p>
            <input type="hidden" name="isInvitation" value="on" />
          </UserForm>
        </Panel>
      )}
      {(can('export') || can('erase')) && (
        <Panel id="data" title={t('dataTitle')}>
          {can('export') && (
            <p>
              <a
                href={`/api/admin/users/export?id=${encodeURIComponent(account.id)}&locale=${locale}`}
                className={buttonStyle('secondary')}
              >
                {t('export')}
              </a>
            </p>
          )}
          {can('erase') && !isMe && <EraseForm account={account} />}
        </Panel>
      )}
    </div>
  );
}

function Panel({ id, title, children }: { id: string; title: string; children: React.ReactNode }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-5">
      <h2 id={id}>{title}</h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
