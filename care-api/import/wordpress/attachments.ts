import { cleanHtml } from '@/care-api/html/clean-html';
import { textOfHtml } from '@/lib/contract/search-text';
import type { WxrItem } from './wxr-schema';

export type Attachment = {
  id: number;
  url: string;
  alt: string;
  /** HTML. */
  caption: string;
  /** The post or page it was put into; 0 for none. */
  parentId: number;
};

/** By id, in the order in which a gallery shows them. */
export function collectAttachments(items: readonly WxrItem[]): Map<number, Attachment> {
  const found = items
    .filter(({ type, attachmentUrl }) => type === 'attachment' && /^https?:\/\//i.test(attachmentUrl))
    .sort((a, b) => a.order - b.order || a.id - b.id);
  return new Map(
    found.map(({ id, attachmentUrl: url, parentId, excerpt, meta }) => [
      id,
      { id, url, parentId, caption: excerpt, alt: plain(meta.get('_wp_attachment_image_alt') ?? '') },
    ]),
  );
}

function plain(written: string): string {
  return textOfHtml(cleanHtml(written)).slice(0, 500);
}
