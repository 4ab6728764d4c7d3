import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import type { Claim } from '@/lib/contract/claims';
import { listingHref } from '@/lib/contract/listing-query';
import { Link } from '@/lib/i18n/navigation';
import { doorHref } from '@/lib/listings/doors';

const services = [
  { key: 'liveIn', href: listingHref({ kinds: ['live-in-care'] }), picture: 'live-in-care' },
  { key: 'information', href: '/faq', picture: 'information' },
  { key: 'jobs', href: doorHref('jobs'), picture: 'carer-jobs' },
] as const;

export function Services({ claims }: { claims: readonly Claim[] }) {
  const t = useTranslations('Home.services');
  const footer = useTranslations('Layout.footer');
  return (
    <section aria-labelledby="services" className="wrap py-14">
      <h2 id="services">{t('title')}</h2>
      <ol className="mt-8 grid gap-8 md:grid-cols-3">
        {services.map(({ key, href, picture }, index) => (
          <li key={key} className="group relative grid content-start gap-3">
            <Drawing
              src={`/illustrations/${picture}.svg`}
              width={480}
              height={360}
              loading="lazy"
              className="h-auto w-full"
            />
            <h3 className="flex items-baseline gap-3">
              <span aria-hidden className="text-3xl text-accent">
                {index + 1}
              </span>
              <Link href={href} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
                {t(`${key}.title`)}
                {/* The given title alone does not say where it leads. */}
                {key === 'information' && <span className="sr-only">: {footer('faq')}</span>}
              </Link>
            </h3>
            {(key !== 'jobs' || claims.includes('fairWork')) && <p>{t(`${key}.text`)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
