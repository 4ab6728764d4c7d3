import 'server-only';
import { textOf } from './read-sent';

export function readPasskey(sent: FormData): { ticket: string; passkey: unknown } | null {
  try {
    return { ticket: textOf(sent, 'ticket'), passkey: JSON.parse(textOf(sent, 'passkey')) };
  } catch {
    return null;
  }
}
