import 'server-only';
import { textOf } from './read-sent';

/** What script sends of a passkey: a ticket, and the browser's answer as JSON. Null for what is no JSON. */
export function readPasskey(sent: FormData): { ticket: string; passkey: unknown } | null {
  try {
    return { ticket: textOf(sent, 'ticket'), passkey: JSON.parse(textOf(sent, 'passkey')) };
  } catch {
    return null;
  }
}
