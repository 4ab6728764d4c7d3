import { useLocale, useTranslations } from 'next-intl';
import type { Media } from '@/lib/contract/media';
import { Moment } from '../layout/moment';
import { Thumb } from '../pictures/thumb';
import type { ResourceView } from '../resource/resource-view';

export const mediaView: ResourceView<Media> = {
  isGrid: true,
  columns: [
    {
      key: 'picture',
      label: 'AdminMedia.picture',
      cell: ({ name, type }) => (type ? <PaperMark type={type} /> : <Thumb name={name} />),
    },
    {
      key: 'title',
      label: 'AdminMedia.title',
      sort: 'title',
      isTitle: true,
      cell: ({ title, name }) => <span className="wrap-anywhere">{title || name}</span>,
    },
    { key: 'alt', label: 'AdminMedia.alt', cell: (picture) => <Alt picture={picture} /> },
    { key: 'use', label: 'AdminMedia.use', isSecondary: true, cell: ({ isUsed }) => <Used isUsed={isUsed === true} /> },
    {
      key: 'size',
      label: 'AdminMedia.size',
      sort: 'bytes',
      isSecondary: true,
      cell: (picture) => <Size picture={picture} />,
    },
    {
      key: 'created',
      label: 'AdminMedia.added',
      sort: 'created',
      isSecondary: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ],
};

function PaperMark({ type }: { type: string }) {
  return (
    <span className="grid aspect-[4/3] w-full max-w-32 place-content-center rounded-control bg-sage-soft font-semibold uppercase">
      {type}
    </span>
  );
}

function Alt({ picture: { alt, isDecorative, type } }: { picture: Media }) {
  const t = useTranslations('AdminMedia');
  if (type) return null;
  if (alt)
    return (
      <span dir="auto" className="wrap-anywhere line-clamp-3 block max-w-prose">
        {alt}
      </span>
    );
  return isDecorative ? t('decoration') : <span className="text-danger">{t('missing')}</span>;
}

function Used({ isUsed }: { isUsed: boolean }) {
  const t = useTranslations('AdminMedia');
  return t(isUsed ? 'used' : 'notUsed');
}

function Size({ picture: { size, bytes } }: { picture: Media }) {
  const t = useTranslations('AdminMedia');
  const format = new Intl.NumberFormat(useLocale(), { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
  const weight = format.format(Math.ceil(bytes / 1024));
  return size ? t('sizeOf', { ...size, bytes: weight }) : weight;
}
