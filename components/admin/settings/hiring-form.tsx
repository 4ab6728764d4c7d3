import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { HiringRules } from '@/lib/contract/settings';
import { PostForm } from '../layout/post-form';

/** What staff see of those who apply for a job: a plain form. */
export function HiringForm({ rules }: { rules: HiringRules }) {
  const t = useTranslations('AdminSettings.hiring');
  return (
    <PostForm action="/api/admin/settings" fields={{ key: 'hiring' }} className="measure grid gap-4">
      <h2>{t('title')}</h2>
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="anonymous"
            value="1"
            defaultChecked={rules.anonymous}
            aria-describedby="anonymous-hint"
            className="size-5 shrink-0 accent-primary"
          />
          {t('anonymous')}
        </label>
        <p id="anonymous-hint" className="text-muted text-sm">
          {t('hint')}
        </p>
      </div>
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('save')}
      </button>
    </PostForm>
  );
}
