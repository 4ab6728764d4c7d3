import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { SignUpDraft } from '@/lib/newsletter/sign-up-draft';
import { NewsletterForm } from './newsletter-form';
import { useNewsletterTexts } from './newsletter-texts';

type NewsletterScreenProps = { isOpen: boolean; draft?: SignUpDraft | null };

export function NewsletterScreen({ isOpen, draft = null }: NewsletterScreenProps) {
  const t = useTranslations('Newsletter');
  const texts = useNewsletterTexts(t('box.button'));
  return (
    <div className="wrap">
      <Notice level={1} title={t('title')} picture="/illustrations/insights.svg">
        <p>{isOpen || draft ? t('promise') : t('box.absent')}</p>
        {(isOpen || draft) && (
          <div className="w-full text-start">
            <NewsletterForm
              id="newsletter-email"
              texts={texts}
              topic={draft?.topic}
              email={draft?.email}
              problem={draft?.problem}
            />
          </div>
        )}
      </Notice>
    </div>
  );
}
