import 'client-only';
import { announceSession } from './session';

type Deletion = { location: string } | { message: string };

/** Deletes the account; where to go on, or what to tell. Other tabs hear of it. */
export async function deleteAccount(locale: string, password: string): Promise<Deletion> {
  try {
    const response = await fetch('/api/my-data/delete', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ locale, password }),
    });
    const answer: { location?: string; message?: string } = await response.json();
    if (!response.ok || !answer.location) return { message: answer.message ?? 'Please check the Network!' };
    forget();
    announceSession('signed-out');
    return { location: answer.location };
  } catch {
    return { message: 'Please check the Network!' };
  }
}

function forget(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage may be blocked: then it holds nothing.
  }
}
