'use client';
import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadYouTube } from '@/lib/browser/load-youtube';
import { VideoControls } from './video-controls';
import { VideoCover } from './video-cover';
import type { Player, VideoPlayerProps } from './video-player';

type VideoFrameProps = {
  videoKey: string;
  title: string;
  cover: string;
  /** Where the video is without script, and when the player does not come. */
  href: string;
};

type Stage = 'cover' | 'loading' | 'ready' | 'fault';

/** Milliseconds after which a player that has not come is given up. */
const patience = 20_000;

/** Our drawing until somebody presses it; then YouTube's player, which nothing asks for before. */
export function VideoFrame({ videoKey, title, cover, href }: VideoFrameProps) {
  const t = useTranslations('Client.video');
  const box = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<Stage>('cover');
  const [VideoPlayer, setVideoPlayer] = useState<ComponentType<VideoPlayerProps> | null>(null);
  const [player, setPlayer] = useState<Player | null>(null);
  const [isPlaying, setIsPlaying] = useState(true);
  const giveUp = () => setStage('fault');

  useEffect(() => {
    if (stage !== 'loading') return;
    const timer = setTimeout(() => setStage('fault'), patience);
    return () => clearTimeout(timer);
  }, [stage]);

  function load() {
    if (stage === 'loading') return;
    setStage('loading');
    Promise.all([import('./video-player'), loadYouTube()]).then(
      ([module]) => setVideoPlayer(() => module.VideoPlayer),
      giveUp,
    );
  }

  function onReady(ready: Player) {
    setPlayer(ready);
    setStage('ready');
    ready.playVideo();
  }

  return (
    <div>
      <div ref={box} className="relative aspect-[4/3] w-full overflow-hidden rounded-card bg-sage-soft">
        {VideoPlayer && stage !== 'fault' && (
          <VideoPlayer videoKey={videoKey} title={title} onReady={onReady} onFault={giveUp} onPlaying={setIsPlaying} />
        )}
        {stage !== 'ready' && (
          <VideoCover picture={cover} title={title} href={href} isWaiting={stage === 'loading'} onPress={load} />
        )}
      </div>
      <div role="status">
        {stage === 'loading' && <p className="mt-2 text-sm">{t('loading')}</p>}
        {stage === 'fault' && (
          <p className="mt-2 text-sm">
            {t('fault')}{' '}
            <a href={href} rel="noopener nofollow" className="link inline-flex min-h-11 items-center">
              {t('watchThere')}
            </a>
          </p>
        )}
      </div>
      {stage === 'ready' && player && (
        <VideoControls
          title={title}
          isPlaying={isPlaying}
          onToggle={() => (isPlaying ? player.pauseVideo() : player.playVideo())}
          // A browser that refuses leaves the video as it is.
          onFullScreen={() => box.current?.requestFullscreen().catch(() => {})}
        />
      )}
    </div>
  );
}
