import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { ReadAs } from '@/components/ui/read-as';
import { type GalleryGroup, groupHref } from '@/lib/gallery/gallery-groups';
import { Link } from '@/lib/i18n/navigation';
import { imageHref } from '@/lib/listings/image-href';

/** One card for each group, behind its first picture. */
export function GalleryGroups({ groups }: { groups: GalleryGroup[] }) {
  const t = useTranslations('Gallery');
  if (groups.length === 0) {
    return (
      <Notice title={t('empty')} picture="/illustrations/no-results.svg">
        <p>{t('emptyText')}</p>
        <Link href="/listing" className={buttonStyle('primary')}>
          {t('toListings')}
        </Link>
      </Notice>
    );
  }
  return (
    <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {groups.map((group, index) => (
        <li key={group.name}>
          <GroupCard group={group} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function GroupCard({ group: { name, pictures }, isFirst }: { group: GalleryGroup; isFirst: boolean }) {
  const t = useTranslations('Gallery');
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow hover:shadow-raised">
      <Picture
        src={imageHref(pictures[0]?.photo ?? '')}
        alt=""
        sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
        width={600}
        height={300}
        loading={isFirst ? 'first' : 'lazy'}
        className="aspect-[2/1] w-full bg-sage-soft object-cover"
      />
      <div className="flex grow flex-col p-5">
        <h2 className="text-xl">
          <InOwnLanguage>{name}</InOwnLanguage>
        </h2>
        <p className="text-muted text-sm">{t('count', { count: pictures.length })}</p>
        <Link
          href={groupHref(name)}
          prefetch={false}
          className={`${buttonStyle('secondary')} mt-3 self-start after:absolute after:inset-0`}
        >
          <ReadAs shown={t('view')}>
            <Sentence content={name}>{t('viewGroup', { group: name })}</Sentence>
          </ReadAs>
        </Link>
      </div>
    </article>
  );
}
