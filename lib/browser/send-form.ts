import 'client-only';
import type { FaultReport } from '@/lib/contract/faults';

/** What came of a form: its answer, or what is wrong; status 0 when the site could not be asked. */
export type Sent<Answer> = { ok: true; answer: Answer } | SentFault;
export type SentFault = FaultReport & { ok: false; status: number };

const away = { message: '', code: 'systemAway' } as const;
const network = { message: '', code: 'network' } as const;

export async function sendForm<Answer>(
  address: string,
  fields: Record<string, string> | FormData,
): Promise<Sent<Answer>> {
  const isWhole = fields instanceof FormData;
  let refusedBy = 0;
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json', ...(!isWhole && { 'content-type': 'application/json' }) },
      body: isWhole ? fields : JSON.stringify(fields),
    });
    if (!response.ok) refusedBy = response.status;
    const answer = await response.json();
    if (response.ok) return { ok: true, answer };
    const report = typeof answer?.message === 'string' ? answer : away;
    return { ...report, ok: false, status: response.status };
  } catch {
    // A page in place of our answer comes from a network that wants a log-in first; in place of a refusal, from before us.
    return { ...(refusedBy ? away : network), ok: false, status: refusedBy };
  }
}

export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
