import type { Video } from '@/lib/contract/video';
import { websiteHref } from '@/lib/listings/website-href';

export type VideoView = {
  id: number;
  category: string;
  /** Its description or, without one, its category; may be ''. */
  title: string;
  /** Of the player; null when the link leads elsewhere. */
  key: string | null;
  link: { href: string; isOwn: boolean } | null;
  /** Our own drawing: YouTube's picture would be a request to YouTube. */
  cover: string;
  addedAt: string | null;
};

/** First match wins. */
const covers: readonly [RegExp, string][] = [
  [/job|carers|training|work/i, 'carer-jobs'],
  [/live-?in|day|home/i, 'live-in-care'],
  [/choose|choosing|find|famil/i, 'find-a-carer'],
];

type Said = Omit<Video, 'version' | 'updatedAt'>;

export function toVideoView({ id, category, description, key, link, addedAt }: Said): VideoView {
  const words = `${category} ${description}`;
  const cover = covers.find(([pattern]) => pattern.test(words))?.[1] ?? 'information';
  return {
    id,
    category,
    title: description || category,
    key,
    link: linkOf(link),
    cover: `/illustrations/${cover}.svg`,
    addedAt,
  };
}

function linkOf(link: string): VideoView['link'] {
  if (/^\/(?![/\\])/.test(link)) return { href: link, isOwn: true };
  const href = websiteHref(link);
  return href ? { href, isOwn: false } : null;
}
