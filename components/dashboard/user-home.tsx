import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { Link } from '@/lib/i18n/navigation';

type UserHomeProps = {
  name: string;
  /** Address of the profile's photo; null for none. */
  photo: string | null;
};

const cards = [
  { key: 'blogs', href: '/blog', picture: '/illustrations/insights.svg' },
  { key: 'listings', href: '/listing', picture: '/illustrations/find-a-carer.svg' },
  { key: 'future', href: '/about', picture: '/illustrations/hero.svg' },
] as const;

/** Who is signed in, and where they may go from here. */
export function UserHome({ name, photo }: UserHomeProps) {
  const t = useTranslations('Dashboard');
  return (
    <>
      <div className="flex flex-wrap items-center gap-5">
        {/* biome-ignore lint/performance/noImgElement: sizes are the care API's work */}
        <img
          src={photo ?? '/profile-placeholder.svg'}
          alt={photo ? t('photo') : t('noPhoto')}
          width={160}
          height={160}
          className="size-40 rounded-card border border-line bg-sage-soft object-cover"
        />
        <div className="min-w-0 grow basis-64">
          <p className="wrap-anywhere font-semibold font-serif text-2xl">
            <bdi>{name}</bdi>
          </p>
          <p className="measure mt-2">{t('intro')}</p>
          {!photo && (
            <p className="mt-3">
              <Link href="/profiles" prefetch={false} className={buttonStyle('secondary')}>
                {t('complete')}
              </Link>
            </p>
          )}
        </div>
      </div>
      <ul className="mt-8 grid gap-5 md:grid-cols-3">
        {cards.map(({ key, href, picture }) => (
          <li
            key={key}
            className="relative flex items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-card md:block md:p-5"
          >
            <Drawing
              src={picture}
              width={320}
              height={200}
              className="h-24 w-28 shrink-0 rounded-control bg-sage-soft object-contain md:h-40 md:w-full"
            />
            <div className="min-w-0">
              <h2 className="text-2xl md:mt-4">
                <Link href={href} prefetch={false} className="after:absolute after:inset-0 hover:underline">
                  {t(`cards.${key}`)}
                </Link>
              </h2>
              <p className="mt-1">{t(`cards.${key}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
