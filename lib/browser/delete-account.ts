import 'client-only';
import { type Sent, sendForm } from './send-form';
import { announceSession } from './session';

export async function deleteAccount(locale: string, password: string): Promise<Sent<{ location: string }>> {
  const sent = await sendForm<{ location: string }>('/api/my-data/delete', { locale, password });
  if (!sent.ok) return sent;
  forget();
  announceSession('signed-out');
  return sent;
}

function forget(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage may be blocked: then it holds nothing.
  }
}
