import { z } from 'zod';
import type { Attachment } from './attachments';
import { elementorHtml } from './elementor';
import { listParts, type Part, withInsideLinks, withWholeAddresses } from './inside-links';
import { aimId, hasAim } from './keep-aims';
import { oldSite } from './old-site';
import { blockLibrary, withReusableBlocks } from './reusable-blocks';
import { toHtml } from './to-html';
import type { Wxr, WxrItem } from './wxr-schema';

/** Links inside the old site are marked. */
export function openConverter(
  wxr: Wxr,
  attachments: ReadonlyMap<number, Attachment>,
): (item: WxrItem) => { html: string; leftOut: string[] } {
  const { items } = wxr;
  const site = oldSite(wxr);
  const library = blockLibrary(items);
  const texts = new Map(items.map((item) => [item.id, elementorHtml(item) || item.html]));
  const textOf = (id: number) => texts.get(id) ?? '';
  const isThere = ({ id, part }: Part) => hasAim(textOf(id), part);
  const wanted = items.flatMap(({ id }) => listParts(textOf(id), site)).filter(isThere);
  const aimOf = (aim: Part) => (isThere(aim) ? aimId(aim.id, aim.part) : aim.part);
  return (item) => {
    const { id } = item;
    const missed = new Set<string>();
    const whole = withReusableBlocks(textOf(id), library, (name) => missed.add(name));
    const { html, lost } = toHtml({
      id,
      text: withWholeAddresses(whole, site),
      footnotes: footnotesOf(item),
      aims: wanted.filter((aim) => aim.id === id).map(({ part }) => part),
      attachments,
      own: [...attachments.values()].filter(({ parentId }) => parentId === id),
    });
    const leftOut = [
      ...lost.map((name) => `[${name}] left out: a shortcode that only its plugin can show`),
      ...[...missed].map((name) => `${name} left out: the export does not have it`),
    ];
    return { html: withInsideLinks(withWholeAddresses(html, site), site, aimOf), leftOut };
  };
}

const footnotes = z.array(z.object({ id: z.string(), content: z.string() })).catch([]);

function footnotesOf({ meta }: WxrItem): z.output<typeof footnotes> {
  try {
    return footnotes.parse(JSON.parse(meta.get('footnotes') || '[]'));
  } catch {
    return [];
  }
}
