import 'client-only';
import type { Outcome, Work } from '@/lib/admin/save-model';
import type { FaultReport } from '@/lib/contract/faults';
import { sendForm } from './send-form';

type Answer = { location: string; work?: Work; at?: string };

export type SentWork = { outcome: Outcome; location: string | null; report: FaultReport | null };

export async function sendWork(address: string, fields: Record<string, string>): Promise<SentWork> {
  const sent = await sendForm<Answer>(address, fields);
  if (sent.ok) {
    const { location, work, at = '' } = sent.answer;
    const outcome: Outcome = work ? { state: 'saved', work, at } : { state: 'refused' };
    return { outcome, location, report: null };
  }
  const { ok: _, status, current, changedBy = '', ...report } = sent;
  const theirs = toTheirs(current);
  if (theirs) return { outcome: { state: 'faster', ...theirs, who: changedBy }, location: null, report: null };
  const state = status === 0 ? 'network' : status >= 500 ? 'away' : 'refused';
  return { outcome: { state }, location: null, report };
}

type Current = Work & { base: Record<string, string> | null };

function toTheirs(value: unknown): { work: Work; base: Record<string, string> | null } | null {
  if (!isCurrent(value)) return null;
  const { base, ...work } = value;
  return { work, base };
}

function isCurrent(value: unknown): value is Current {
  return (
    typeof value === 'object' && value !== null && 'fields' in value && 'version' in value && 'publicVersion' in value
  );
}

type Lease = { isMine: boolean; isYours: boolean; name: string; since: string };

export async function askLease(row: string, tab: string, take: boolean): Promise<Lease | null> {
  try {
    const response = await fetch(`/api/care/admin/lease/${row}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tab, take }),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}

/** Others need not wait until it ends by itself. */
export function leaveLease(row: string, tab: string): void {
  fetch(`/api/care/admin/lease/${row}?tab=${tab}`, { method: 'DELETE', keepalive: true }).catch(() => {});
}
