import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import type { SecurityRules } from '@/lib/contract/settings';
import { PostForm } from '../layout/post-form';

/** How whoever works here signs in: a plain form. */
export function SecurityForm({ rules }: { rules: SecurityRules }) {
  const t = useTranslations('AdminSettings.security');
  return (
    <PostForm action="/api/admin/settings" fields={{ key: 'security' }} className="measure grid gap-4">
      <h2>{t('title')}</h2>
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            name="staffSecondStep"
            value="1"
            defaultChecked={rules.staffSecondStep}
            aria-describedby="staffSecondStep-hint"
            className="size-5 shrink-0 accent-primary"
          />
          {t('staffSecondStep')}
        </label>
        <p id="staffSecondStep-hint" className="text-muted text-sm">
          {t('hint')}
        </p>
      </div>
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('save')}
      </button>
    </PostForm>
  );
}
