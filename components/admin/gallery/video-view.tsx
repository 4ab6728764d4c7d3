import { useTranslations } from 'next-intl';
import type { Video } from '@/lib/contract/video';
import { Excerpt } from '../layout/beginning';
import { changedColumn } from '../resource/changed-column';
import type { ResourceView } from '../resource/resource-view';

export const videoView: ResourceView<Video> = {
  columns: [
    {
      key: 'description',
      label: 'AdminVideos.description',
      isTitle: true,
      cell: ({ description, category, link }) => <Excerpt text={description || category || link} />,
    },
    { key: 'category', label: 'AdminVideos.category', sort: 'category', cell: ({ category }) => <bdi>{category}</bdi> },
    { key: 'link', label: 'AdminVideos.link', isSecondary: true, cell: (video) => <Address video={video} /> },
    changedColumn,
  ],
};

function Address({ video: { link, key } }: { video: Video }) {
  const t = useTranslations('AdminVideos');
  return (
    <>
      <bdi dir="ltr" className="wrap-anywhere sm:inline-block sm:min-w-36">
        {link}
      </bdi>
      {!key && <span className="block text-muted text-sm">{t('noFilm')}</span>}
    </>
  );
}
