import 'client-only';
import { announceSession } from './session';

export type Staying = 'renewed' | 'ended' | 'impossible' | 'away';

export async function staySignedIn(): Promise<Staying> {
  try {
    const { ok, status } = await fetch('/api/session', { method: 'POST', headers: { accept: 'application/json' } });
    if (ok || status === 401) announceSession(ok ? 'renewed' : 'ended');
    if (ok) return 'renewed';
    if (status === 401) return 'ended';
    return status === 501 ? 'impossible' : 'away';
  } catch {
    return 'away';
  }
}
