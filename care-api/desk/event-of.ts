import { type WebhookEvent, type WebhookKind, webhookEvents, webhookKinds } from '@/lib/contract/webhook';
import type { Deed } from './deed';

export type Happened = { type: WebhookEvent; kind: WebhookKind; ids: number[] };

/** Deeds that have a word of their own; others are `changed`. */
const words = new Map<string, string>([
  ...([
    ['create', 'created'],
    ['withdraw', 'withdrawn'],
  ] as const),
  ...([
    ['publish', 'published'],
    ['publish.schedule', 'published'],
  ] as const),
  ...([
    ['unpublish', 'unpublished'],
    ['unpublish.schedule', 'unpublished'],
  ] as const),
  ...([
    ['trash', 'trashed'],
    ['restore', 'restored'],
    ['delete', 'deleted'],
    ['trash.emptied', 'deleted'],
  ] as const),
]);
const looks = ['read', 'preview', 'preview.end', 'export', 'schedule', 'unschedule', 'discard'];
/** Deeds on many whose name alone says that they move rows on. */
const moves = ['close', 'spam'];

export function eventOf(deed: Pick<Deed, 'kind' | 'action' | 'objectId' | 'changes'>): Happened | null {
  const kind = webhookKinds.find((one) => one === deed.kind);
  if (!kind) return null;
  const { changes, objectId } = deed;
  const action = deed.action.replace(/\.many$/, '');
  const isMoved = 'stage' in changes || 'state' in changes || moves.includes(action);
  if (looks.includes(action) && !isMoved) return null;
  const word = words.get(action) ?? (isMoved ? 'stageChanged' : 'changed');
  const ids = objectId === '' ? idsOf(changes) : [Number(objectId)].filter(Number.isSafeInteger);
  return ids.length === 0 ? null : { type: toType(kind, word) ?? `${kind}.changed`, kind, ids };
}

function toType(kind: WebhookKind, word: string): WebhookEvent | undefined {
  return webhookEvents.find((event) => event === `${kind}.${word}`);
}

function idsOf({ ids }: Deed['changes']): number[] {
  const [before, after] = ids ?? [null, null];
  const named = Array.isArray(after) ? after : before;
  return Array.isArray(named) ? named.filter(Number.isSafeInteger) : [];
}
