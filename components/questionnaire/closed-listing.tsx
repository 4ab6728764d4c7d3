import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Sentence } from '@/components/ui/in-own-language';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/lib/i18n/navigation';

export function ClosedListing({ listing }: { listing: { id: number; title: string } }) {
  const t = useTranslations('Questionnaire');
  return (
    <Notice level={1} title={t('closed')} picture="/illustrations/information.svg">
      <p>
        <Sentence content={listing.title}>{t('closedText', { title: listing.title })}</Sentence>
      </p>
      <p className="flex flex-wrap justify-center gap-3">
        <Link href={`/listing-details/${listing.id}`} className={buttonStyle('secondary')}>
          {t('toListing')}
        </Link>
        <Link href="/listing" className={buttonStyle('primary')}>
          {t('otherListings')}
        </Link>
      </p>
    </Notice>
  );
}
