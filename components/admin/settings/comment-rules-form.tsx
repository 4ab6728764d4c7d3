import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { type CommentRules, holdRules } from '@/lib/contract/comment-rules';

/** Which comments wait for somebody to look at them: a plain form. */
export function CommentRulesForm({ rules }: { rules: CommentRules }) {
  const t = useTranslations('AdminSettings.comments');
  return (
    <form method="post" action="/api/admin/settings" className="measure grid gap-4">
      <input type="hidden" name="locale" value={useLocale()} />
      <input type="hidden" name="key" value="comments" />
      <h2>{t('title')}</h2>
      <fieldset>
        <legend className="font-semibold">{t('hold')}</legend>
        {holdRules.map((rule) => (
          <label key={rule} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={rule}
              value="1"
              defaultChecked={rules[rule]}
              className="size-5 accent-primary"
            />
            {t(rule)}
          </label>
        ))}
      </fieldset>
      <div>
        <label htmlFor="closeAfterDays" className="font-semibold">
          {t('close')}
        </label>
        <p id="closeAfterDays-hint" className="text-muted text-sm">
          {t('closeHint')}
        </p>
        <input
          id="closeAfterDays"
          name="closeAfterDays"
          type="number"
          min={1}
          max={3650}
          defaultValue={rules.closeAfterDays ?? ''}
          aria-describedby="closeAfterDays-hint"
          className="mt-1 min-h-12 w-32 rounded-control border border-line-strong bg-surface px-3"
        />
      </div>
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t('save')}
      </button>
    </form>
  );
}
