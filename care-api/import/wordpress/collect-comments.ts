import { cleanHtml } from '@/care-api/html/clean-html';
import { type LinesByReason, note } from '@/care-api/import/reasons';
import { textOfHtml } from '@/lib/contract/search-text';
import type { WxrComment } from './wxr-schema';

export type ImportedComment = { key: string; parentKey: string | null; author: string; content: string; date: Date };

const longestComment = 4_000;

export function collectComments(
  postKey: string,
  written: readonly WxrComment[],
  skipped: LinesByReason,
): ImportedComment[] {
  const all = new Map(written.map((comment) => [comment.id, comment]));
  const kept = new Map<number, ImportedComment>();
  for (const comment of [...all.values()].sort((a, b) => Number(a.date) - Number(b.date) || a.id - b.id)) {
    const content = toText(comment.content);
    const reason = whyNot(comment, content);
    if (reason !== null || comment.date === null) note(skipped, reason ?? 'no date', comment.id);
    else {
      const author = toText(comment.author).replace(/\n/g, ' ').slice(0, 120);
      kept.set(comment.id, { key: `${comment.id} ${postKey}`, parentKey: null, author, content, date: comment.date });
    }
  }
  // An answer to a comment that is left out answers the nearest one above it that is not.
  return [...kept].map(([id, comment]) => ({
    ...comment,
    parentKey: kept.get(keptAncestor(id, all, kept))?.key ?? null,
  }));
}

function whyNot({ id, approved, type }: WxrComment, content: string): string | null {
  if (type === 'pingback' || type === 'trackback') return 'pingback';
  if (type !== '' && type !== 'comment') return `of another kind: ${type}`;
  if (approved === 'spam') return 'spam';
  if (approved === 'trash') return 'in the bin';
  if (approved !== '1') return 'not approved';
  return content === '' || !Number.isInteger(id) ? 'nothing in it' : null;
}

/** 0 for a comment that answers nothing, or that answers itself in the end. */
function keptAncestor(id: number, all: ReadonlyMap<number, WxrComment>, kept: ReadonlyMap<number, unknown>): number {
  const passed = new Set([id]);
  let above = all.get(id)?.parentId ?? 0;
  let found = 0;
  while (all.has(above)) {
    if (passed.has(above)) return 0;
    passed.add(above);
    if (found === 0 && kept.has(above)) found = above;
    above = all.get(above)?.parentId ?? 0;
  }
  return found;
}

function toText(html: string): string {
  return cleanHtml(html)
    .replace(/<br \/>|<\/p>/g, '\n')
    .split('\n')
    .map((line) => textOfHtml(line).replace(/\p{Cc}/gu, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, longestComment)
    .toWellFormed();
}
