import { useLocale } from 'next-intl';
import { focusInName, listVariants, sizeInName } from '@/lib/contract/picture-variants';
import { languageMark } from '@/lib/i18n/language-mark';

type PictureProps = {
  src: string;
  alt: string;
  /** How wide it is shown, as `sizes` of an image says it: the browser chooses a copy by it. */
  sizes: string;
  /** Room to keep where the picture's name does not say its size. */
  width: number;
  height: number;
  /** `first` is what people see first: nothing waits for it. */
  loading?: 'lazy' | 'eager' | 'first';
  className?: string;
};

/** A picture in the formats and widths the care API keeps; as it is where its name promises none. */
export function Picture({ src, alt, sizes, width, height, loading = 'lazy', className }: PictureProps) {
  const locale = useLocale();
  const size = sizeInName(src) ?? { width, height };
  const focus = focusInName(src);
  const plain = (
    // biome-ignore lint/performance/noImgElement: sizes and formats are the care API's work
    <img
      src={src}
      alt={alt}
      lang={languageMark(alt, locale).lang}
      width={size.width}
      height={size.height}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={loading === 'first' ? 'high' : undefined}
      decoding="async"
      className={className}
      style={focus ? { objectPosition: `${focus.x}% ${focus.y}%` } : undefined}
    />
  );
  if (!sizeInName(src)) return plain;
  return (
    <picture className="contents">
      {/* Hidden, or a grid would keep room for them. */}
      <source className="hidden" type="image/avif" {...sources(src, 'avif', sizes)} />
      <source className="hidden" type="image/webp" {...sources(src, 'webp', sizes)} />
      {plain}
    </picture>
  );
}

function sources(src: string, format: 'avif' | 'webp', sizes: string) {
  const copies = listVariants(src, format);
  return { srcSet: copies.map(({ name, width }) => `${name} ${width}w`).join(', '), sizes };
}
