import 'client-only';
import type { AdviceInput, KeptAdvice } from '@/lib/contract/kept-questionnaire';

export async function decideOnAdvice(id: string, input: AdviceInput): Promise<KeptAdvice[] | null> {
  try {
    const response = await fetch(`/api/care/admin/questionnaires/${id}/advice`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(input),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
