import { useTranslations } from 'next-intl';
import { Tick } from '@/components/forms/tick';
import { buttonStyle } from '@/components/ui/button';
import { type CommentRules, holdRules } from '@/lib/contract/comment-rules';
import { PostForm } from '../layout/post-form';

/** Which comments wait for somebody to look at them: a plain form. */
export function CommentRulesForm({ rules }: { rules: CommentRules }) {
  const t = useTranslations('AdminSettings.comments');
  return (
    <PostForm action="/api/admin/settings" fields={{ key: 'comments' }} className="measure grid gap-4">
      <h2>{t('title')}</h2>
      <fieldset>
        <legend className="font-semibold">{t('hold')}</legend>
        {holdRules.map((rule) => (
          <Tick key={rule} name={rule} value="1" defaultChecked={rules[rule]}>
            {t(rule)}
          </Tick>
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
    </PostForm>
  );
}
