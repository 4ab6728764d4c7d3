'use client';
import { Maximize, Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { Sentence } from '@/components/ui/in-own-language';
import { ReadAs } from '@/components/ui/read-as';

type VideoControlsProps = { title: string; isPlaying: boolean; onToggle: () => void; onFullScreen: () => void };

/** In place of YouTube's hidden ones: each is reached and worked by keyboard. */
export function VideoControls({ title, isPlaying, onToggle, onFullScreen }: VideoControlsProps) {
  const t = useTranslations('Client.video');
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The cover that was pressed is gone, and the focus with it.
    if (document.activeElement === document.body) toggle.current?.focus();
  }, []);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <button ref={toggle} type="button" onClick={onToggle} className={buttonStyle('secondary')}>
        {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
        <ReadAs shown={t(isPlaying ? 'pause' : 'play')}>
          <Sentence content={title}>{t(isPlaying ? 'pauseVideo' : 'playVideo', { title })}</Sentence>
        </ReadAs>
      </button>
      {document.fullscreenEnabled && (
        <button type="button" onClick={onFullScreen} className={buttonStyle('secondary')}>
          <Maximize aria-hidden className="size-5" />
          <ReadAs shown={t('fullScreen')}>
            <Sentence content={title}>{t('fullScreenVideo', { title })}</Sentence>
          </ReadAs>
        </button>
      )}
    </div>
  );
}
