import 'client-only';
import type { z } from 'zod';
import type { similarListings } from '@/lib/contract/listing-list';

export type Similar = z.output<typeof similarListings>[number];

export async function askSimilar(asked: { title: string; postcode: string; not: string }): Promise<Similar[]> {
  try {
    const response = await fetch(`/api/care/admin/listings/similar?${new URLSearchParams(asked)}`);
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}
