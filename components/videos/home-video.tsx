import { useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import type { VideoView } from '@/lib/gallery/video-view';
import { Link } from '@/lib/i18n/navigation';
import { VideoFrame } from './video-frame';

/** The first video of the gallery that has a player; no block without one. */
export function HomeVideo({ videos }: { videos: VideoView[] }) {
  const t = useTranslations('Videos');
  const video = videos.find(({ key, link }) => key && link);
  if (!video?.key || !video.link) return null;
  const title = video.title || t('untitled', { number: video.id });
  return (
    <section aria-labelledby="home-video" className="no-print">
      <div className="wrap grid items-center gap-8 py-14 md:grid-cols-2">
        <div>
          <h2 id="home-video">{t('homeTitle')}</h2>
          <p className="measure mt-4 text-xl">
            <InOwnLanguage>{title}</InOwnLanguage>
          </p>
          <p className="mt-6">
            <Link href="/videogallery" className={buttonStyle('secondary')}>
              {t('all')}
            </Link>
          </p>
        </div>
        <VideoFrame videoKey={video.key} title={title} cover={video.cover} href={video.link.href} />
      </div>
    </section>
  );
}
