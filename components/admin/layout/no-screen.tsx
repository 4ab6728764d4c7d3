import { useTranslations } from 'next-intl';
import { ScreenHead } from './screen-head';

/** What no screen answers, inside the frame: whoever works here goes on from here. */
export function NoScreen() {
  const t = useTranslations('AdminLayout');
  return (
    <>
      <ScreenHead title={t('missing.title')} back={{ href: '/adminPanel', label: t('screens.today') }} />
      <p className="measure">{t('missing.text')}</p>
    </>
  );
}
