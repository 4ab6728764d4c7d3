import 'server-only';
import { revalidateTag } from 'next/cache';
import type { Endpoint } from '@/lib/contract/endpoint';

/** Pages that show what a call changed are rendered again as soon as somebody asks for them. */
export function revalidatePages({ changes = [] }: Endpoint): void {
  for (const tag of changes) revalidateTag(tag, { expire: 0 });
}
