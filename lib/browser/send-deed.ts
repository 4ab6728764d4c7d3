import 'client-only';
import type { Run } from '@/lib/contract/bulk';

type Deed = { action: string; value?: string; ids: number[]; versions: Record<string, number> };

/** Does something with rows of a kind. 'refused' is told by the plain form alone; 'away' is no answer. */
export async function sendDeed(kind: string, deed: Deed): Promise<Pick<Run, 'id' | 'changed'> | 'refused' | 'away'> {
  try {
    const response = await fetch(`/api/care/admin/bulk/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(deed),
      // Whoever goes on to another page has still decided.
      keepalive: true,
    });
    if (!response.ok) return 'refused';
    const { id, changed } = Object(await response.json());
    return typeof id === 'number' && typeof changed === 'number' ? { id, changed } : 'refused';
  } catch {
    return 'away';
  }
}
