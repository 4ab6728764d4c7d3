import { useTranslations } from 'next-intl';
import type { NewsletterTexts } from './newsletter-form';

/** The words of a box, for server components to hand over. */
export function useNewsletterTexts(button: string): NewsletterTexts {
  const t = useTranslations('Newsletter.box');
  const fault = useTranslations('Faults');
  return {
    label: t('label'),
    button,
    leaveBlank: t('leaveBlank'),
    sending: t('sending'),
    sent: t('sent'),
    newsletterEmailRequired: fault('newsletterEmailRequired'),
    emailInvalid: fault('emailInvalid'),
    newsletterAbsent: fault('newsletterAbsent'),
    newsletterTooMany: t('wait'),
    systemAway: t('systemAway'),
    outcomeUnknown: fault('outcomeUnknown'),
  };
}
