import { useTranslations } from 'next-intl';
import { Tick } from '@/components/forms/tick';
import { type AlertPace, alertPaces } from '@/lib/contract/alert';

/** How often to write. */
export function PaceChoice({ chosen }: { chosen: AlertPace }) {
  const t = useTranslations('Alerts');
  return (
    <fieldset>
      <legend className="font-semibold">{t('pace')}</legend>
      {alertPaces.map((pace) => (
        <Tick key={pace} type="radio" name="pace" value={pace} defaultChecked={chosen === pace}>
          {t(`paces.${pace}`)}
        </Tick>
      ))}
    </fieldset>
  );
}
