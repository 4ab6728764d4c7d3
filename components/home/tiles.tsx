import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import { listingHref } from '@/lib/contract/listing-query';
import { Link } from '@/lib/i18n/navigation';

type TilesProps = {
  /** Of the listings that the first two lead to; null leads to a search instead. */
  findCarerId: number | null;
  liveInId: number | null;
};

export function Tiles({ findCarerId, liveInId }: TilesProps) {
  const t = useTranslations('Home.tiles');
  const tiles = [
    { key: 'findCarer', href: detailsHref(findCarerId) ?? listingHref({}), picture: 'find-a-carer' },
    { key: 'liveIn', href: detailsHref(liveInId) ?? listingHref({ kinds: ['live-in-care'] }), picture: 'live-in-care' },
    { key: 'insights', href: '/blog', picture: 'insights' },
    { key: 'bookCall', href: '/form', picture: 'book-a-call' },
  ] as const;
  return (
    <section aria-labelledby="tiles" className="bg-sand">
      <div className="wrap py-14">
        <h2 id="tiles">{t('title')}</h2>
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {tiles.map(({ key, href, picture }) => (
            <li
              key={key}
              className="group relative grid grid-cols-[clamp(4.5rem,24vw,7rem)_1fr] items-center gap-x-3 rounded-card border border-transparent bg-surface p-4 sm:block sm:p-5 shadow-card hover:shadow-raised"
            >
              <Drawing
                src={`/illustrations/${picture}.svg`}
                width={480}
                height={300}
                loading="lazy"
                className="aspect-[16/10] h-auto w-full object-contain"
              />
              <div className="sm:mt-3">
                <h3 className="max-sm:text-xl">
                  <Link href={href} className="underline-offset-4 after:absolute after:inset-0 group-hover:underline">
                    {t(`${key}.title`)}
                  </Link>
                </h3>
                <p className="mt-1 text-muted">{t(`${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function detailsHref(id: number | null): string | null {
  return id === null ? null : `/listing-details/${id}`;
}
