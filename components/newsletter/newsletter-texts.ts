import { useTranslations } from 'next-intl';
import type { NewsletterTexts } from './newsletter-form';

/** The words of a box, for server components to hand over. */
export function useNewsletterTexts(button: string): NewsletterTexts {
  const t = useTranslations('Newsletter.box');
  return {
    label: t('label'),
    button,
    leaveBlank: t('leaveBlank'),
    sending: t('sending'),
    sent: t('sent'),
    required: t('required'),
    invalid: t('invalid'),
    wait: t('wait'),
    absent: t('absent'),
    network: t('network'),
  };
}
