import { aimPrefix } from '@/lib/contract/html';

/** Aims of the text's own jumps, and `others` from other pages, get ids that the cleaner keeps; the rest go. */
export function keepAims(html: string, textId: number, others: readonly string[] = []): string {
  const aims = new Map<string, string>();
  for (const [, aim = ''] of html.matchAll(/<a\b[^>]*\bhref=["']#([^"'\s]+)["']/gi)) {
    if (!aims.has(aim)) aims.set(aim, `${aimPrefix}${textId}-${aims.size + 1}`);
  }
  for (const aim of others) aims.set(aim, aimId(textId, aim));
  if (aims.size === 0) return html;
  return html.replace(/<[a-z][^>]*>/gi, (tag) =>
    tag
      .replace(/(\bhref=["'])#([^"'\s]+)/i, (whole, start: string, aim: string) => {
        const id = aims.get(aim);
        return id ? `${start}#${id}` : whole;
      })
      .replace(/\s(?:id|name)=["']([^"']*)["']/gi, (_, aim: string) => {
        const id = aims.get(aim);
        return id ? ` id="${id}"` : '';
      }),
  );
}

export function aimId(textId: number, aim: string): string {
  return `${aimPrefix}${textId}-${aim.replace(/[^\w-]+/g, '-').slice(0, 40)}`;
}

export function hasAim(html: string, aim: string): boolean {
  return ['"', "'"].some((quote) => html.includes(`id=${quote}${aim}${quote}`));
}
