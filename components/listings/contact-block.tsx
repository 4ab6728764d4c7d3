import { useTranslations } from 'next-intl';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { ListingView } from '@/lib/listings/listing-view';
import { PhoneNumbers } from './phone-numbers';

export function ContactBlock({ listing }: { listing: ListingView }) {
  const t = useTranslations('Details.contact');
  const { address, phones, email, website } = listing;
  return (
    <section aria-labelledby="contact" className="rounded-card border border-line bg-surface p-6">
      <h2 id="contact" className="text-2xl">
        {t('title')}
      </h2>
      {!address && phones.length === 0 && !email && !website && <p className="mt-3">{t('none')}</p>}
      <dl className="mt-3 grid gap-3">
        {address && (
          <Row term={t('address')}>
            <InOwnLanguage>{address}</InOwnLanguage>
          </Row>
        )}
        {phones.length > 0 && (
          <Row term={t('phone')}>
            <PhoneNumbers phones={phones} />
          </Row>
        )}
        {email && (
          <Row term={t('email')}>
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 items-center wrap-anywhere">
              <bdi>{email}</bdi>
            </a>
          </Row>
        )}
        {website && (
          <Row term={t('website')}>
            {website.href ? (
              <a
                href={website.href}
                rel="noopener nofollow"
                className="link inline-flex min-h-11 items-center wrap-anywhere"
              >
                <bdi>{website.label}</bdi>
              </a>
            ) : (
              <bdi className="wrap-anywhere">{website.label}</bdi>
            )}
          </Row>
        )}
      </dl>
    </section>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
