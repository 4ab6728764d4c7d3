import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { HeadFold } from '../layout/head-fold';
import { PostForm } from '../layout/post-form';
import { MadeSecret } from './made-secret';
import { WebhookFields } from './webhook-fields';

type NewWebhookFormProps = {
  /** The secret of the one that was just made. */
  made: string | null;
  /** What was typed before the form came back. */
  words: Readonly<Record<string, string>> | null;
};

/** Makes a webhook, and shows the secret of the one that was just made: a plain form. */
export function NewWebhookForm({ made, words }: NewWebhookFormProps) {
  const t = useTranslations('AdminWebhooks');
  return (
    <>
      {made && <MadeSecret secret={made} />}
      <HeadFold label={t('new')} isOpen={words !== null}>
        <PostForm action="/api/admin/webhooks" className="grid gap-4">
          <p>{t('text')}</p>
          <WebhookFields name={words?.name ?? ''} url={words?.url ?? ''} events={words?.events?.split(' ') ?? []} />
          <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
            {t('make')}
          </button>
        </PostForm>
      </HeadFold>
    </>
  );
}
