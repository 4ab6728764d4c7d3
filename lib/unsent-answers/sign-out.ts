import 'client-only';
import { sendForm } from '@/lib/browser/send-form';
import { announceSession } from '@/lib/browser/session';
import { forgetAllUnsent } from '@/lib/browser/unsent-words';
import { saveBeforeSignOut } from './save-before-sign-out';

/** What the spec keeps in a browser for somebody; the language stays. */
const personalKeys = [
  ...['username', 'email', 'token', 'admin', 'id', 'isAdmin', 'storedImageUrl'],
  ...['typeId', 'menuId', 'questions', 'PID'],
];

/** Where to go on, or null when the site could not be asked. */
export async function signOut(locale: string): Promise<string | null> {
  try {
    const forgetAnswers = await saveBeforeSignOut();
    const sent = await sendForm<{ location: string }>('/api/sign-out', { locale });
    if (!sent.ok) return null;
    forgetAnswers();
    forget();
    announceSession('signed-out');
    return sent.answer.location;
  } catch {
    return null;
  }
}

function forget(): void {
  forgetAllUnsent();
  try {
    for (const key of personalKeys) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Storage may be blocked: then it holds nothing.
  }
}
