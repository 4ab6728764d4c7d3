'use client';
import { useLocale } from 'next-intl';
import YouTube from 'react-youtube';
import { languageMark } from '@/lib/i18n/language-mark';

/** The part of YouTube's player that is used. */
export type Player = { playVideo: () => unknown; pauseVideo: () => unknown };

export type VideoPlayerProps = {
  videoKey: string;
  title: string;
  onReady: (player: Player) => void;
  onFault: () => void;
  onPlaying: (isPlaying: boolean) => void;
};

/** YouTube's player states. */
const playing = 1;
const buffering = 3;

/** Comes with YouTube's script when somebody presses a cover, never before. Its own controls are hidden. */
export function VideoPlayer({ videoKey, title, onReady, onFault, onPlaying }: VideoPlayerProps) {
  const locale = useLocale();
  return (
    // For the title: the frame takes no language of its own.
    <div lang={languageMark(title, locale).lang}>
      <YouTube
        videoId={videoKey}
        title={title}
        className="absolute inset-0 bg-ink"
        iframeClassName="size-full"
        opts={{
          host: 'https://www.youtube-nocookie.com',
          width: '100%',
          height: '100%',
          playerVars: { controls: 0, fs: 1, playsinline: 1, rel: 0, cc_load_policy: 1, hl: locale },
        }}
        onReady={({ target }: { target: Player }) => onReady(target)}
        onError={onFault}
        onStateChange={({ data }) => onPlaying(data === playing || data === buffering)}
      />
    </div>
  );
}
