import { useTranslations } from 'next-intl';
import { PhotoCarousel } from '@/components/ui/photo-carousel';
import type { GalleryImage } from '@/lib/contract/gallery';
import { imageHref } from '@/lib/listings/image-href';

export function HomeBanners({ banners }: { banners: GalleryImage[] }) {
  const t = useTranslations('Home.banners');
  if (banners.length === 0) return null;
  return (
    <div className="no-print bg-sage-soft">
      <div className="wrap py-14">
        <h2 className="mb-6">{t('title')}</h2>
        <PhotoCarousel
          shape="banner"
          label={t('title')}
          images={banners.map(({ photo, description }) => ({ src: imageHref(photo), alt: description }))}
        />
      </div>
    </div>
  );
}
