import { aimPrefix } from '@/lib/contract/html';

/**
 * Gives what jumps lead to, the text's own, footnotes for example, and `others` from other pages, ids that the cleaner keeps,
 * and leaves out all others.
 */
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

/** By which other pages know a part of a text. */
export function aimId(textId: number, aim: string): string {
  return `${aimPrefix}${textId}-${aim.replace(/[^\w-]+/g, '-').slice(0, 40)}`;
}

/** Whether something in a text goes by this name. */
export function hasAim(html: string, aim: string): boolean {
  return ['"', "'"].some((quote) => html.includes(`id=${quote}${aim}${quote}`));
}
