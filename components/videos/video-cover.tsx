'use client';
import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Drawing } from '@/components/ui/drawing';
import { Sentence } from '@/components/ui/in-own-language';

type VideoCoverProps = { picture: string; title: string; href: string; isWaiting: boolean; onPress: () => void };

/** A button that says from whom the video will come; without script, a link to where it is. */
export function VideoCover({ picture, title, href, isWaiting, onPress }: VideoCoverProps) {
  const t = useTranslations('Client.video');
  const note = useId();
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);

  const face = (
    <>
      <Drawing src={picture} width={480} height={300} loading="lazy" className="size-full object-contain p-6 pb-12" />
      <span className="absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full bg-primary text-on-primary shadow-raised group-hover:bg-primary-strong">
        <Play aria-hidden className="size-7 fill-current" />
      </span>
      <span
        id={note}
        aria-hidden
        className="absolute inset-x-0 bottom-0 bg-surface/90 px-3 py-1.5 text-center text-ink text-sm"
      >
        {t('fromYouTube')}
      </span>
      <span className="sr-only">
        <Sentence content={title}>{t('cover', { title })}</Sentence>
      </span>
    </>
  );
  const look = 'group absolute inset-0 block size-full bg-sage-soft';
  const names = { 'aria-describedby': note };
  return hasScript ? (
    <button type="button" {...names} aria-disabled={isWaiting} onClick={onPress} className={look}>
      {face}
    </button>
  ) : (
    <a href={href} rel="noopener nofollow" {...names} className={look}>
      {face}
    </a>
  );
}
