import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { VideoView } from '@/lib/gallery/video-view';
import { Link } from '@/lib/i18n/navigation';
import { VideoCard } from './video-card';

export function VideoGallery({ videos }: { videos: VideoView[] }) {
  const t = useTranslations('Videos');
  return (
    <>
      <p className="mt-2 font-semibold text-accent">{t('section')}</p>
      <h1>{t('title')}</h1>
      <p className="mt-2 text-muted text-xl">{t('subtitle')}</p>
      {videos.length === 0 ? (
        <Notice title={t('empty')} picture="/illustrations/no-results.svg">
          <p>{t('emptyText')}</p>
          <Link href="/imagegallery" className={buttonStyle('primary')}>
            {t('toPhotos')}
          </Link>
        </Notice>
      ) : (
        <ul className="mt-8 grid gap-6 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
          {videos.map((video) => (
            // The spec's player is 400 pixels wide at most.
            <li key={video.id} className="w-full max-w-[calc(400px+2rem+2px)]">
              <VideoCard video={video} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
