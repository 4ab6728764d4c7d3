import { useTranslations } from 'next-intl';
import { NewsletterForm } from './newsletter-form';
import { useNewsletterTexts } from './newsletter-texts';

/** The box of the coming-soon page. */
export function NotifyMe() {
  const t = useTranslations('Newsletter');
  const texts = useNewsletterTexts(t('notifyMe'));
  return <NewsletterForm id="notify-email" texts={texts} topic="coming-soon" />;
}
