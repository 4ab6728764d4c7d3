'use client';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';

type PhotoCarouselProps = {
  /** Without `alt` a picture is named by its number. */
  images: { src: string; alt?: string }[];
  label: string;
  /** Width to height. */
  shape?: 'photo' | 'banner';
};

/** Milliseconds, as the spec has it. */
const pace = 2_000;
/** After the last move of the row, by a finger, a key or script. */
const rest = 150;

/** A row to swipe; script moves it on, until someone pauses, points at it or enters it. Pause is the first stop. */
export function PhotoCarousel({ images, label, shape = 'photo' }: PhotoCarouselProps) {
  const t = useTranslations('Client.carousel');
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const [isEntered, setIsEntered] = useState(false);

  useEffect(() => setIsPlaying(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), []);
  useEffect(() => {
    if (!isPlaying || isTouched || isEntered) return;
    const timer = setInterval(() => setIndex((current) => (current + 1) % images.length), pace);
    return () => clearInterval(timer);
  }, [isPlaying, isTouched, isEntered, images.length]);
  useEffect(() => {
    const picture = row.current?.children[index];
    // Within the row only: scrollIntoView would move the whole page.
    if (row.current && picture instanceof HTMLElement)
      row.current.scrollLeft = picture.offsetLeft - row.current.offsetLeft;
  }, [index]);

  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  function onScroll({ currentTarget: { scrollLeft, clientWidth } }: React.UIEvent<HTMLElement>) {
    clearTimeout(settling.current);
    // Counted from the right in Arabic, and below nought.
    settling.current = setTimeout(() => setIndex(Math.round(Math.abs(scrollLeft) / clientWidth)), rest);
  }

  const step = (by: number) => setIndex((index + by + images.length) % images.length);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="no-print"
      onMouseEnter={() => setIsTouched(true)}
      onMouseLeave={() => setIsTouched(false)}
      // Whoever pressed Play with a mouse sees it play once the pointer is away.
      onFocus={({ target }) => setIsEntered(target.matches(':focus-visible'))}
      onBlur={() => setIsEntered(false)}
      onTouchStart={() => setIsTouched(true)}
      onTouchEnd={() => setIsTouched(false)}
      onTouchCancel={() => setIsTouched(false)}
    >
      {images.length > 1 && (
        <div className="mb-3 flex flex-wrap items-center gap-2 whitespace-nowrap">
          <button type="button" className={buttonStyle('secondary')} onClick={() => setIsPlaying(!isPlaying)}>
            {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
            {isPlaying ? t('pause') : t('play')}
          </button>
          <button
            type="button"
            aria-label={t('previous')}
            className={buttonStyle('secondary')}
            onClick={() => step(-1)}
          >
            <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
          </button>
          <button type="button" aria-label={t('next')} className={buttonStyle('secondary')} onClick={() => step(1)}>
            <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </button>
          <p className="text-muted text-sm">{t('position', { number: index + 1, count: images.length })}</p>
        </div>
      )}
      <ul
        ref={row}
        aria-label={t('row')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be scrolled by keys too
        tabIndex={0}
        onScroll={onScroll}
        className="flex snap-x snap-mandatory overflow-x-auto scroll-smooth rounded-card"
      >
        {images.map(({ src, alt }, number) => (
          <li key={src} className="w-full shrink-0 snap-start">
            <Picture
              src={src}
              alt={alt || t('photo', { number: number + 1, count: images.length })}
              sizes={shape === 'photo' ? '(width >= 64rem) 48rem, 100vw' : '(width >= 75rem) 71rem, 100vw'}
              width={shape === 'photo' ? 960 : 1440}
              height={600}
              className={`max-h-[22.75rem] w-full bg-sage-soft object-cover ${shape === 'photo' ? 'aspect-[16/10]' : 'aspect-[16/10] md:aspect-[12/5]'}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
