import { z } from 'zod';
import { says } from './issue-faults';
import { orderedFields, orderedWire } from './kept-fields';
import { resources } from './resources';
import { id, ignored, moment, ownId, text, typed, versionInput } from './wire';

export const videoSchema = z
  .object({
    videoGalleryId: id,
    videoCategory: text,
    videoLink: text,
    videoDescp: text,
    createdAt: moment.optional(),
    ...orderedWire,
  })
  .transform((wire) => ({
    id: wire.videoGalleryId,
    category: wire.videoCategory,
    link: wire.videoLink,
    description: wire.videoDescp,
    key: videoKey(wire.videoLink),
    addedAt: wire.createdAt ?? null,
    version: wire.version ?? null,
    updatedAt: wire.updatedAt ?? null,
  }));
export const videoExtensionFields = ['createdAt', ...orderedFields] as const;
export type Video = z.output<typeof videoSchema>;
export type VideoWire = z.input<typeof videoSchema>;

const { lengths } = resources.video;

export const videoInput = z.strictObject({
  videoGalleryId: ownId,
  videoCategory: typed(lengths.category).nullish(),
  videoLink: typed(lengths.link).min(1, says('videoLinkRequired')).refine(isHttp, says('videoLinkInvalid')),
  videoDescp: typed(lengths.description).nullish(),
  version: versionInput,
  createdAt: ignored,
  position: ignored,
  updatedAt: ignored,
  deletedAt: ignored,
});

export function videoKey(link: string): string | null {
  const url = toUrl(link);
  const key = url?.searchParams.get('v') ?? keyInPath(url) ?? '';
  return /^[\w-]{6,20}$/.test(key) ? key : null;
}

/** `youtu.be/KEY`, `www.youtube.com/shorts/KEY`: what people copy. */
function keyInPath(url: URL | null): string | undefined {
  const host = url?.hostname.replace(/^(www|m)\./, '');
  if (host === 'youtu.be') return url?.pathname.split('/')[1];
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  return /^\/(?:shorts|embed|live)\/([^/]+)/.exec(url?.pathname ?? '')?.[1];
}

function isHttp(link: string): boolean {
  return /^https?:$/.test(toUrl(link)?.protocol ?? '');
}

function toUrl(link: string): URL | null {
  return URL.canParse(link) ? new URL(link) : null;
}
