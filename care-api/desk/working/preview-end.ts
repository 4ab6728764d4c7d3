import { and, eq, max } from 'drizzle-orm';
import { previewLinks } from '@/care-api/database/schema/working';
import type { Writer } from '@/care-api/kernel/db';
import type { Target } from './editable';

export async function getPreviewEnd(tx: Pick<Writer, 'select'>, { editable, id }: Target): Promise<string | null> {
  const [found] = await tx
    .select({ until: max(previewLinks.until) })
    .from(previewLinks)
    .where(and(eq(previewLinks.kind, editable.kind), eq(previewLinks.id, id)));
  return found?.until?.toISOString() ?? null;
}
