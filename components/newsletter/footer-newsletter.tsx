import { useTranslations } from 'next-intl';
import { NewsletterForm } from './newsletter-form';
import { useNewsletterTexts } from './newsletter-texts';

export function FooterNewsletter() {
  const t = useTranslations('Newsletter');
  const texts = useNewsletterTexts(t('box.button'));
  return (
    <section aria-labelledby="newsletter">
      <h2 id="newsletter" className="text-xl">
        {t('title')}
      </h2>
      <p className="mt-3 mb-3">{t('promise')}</p>
      <NewsletterForm id="footer-email" texts={texts} onDark />
    </section>
  );
}
