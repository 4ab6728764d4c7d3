import type { VideoObject } from 'schema-dts';
import type { VideoView } from '@/lib/gallery/video-view';

export function videoObjects(videos: readonly VideoView[], site: string): VideoObject[] {
  return videos.flatMap(({ title, key, cover, addedAt }): VideoObject[] =>
    title && key && addedAt
      ? [
          {
            '@type': 'VideoObject',
            name: title,
            description: title,
            thumbnailUrl: `${site}${cover}`,
            uploadDate: addedAt,
            embedUrl: `https://www.youtube-nocookie.com/embed/${key}`,
          },
        ]
      : [],
  );
}
