import { z } from 'zod';
import { says } from './issue-faults';
import { id, ignored, moment, ownId, text, typed } from './wire';

export const videoSchema = z
  .object({
    videoGalleryId: id,
    videoCategory: text,
    videoLink: text,
    videoDescp: text,
    /** Extension: when it came into the gallery. */
    createdAt: moment.optional(),
  })
  .transform((wire) => ({
    id: wire.videoGalleryId,
    category: wire.videoCategory,
    link: wire.videoLink,
    description: wire.videoDescp,
    /** Of the player: the link's `v` parameter. */
    key: videoKey(wire.videoLink),
    addedAt: wire.createdAt ?? null,
  }));
export const videoExtensionFields = ['createdAt'] as const;
export type Video = z.output<typeof videoSchema>;

export const videoInput = z.strictObject({
  videoGalleryId: ownId,
  videoCategory: typed(120).nullish(),
  videoLink: typed(500).min(1, says('videoLinkRequired')).refine(isHttp, says('videoLinkInvalid')),
  videoDescp: typed(1_000).nullish(),
  createdAt: ignored,
});

/** The `v` query parameter of a link; null when there is none or it is no key. */
export function videoKey(link: string): string | null {
  const key = toUrl(link)?.searchParams.get('v') ?? '';
  return /^[\w-]{6,20}$/.test(key) ? key : null;
}

function isHttp(link: string): boolean {
  return /^https?:$/.test(toUrl(link)?.protocol ?? '');
}

function toUrl(link: string): URL | null {
  return URL.canParse(link) ? new URL(link) : null;
}
