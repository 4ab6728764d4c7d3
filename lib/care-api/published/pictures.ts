import 'server-only';
import type { Choice } from '@/lib/admin/resource';
import { endpoints } from '@/lib/contract/endpoints';
import { rowsOf } from '@/lib/contract/staff-list';
import { readAs } from '../client';

/** An API without a library has what its gallery shows, each picture once. */
export async function listShownPictures(accessToken: string): Promise<Choice[]> {
  const reading = await readAs(accessToken, endpoints.listGalleryImages);
  const images = reading.state === 'ready' ? rowsOf(reading.value) : [];
  const names = new Map(images.map(({ photo, description }) => [photo, description || photo]));
  return [...names].map(([value, label]) => ({ value, label }));
}
