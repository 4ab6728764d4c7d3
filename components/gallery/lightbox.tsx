'use client';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { useModal } from '@/lib/browser/use-modal';
import { directionOf } from '@/lib/i18n/languages';

export type GalleryPicture = { id: number; src: string; description: string };

type LightboxProps = { pictures: GalleryPicture[]; start: number; onClose: () => void };

/** Pixels a finger must go for the next picture. */
const swipe = 50;

const round =
  'flex size-12 shrink-0 items-center justify-center rounded-full bg-surface text-primary shadow-card hover:bg-sage-soft';

/** One picture at a time over the page. The browser's own dialog keeps the focus in and gives it back. */
export function Lightbox({ pictures, start, onClose }: LightboxProps) {
  const t = useTranslations('Client.lightbox');
  const isRightToLeft = directionOf(useLocale()) === 'rtl';
  const { modal, close } = useModal(onClose);
  const touchedAt = useRef<number | null>(null);
  const [index, setIndex] = useState(start);

  const count = pictures.length;
  const picture = pictures[index];
  if (!picture) return null;
  const position = t('picture', { number: index + 1, count });
  const step = (by: number) => setIndex((index + by + count) % count);
  /** To the right is onwards, or back where one reads from right to left. */
  const stepRight = (by: number) => step(isRightToLeft ? -by : by);

  function onKeyDown(event: React.KeyboardEvent) {
    // The history's own, as Alt and an arrow.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'ArrowRight') stepRight(1);
    if (event.key === 'ArrowLeft') stepRight(-1);
  }

  function onTouchEnd(event: React.TouchEvent) {
    const went = (event.changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    if (touchedAt.current !== null && Math.abs(went) >= swipe) stepRight(went < 0 ? 1 : -1);
    touchedAt.current = null;
  }

  return (
    <dialog
      {...modal}
      aria-label={t('title')}
      onClick={(event) => event.target === event.currentTarget && close()}
      onKeyDown={onKeyDown}
      onTouchStart={({ touches }) => {
        // Two fingers enlarge.
        touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={onTouchEnd}
      className="m-auto max-h-dvh w-full max-w-6xl overflow-y-auto overscroll-contain rounded-card bg-ink p-4 backdrop:bg-ink/85"
    >
      <figure className="pointer-events-none grid justify-items-center gap-4 *:pointer-events-auto">
        <Picture
          key={picture.id}
          src={picture.src}
          alt={picture.description || position}
          sizes="min(100vw, 72rem)"
          width={1200}
          height={800}
          loading="eager"
          className="h-auto max-h-[65dvh] w-auto max-w-full rounded-card bg-sage-soft object-contain"
        />
        <figcaption aria-live="polite" className="grid justify-items-center gap-1 text-center text-white">
          <InOwnLanguage>{picture.description}</InOwnLanguage>
          {count > 1 && <span className="text-sm">{position}</span>}
        </figcaption>
        <div className="flex gap-4">
          {count > 1 && (
            <button type="button" aria-label={t('previous')} onClick={() => step(-1)} className={round}>
              <ChevronLeft aria-hidden className="size-6 rtl:-scale-x-100" />
            </button>
          )}
          <button type="button" aria-label={t('close')} onClick={close} className={round}>
            <X aria-hidden className="size-6" />
          </button>
          {count > 1 && (
            <button type="button" aria-label={t('next')} onClick={() => step(1)} className={round}>
              <ChevronRight aria-hidden className="size-6 rtl:-scale-x-100" />
            </button>
          )}
        </div>
      </figure>
    </dialog>
  );
}
