import 'client-only';
import type { CallBackFault } from '@/lib/call-back/call-back-fields';

/** Null for success; otherwise what to tell the visitor. */
export async function sendCallBack(fields: Record<string, string>): Promise<CallBackFault | null> {
  try {
    const response = await fetch('/api/call-back', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(fields),
    });
    if (response.ok) return null;
    const fault: Partial<CallBackFault> = await response.json();
    return { message: fault.message ?? 'Please check the Network!', errors: fault.errors ?? {} };
  } catch {
    return { message: 'Please check the Network!', errors: {} };
  }
}
