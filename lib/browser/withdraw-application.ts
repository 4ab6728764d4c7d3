import 'client-only';
import { toWithdrawFault, type WithdrawFault } from '@/lib/applications/withdrawal';

export async function withdrawApplication(id: number): Promise<WithdrawFault | null> {
  try {
    const response = await fetch(`/api/care/Response/applications/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ withdrawn: true }),
    });
    return toWithdrawFault(response.status);
  } catch {
    return 'away';
  }
}
