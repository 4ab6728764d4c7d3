import 'client-only';
import type { ProfileFault } from '@/lib/profile/profile-fields';

/** Null for success; otherwise what to tell, and whether the session is over. */
export async function sendProfile(form: FormData): Promise<(ProfileFault & { isOver: boolean }) | null> {
  try {
    const response = await fetch('/api/profile', {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
    });
    if (response.ok) return null;
    const fault: Partial<ProfileFault> = await response.json();
    return { message: 'Please check the Network!', errors: {}, ...fault, isOver: response.status === 401 };
  } catch {
    return { message: 'Please check the Network!', errors: {}, isOver: false };
  }
}
