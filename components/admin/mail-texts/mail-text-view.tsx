import { useTranslations } from 'next-intl';
import type { MailText } from '@/lib/contract/mail-text';
import { languageOf, toLocale } from '@/lib/i18n/languages';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

export const mailTextView: ResourceView<MailText> = {
  columns: [
    { key: 'subject', label: 'AdminMailTexts.subject', sort: 'subject', isTitle: true, cell: ({ subject }) => subject },
    { key: 'kind', label: 'AdminMailTexts.kind', cell: (mail) => <Kind mail={mail} /> },
    { key: 'language', label: 'AdminMailTexts.language', cell: (mail) => <Language mail={mail} /> },
    { key: 'whose', label: 'AdminMailTexts.whose', cell: (mail) => <Whose mail={mail} /> },
    changedColumn,
  ],
};

type MailProps = { mail: MailText };

function Kind({ mail }: MailProps) {
  return useTranslations('AdminMailTexts.kinds')(mail.kind);
}

function Language({ mail }: MailProps) {
  return <bdi>{languageOf(toLocale(mail.language)).name}</bdi>;
}

function Whose({ mail }: MailProps) {
  return useTranslations('AdminMailTexts')(mail.isOwn ? 'own' : 'ours');
}

/** When this mail is sent, and what can be filled in. */
export function MailFacts({ row: mail }: { row: MailText }) {
  const t = useTranslations('AdminMailTexts');
  return (
    <div className="measure mb-6 grid gap-4">
      <p>
        {t('sent', { kind: t(`kinds.${mail.kind}`) })} {t('language')}: <Language mail={mail} />.
      </p>
      <details className="rounded-card border border-line bg-surface p-4" open>
        <summary className="font-semibold">{t('variables')}</summary>
        <dl className="mt-3 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
          {mail.variables.map(({ name, isNeeded }) => (
            <div key={name} className="contents">
              <dt>
                <code dir="ltr">{`{${name}}`}</code>
              </dt>
              <dd>
                {t(`meanings.${name}`)} {isNeeded && <strong>{t('needed')}</strong>}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
