import { useLocale, useTranslations } from 'next-intl';
import { localePath } from '@/lib/i18n/languages';
import { Link } from '@/lib/i18n/navigation';

/** In CSS pixels: a phone, a tablet, a desk; before them as wide as there is room. */
export const previewWidths = ['own', 320, 768, 1280] as const;

/** With `--room`, what of it finds room; the tangent makes a number of two lengths. */
const sizes = {
  own: 'w-full [--room:1]',
  320: 'w-[320px] [--room:min(1,tan(atan2(100cqw,320px)))]',
  768: 'w-[768px] [--room:min(1,tan(atan2(100cqw,768px)))]',
  1280: 'w-[1280px] [--room:min(1,tan(atan2(100cqw,1280px)))]',
} satisfies Record<(typeof previewWidths)[number], string>;

type WidthFrameProps = {
  /** The editor, without language. */
  back: string;
  /** What is shown, without language. */
  look: string;
  width: (typeof previewWidths)[number];
};

/** A page of ours at one of the widths, smaller where there is no room for it. */
export function WidthFrame({ back, look, width }: WidthFrameProps) {
  const t = useTranslations('AdminWork.preview');
  const src = localePath(useLocale(), look);
  return (
    <>
      <h1 className="sr-only">{t('heading')}</h1>
      <Link href={back} prefetch={false} className="link inline-flex min-h-11 items-center">
        {t('back')}
      </Link>
      <nav aria-label={t('widths')} className="flex flex-wrap gap-x-5">
        {previewWidths.map((one) => (
          <Link
            key={one}
            href={`${back}/preview?width=${one}`}
            prefetch={false}
            aria-current={one === width ? 'true' : undefined}
            className="link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
          >
            {one === 'own' ? t('own') : t('width', { width: one })}
          </Link>
        ))}
        <a href={src} className="link inline-flex min-h-11 items-center">
          {t('alone')}
        </a>
      </nav>
      <div className="@container mt-2 h-[80vh] min-h-96 overflow-hidden rounded-card border border-line-strong bg-surface">
        <iframe
          key={width}
          title={width === 'own' ? t('frameOwn') : t('frame', { width })}
          src={src}
          // Nothing is sent from here, and nothing leaves the frame.
          sandbox="allow-same-origin allow-scripts"
          className={`block h-[calc(max(80vh,24rem)/var(--room))] origin-top-left [scale:var(--room)] rtl:origin-top-right ${sizes[width]}`}
        />
      </div>
    </>
  );
}
