import { useTranslations } from 'next-intl';
import { EmailText } from '@/components/ui/email-text';
import type { OfficeMail } from '@/lib/contract/mail';
import { Moment } from '../layout/moment';
import { PostForm } from '../layout/post-form';
import { MailLetter } from '../mail-texts/mail-letter';
import type { ResourceView } from '../resource/resource-view';

export const mailView: ResourceView<OfficeMail> = {
  columns: [
    { key: 'subject', label: 'AdminMails.subject', isTitle: true, cell: ({ subject }) => subject },
    {
      key: 'to',
      label: 'AdminMails.to',
      cell: ({ to }) => <EmailText>{to}</EmailText>,
    },
    {
      key: 'created',
      label: 'AdminMails.created',
      sort: 'created',
      isSecondary: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    { key: 'state', label: 'AdminMails.state', cell: (mail) => <State mail={mail} /> },
    { key: 'text', label: 'AdminMails.text', cell: (mail) => <Words mail={mail} /> },
  ],
  RowLink: MailActions,
};

function State({ mail: { state, finishedAt, nextAttemptAt, attempts, said } }: { mail: OfficeMail }) {
  const t = useTranslations('AdminMails');
  return (
    <>
      <span className="xl:whitespace-nowrap">
        {t(state)} <Moment at={finishedAt} />
      </span>
      {nextAttemptAt && (
        <span className="block">
          {t('next')} <Moment at={nextAttemptAt} />
        </span>
      )}
      {said && (
        <span className="wrap-anywhere block max-w-prose">
          {t('said', { count: attempts })}{' '}
          <bdi dir="ltr" className="font-mono text-sm">
            {said}
          </bdi>
        </span>
      )}
    </>
  );
}

function Words({ mail: { text, blocks, language } }: { mail: OfficeMail }) {
  const t = useTranslations('AdminMails');
  if (text === '') return <span className="text-muted">{t('noText')}</span>;
  return (
    <details>
      <summary className="link inline-flex min-h-8 items-center">{t('read')}</summary>
      <div className="mt-2 xl:min-w-80">
        <MailLetter blocks={blocks} language={language} />
      </div>
    </details>
  );
}

function MailActions({ row: { id, subject, state, canBeSent }, search }: { row: OfficeMail; search: string }) {
  const t = useTranslations('AdminMails');
  const again = state === 'waiting' ? t('now') : t('again');
  return (
    <PostForm action="/api/admin/mails" fields={{ id, search }} className="flex flex-wrap gap-x-3">
      {canBeSent && <ActionButton action="again" label={again} name={subject} />}
      {state === 'waiting' && <ActionButton action="stop" label={t('stop')} name={subject} />}
    </PostForm>
  );
}

function ActionButton({ action, label, name }: { action: string; label: string; name: string }) {
  return (
    <button type="submit" name="action" value={action} className="link min-h-8 cursor-pointer py-1">
      {label}
      <span className="sr-only"> {name}</span>
    </button>
  );
}
