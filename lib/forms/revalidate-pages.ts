import 'server-only';
import { revalidateTag } from 'next/cache';
import { cachedTags, type Endpoint } from '@/lib/contract/endpoint';
import { contentState, writtenContent } from '@/lib/http/content-state.mjs';

/** Pages that show what a call changed are rendered again as soon as somebody asks for them. */
export function revalidatePages({ changes = [] }: Endpoint): void {
  for (const tag of changes) revalidateTag(tag, { expire: 0 });
}

/** The same of a write that went through. What anyone sends without a session changes a page where the call says so alone. */
export function showWrite(call: Endpoint, { isSignedIn }: { isSignedIn: boolean }): void {
  revalidatePages(call);
  const isShown = isSignedIn || cachedTags.some((tag) => call.changes?.includes(tag));
  if (isShown) contentState()?.note([writtenContent]);
}
