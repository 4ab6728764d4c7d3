import 'client-only';
import type { ApplicationWire } from '@/lib/contract/application';
import type { Begun } from '@/lib/contract/draft';
import { fetchJson } from './fetch-json';

/** Whether whoever is signed in has applied here, and when, or has begun to; null for neither. */
export async function askOwnApplication(listingId: number): Promise<{ sentAt: string | null } | null> {
  const [sent, begun] = await Promise.all([
    fetchJson<ApplicationWire[]>('/api/care/Response/applications'),
    fetchJson<Begun[]>('/api/care/session/drafts'),
  ]);
  if (begun.some(({ typeId }) => typeId === listingId)) return { sentAt: null };
  const newest = sent.find(({ typeId, withdrawn }) => typeId === listingId && !withdrawn);
  return newest?.createdDate ? { sentAt: newest.createdDate } : null;
}
