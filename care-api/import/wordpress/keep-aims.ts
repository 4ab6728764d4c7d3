import { aimPrefix } from '@/lib/contract/html';

/** Gives what the text's own jumps lead to, footnotes for example, ids that the cleaner keeps, and leaves out all others. */
export function keepAims(html: string, textId: number): string {
  const aims = new Map<string, string>();
  for (const [, aim = ''] of html.matchAll(/<a\b[^>]*\bhref=["']#([^"'\s]+)["']/gi)) {
    if (!aims.has(aim)) aims.set(aim, `${aimPrefix}${textId}-${aims.size + 1}`);
  }
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
