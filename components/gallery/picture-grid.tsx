'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { InOwnLanguage } from '@/components/ui/in-own-language';
import { Picture } from '@/components/ui/picture';
import { type GalleryPicture, Lightbox } from './lightbox';

/** Every picture is a link to itself in full; script shows it in a dialog instead. */
export function PictureGrid({ pictures }: { pictures: GalleryPicture[] }) {
  const t = useTranslations('Client.lightbox');
  const [shown, setShown] = useState<number | null>(null);

  function onPress(event: React.MouseEvent, index: number) {
    const wantsOwnTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (wantsOwnTab) return;
    event.preventDefault();
    setShown(index);
  }

  return (
    <>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {pictures.map(({ id, src, description }, index) => (
          <li key={id} id={`picture-${id}`}>
            <figure className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
              <a href={src} onClick={(event) => onPress(event, index)} className="block">
                <Picture
                  src={src}
                  alt={description || t('picture', { number: index + 1, count: pictures.length })}
                  sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
                  width={600}
                  height={400}
                  loading={index === 0 ? 'first' : 'lazy'}
                  className="aspect-[3/2] w-full bg-sage-soft object-cover"
                />
              </a>
              {description && (
                <InOwnLanguage as="figcaption" className="p-4 text-sm">
                  {description}
                </InOwnLanguage>
              )}
            </figure>
          </li>
        ))}
      </ul>
      {shown !== null && <Lightbox pictures={pictures} start={shown} onClose={() => setShown(null)} />}
    </>
  );
}
