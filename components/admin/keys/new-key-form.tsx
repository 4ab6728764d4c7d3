import { useTranslations } from 'next-intl';
import { Tick } from '@/components/forms/tick';
import { buttonStyle } from '@/components/ui/button';
import { keyDays, keyScopes } from '@/lib/contract/api-key';
import { HeadFold } from '../layout/head-fold';
import { PostForm } from '../layout/post-form';

type NewKeyFormProps = {
  made: string | null;
  /** What was typed before the form came back. */
  words: Readonly<Record<string, string>> | null;
};

/** Makes a key, and shows the one that was just made: a plain form. */
export function NewKeyForm({ made, words }: NewKeyFormProps) {
  const scopes = words?.scopes?.split(' ') ?? [];
  const t = useTranslations('AdminKeys');
  return (
    <>
      {made && (
        <div className="measure mb-2 basis-full rounded-card border-4 border-primary bg-surface p-5">
          <p className="font-semibold">{t('made')}</p>
          <p className="wrap-anywhere mt-2 select-all font-mono">
            <bdi dir="ltr">{made}</bdi>
          </p>
        </div>
      )}
      <HeadFold label={t('new')} isOpen={words !== null}>
        <PostForm action="/api/admin/keys" className="grid gap-4">
          <p>{t('text')}</p>
          <div>
            <label htmlFor="key-name" className="font-semibold">
              {t('name')}
            </label>
            <p id="key-name-hint" className="text-muted text-sm">
              {t('nameHint')}
            </p>
            <input
              id="key-name"
              name="name"
              required
              defaultValue={words?.name}
              maxLength={100}
              dir="auto"
              aria-describedby="key-name-hint"
              className="mt-1 min-h-12 w-full rounded-control border border-line-strong bg-surface px-3"
            />
          </div>
          <fieldset>
            <legend className="font-semibold">{t('scopes')}</legend>
            {keyScopes.map((scope) => (
              <Tick key={scope} name="scopes" value={scope} defaultChecked={scopes.includes(scope)}>
                {t(`may.${scope}`)}
              </Tick>
            ))}
          </fieldset>
          <div>
            <label htmlFor="key-days" className="font-semibold">
              {t('days')}
            </label>
            <select
              id="key-days"
              name="days"
              defaultValue={words?.days ?? keyDays[1]}
              className="mt-1 min-h-12 w-full rounded-control border border-line-strong bg-surface px-3"
            >
              {keyDays.map((days) => (
                <option key={days} value={days}>
                  {t('daysLong', { days })}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
            {t('make')}
          </button>
        </PostForm>
      </HeadFold>
    </>
  );
}
