import { BriefcaseBusiness, Clock, GraduationCap, HeartHandshake, House, Megaphone, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { buttonStyle } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import type { Claim } from '@/lib/contract/claims';
import { Link } from '@/lib/i18n/navigation';

const ways = [
  { key: 'volunteer', href: '/contact', Icon: Clock, tint: 'bg-sage' },
  { key: 'donate', href: '/contact', Icon: HeartHandshake, tint: 'bg-blush' },
  { key: 'spread', href: '/listing', Icon: Megaphone, tint: 'bg-sand' },
] as const;

/** No figures: there are none that we could prove. */
const audiences = [
  { key: 'students', Icon: GraduationCap },
  { key: 'families', Icon: House },
  { key: 'business', Icon: BriefcaseBusiness },
  { key: 'individuals', Icon: UserRound },
] as const;

type AboutScreenProps = { claims: readonly Claim[]; team?: React.ReactNode };

export function AboutScreen({ claims, team }: AboutScreenProps) {
  const t = useTranslations('About');
  return (
    <>
      <Banner tellsStory={claims.includes('story')} />
      {team}
      <section aria-labelledby="join" className="wrap py-14">
        <h2 id="join">{t('involved.title')}</h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {ways
            .filter(({ key }) => key === 'spread' || claims.includes(key))
            .map(({ key, href, Icon, tint }) => (
              <li key={key} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-6 shadow-card">
                <span className={`grid size-14 place-items-center rounded-full text-primary ${tint}`}>
                  <Icon aria-hidden className="size-7" />
                </span>
                <h3>{t(`involved.${key}.title`)}</h3>
                <p className="grow">{t(`involved.${key}.text`)}</p>
                <Link href={href} className="link inline-flex min-h-11 items-center self-start font-semibold">
                  {t(`involved.${key}.link`)}
                </Link>
              </li>
            ))}
        </ul>
      </section>
      <section aria-labelledby="audiences" className="bg-sand">
        <div className="wrap py-14">
          <h2 id="audiences">{t('audiences.title')}</h2>
          <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
            {audiences.map(({ key, Icon }) => (
              <li key={key} className="grid content-start gap-2">
                <Icon aria-hidden className="size-10 text-accent" />
                <h3>{t(`audiences.${key}.title`)}</h3>
                <p>{t(`audiences.${key}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-labelledby="closing" className="wrap pt-14">
        <div className="rounded-card bg-sage p-8 md:p-12">
          <h2 id="closing">{t('closing.title')}</h2>
          <p className="measure mt-3 text-xl">{t('closing.text')}</p>
          <Link href="/form" className={`${buttonStyle('primary')} mt-6`}>
            {t('closing.callBack')}
          </Link>
        </div>
      </section>
    </>
  );
}

function Banner({ tellsStory }: { tellsStory: boolean }) {
  const t = useTranslations('About');
  return (
    <div className="bg-sage-soft">
      <div className="wrap py-6">
        <Breadcrumb label={t('breadcrumb')} steps={[{ name: t('home'), href: '/home' }, { name: t('title') }]} />
        <div className="grid items-center gap-8 pb-8 lg:grid-cols-2">
          <div>
            <h1>{t('title')}</h1>
            {tellsStory && <p className="measure mt-4 text-xl">{t('intro')}</p>}
            {tellsStory && <p className="measure mt-4">{t('more')}</p>}
          </div>
          <Drawing
            src="/illustrations/find-a-carer.svg"
            width={480}
            height={300}
            fetchPriority="high"
            className="h-auto w-full max-w-lg justify-self-center"
          />
        </div>
      </div>
    </div>
  );
}
