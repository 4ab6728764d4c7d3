import { useTranslations } from 'next-intl';
import { Tick } from '@/components/forms/tick';
import { buttonStyle } from '@/components/ui/button';
import { PostForm } from '../layout/post-form';

/** Settings that are one switch, by the name of that. */
type SwitchFormProps = { isOn: boolean } & (
  | { setting: 'security'; name: 'staffSecondStep' }
  | { setting: 'hiring'; name: 'anonymous' }
  | { setting: 'complaints'; name: 'assignedOnly' }
);

/** A setting that is on or off: a plain form. */
export function SwitchForm({ isOn, setting, name }: SwitchFormProps) {
  const t = useTranslations('AdminSettings');
  const hint = `${name}-hint`;
  const labels = {
    security: t('security.staffSecondStep'),
    hiring: t('hiring.anonymous'),
    complaints: t('complaints.assignedOnly'),
  };
  return (
    <PostForm action="/api/admin/settings" fields={{ key: setting }} className="measure grid gap-4">
      <h2>{t(`${setting}.title`)}</h2>
      <div>
        <Tick name={name} value="1" defaultChecked={isOn} aria-describedby={hint}>
          {labels[setting]}
        </Tick>
        <p id={hint} className="text-muted text-sm">
          {t(`${setting}.hint`)}
        </p>
      </div>
      <button type="submit" className={`${buttonStyle('primary')} justify-self-start`}>
        {t(`${setting}.save`)}
      </button>
    </PostForm>
  );
}
