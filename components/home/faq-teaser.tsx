import { useTranslations } from 'next-intl';
import { FaqList } from '@/components/ui/faq-list';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { Faq } from '@/lib/contract/faq';
import { Link } from '@/lib/i18n/navigation';

export function FaqTeaser({ faqs }: { faqs: Faq[] }) {
  const t = useTranslations('Home.faqs');
  if (faqs.length === 0) return null;
  return (
    <section aria-labelledby="faqs" className="wrap items-start gap-12 py-14 lg:grid lg:grid-cols-[1fr_2fr]">
      <h2 id="faqs">{t('title')}</h2>
      <div className="lg:-mt-6">
        <FaqList
          faqs={faqs.map(({ id, question, answer }) => ({
            id,
            question: <InOwnLanguage isTranslatable>{question}</InOwnLanguage>,
            answer: <InOwnLanguage isTranslatable>{answer}</InOwnLanguage>,
          }))}
        />
        <Link href="/faq" className="link mt-4 inline-flex min-h-11 items-center">
          {t('all')}
        </Link>
      </div>
    </section>
  );
}
