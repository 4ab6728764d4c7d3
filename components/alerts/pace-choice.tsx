import { useTranslations } from 'next-intl';
import { type AlertPace, alertPaces } from '@/lib/contract/alert';

/** How often to write. */
export function PaceChoice({ chosen }: { chosen: AlertPace }) {
  const t = useTranslations('Alerts');
  return (
    <fieldset>
      <legend className="font-semibold">{t('pace')}</legend>
      {alertPaces.map((pace) => (
        <label key={pace} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="pace"
            value={pace}
            defaultChecked={chosen === pace}
            className="size-5 shrink-0 accent-primary"
          />
          {t(`paces.${pace}`)}
        </label>
      ))}
    </fieldset>
  );
}
