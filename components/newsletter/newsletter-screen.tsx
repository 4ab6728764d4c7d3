import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { FormDraft } from '@/lib/contract/form-draft';
import { toTopic } from '@/lib/contract/newsletter';
import { NewsletterForm } from './newsletter-form';
import { useNewsletterTexts } from './newsletter-texts';

type NewsletterScreenProps = { isOpen: boolean; draft?: FormDraft | null };

export function NewsletterScreen({ isOpen, draft = null }: NewsletterScreenProps) {
  const t = useTranslations('Newsletter');
  const texts = useNewsletterTexts(t('box.button'));
  return (
    <div className="wrap">
      <Notice level={1} title={t('title')} picture="/illustrations/insights.svg">
        <p>{isOpen || draft ? t('promise') : texts.newsletterAbsent}</p>
        {(isOpen || draft) && (
          <div className="w-full text-start">
            <NewsletterForm
              id="newsletter-email"
              texts={texts}
              topic={toTopic(draft?.words.topic)}
              email={draft?.words.email}
              fault={draft?.report}
            />
          </div>
        )}
      </Notice>
    </div>
  );
}
