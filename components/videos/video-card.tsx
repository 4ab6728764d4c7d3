import { ExternalLink } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { buttonStyle } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { InOwnLanguage, Sentence } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';
import type { VideoView } from '@/lib/gallery/video-view';
import { Link } from '@/lib/i18n/navigation';
import { longDay } from '@/lib/posts/format-day';
import { VideoFrame } from './video-frame';

type VideoCardProps = {
  video: VideoView;
  /** Of the title in the page's outline. */
  level?: 2 | 3;
};

/** Player, category, description and a way to the video's own page; a video without a key has no player. */
export function VideoCard({ video, level = 2 }: VideoCardProps) {
  const t = useTranslations('Videos');
  const locale = useLocale();
  const Title = level === 2 ? 'h2' : 'h3';
  const title = video.title || t('untitled', { number: video.id });
  return (
    <article className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-4 shadow-card">
      {video.key && video.link ? (
        <VideoFrame videoKey={video.key} title={title} cover={video.cover} href={video.link.href} />
      ) : (
        <Drawing
          src={video.cover}
          width={480}
          height={360}
          loading="lazy"
          className="aspect-[4/3] h-auto w-full rounded-card bg-sage-soft object-contain p-6"
        />
      )}
      <div className="flex grow flex-col gap-1">
        {video.category && video.category !== title && (
          <p className="text-muted text-sm">
            <InOwnLanguage>{video.category}</InOwnLanguage>
          </p>
        )}
        <Title className="text-xl">
          <InOwnLanguage>{title}</InOwnLanguage>
        </Title>
        {video.addedAt && <p className="text-muted text-sm">{t('added', { day: longDay(video.addedAt, locale) })}</p>}
        {video.link && (
          <p className="mt-auto pt-3">
            <ViewLink link={video.link} title={title} />
          </p>
        )}
      </div>
    </article>
  );
}

function ViewLink({ link, title }: { link: NonNullable<VideoView['link']>; title: string }) {
  const t = useTranslations('Videos');
  const name = (
    <ReadAs shown={t('view')}>
      <Sentence content={title}>{t('viewVideo', { title })}</Sentence>
    </ReadAs>
  );
  if (link.isOwn) {
    return (
      <Link href={link.href} prefetch={false} className={buttonStyle('secondary')}>
        {name}
      </Link>
    );
  }
  return (
    <a href={link.href} rel="noopener nofollow" className={buttonStyle('secondary')}>
      {name}
      <ExternalLink aria-hidden className="size-4" />
    </a>
  );
}
